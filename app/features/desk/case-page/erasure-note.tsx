/** A case that will be erased says when; a manager can take back what a manager asked for. */
import { useState } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatMoment } from '#domain/desk/moment.ts'
import type { DeskAnswer } from '../call.ts'
import type { CaseAnswer } from '../case-parts/desk-api.ts'
import { useDeskCall } from '../confirm.tsx'
import { DeskError } from '../desk-error.tsx'

interface NoteProps {
	caseId: string
	erasure: NonNullable<CaseAnswer['erasure']>
	isManager: boolean
	onChange: () => void
}

export function ErasureNote({ caseId, erasure, isManager, onChange }: NoteProps) {
	const t = useT('desk-case')
	const language = useLanguage()
	const call = useDeskCall()
	const [answer, setAnswer] = useState<DeskAnswer | null>(null)

	async function undo() {
		const given = await call(`DELETE /api/desk/cases/${caseId}/erasure`)
		setAnswer(given.error ? given : null)
		if (!given.error) onChange()
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
