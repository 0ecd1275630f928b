/** A case that will be erased says when; the manager can take it back until then. */
import { useState } from 'react'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatMoment } from '#domain/desk/moment.ts'
import type { DeskAnswer } from '../call.ts'
import { useDeskCall } from '../confirm.tsx'
import { DeskError } from '../desk-error.tsx'

interface NoteProps {
	caseId: string
	dueAt: string
	isManager: boolean
	onChange: () => void
}

export function ErasureNote({ caseId, dueAt, isManager, onChange }: NoteProps) {
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
			<p>{t('erase.due', { date: formatMoment(language, dueAt) })}</p>
			<DeskError answer={answer} />
			{isManager && (
				<Button variant="line" onClick={() => void undo()}>
					{t('erase.undo')}
				</Button>
			)}
		</section>
	)
}
