/** A case that will be erased says when; a manager can take back what a manager asked for. */
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import type { CaseAnswer } from '#domain/desk/desk-api.ts'
import { formatMoment } from '#domain/desk/moment.ts'
import { DeskError } from '../desk-error.tsx'
import { useSend } from '../use-send.ts'

interface NoteProps {
	caseId: string
	erasure: NonNullable<CaseAnswer['erasure']>
	isManager: boolean
	onChange: () => void
}

export function ErasureNote({ caseId, erasure, isManager, onChange }: NoteProps) {
	const t = useT('desk-case')
	const language = useLanguage()
	const { send, answer } = useSend(`${caseId} erasure`)

	async function undo() {
		const given = await send(`DELETE /api/desk/cases/${caseId}/erasure`)
		if (given?.error === null) onChange()
	}

	return (
		<section className="case-card case-erase" aria-label={t('erase.title')}>
			<p>{t('erase.due', { date: formatMoment(language, erasure.due_at) })}</p>
			{erasure.by === 'applicant' && <p>{t('erase.byApplicant')}</p>}
			<DeskError answer={answer} />
			{isManager && erasure.by === 'office' && (
				<Button variant="line" onClick={() => void undo()}>
					{t('erase.undo')}
				</Button>
			)}
		</section>
	)
}
