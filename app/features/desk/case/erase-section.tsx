/** Erasing a case for good, by the manager: what goes is said, the reference is typed, and a day remains to take it back. */
import { ChevronDown, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { TextArea, TextField } from '#app/components/field.tsx'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatMoment } from '#domain/desk/moment.ts'
import type { DeskAnswer } from '../call.ts'
import type { CaseAnswer } from '../cases/answers.ts'
import { useDeskCall } from '../confirm.tsx'
import { DeskError } from '../desk-error.tsx'

export function EraseSection({ file, onChange }: { file: CaseAnswer; onChange: () => void }) {
	const t = useT('desk-case')
	const language = useLanguage()
	const call = useDeskCall()
	const [answer, setAnswer] = useState<DeskAnswer | null>(null)
	const [isWrong, setWrong] = useState(false)
	const address = `/api/desk/cases/${file.case.id}/erasure`

	async function done(given: DeskAnswer) {
		setAnswer(given.error ? given : null)
		if (!given.error) onChange()
	}

	async function erase(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const typed = new FormData(event.currentTarget)
		const reference = `${typed.get('reference') ?? ''}`.trim().toUpperCase()
		setWrong(reference !== file.case.reference)
		if (reference !== file.case.reference) return
		await done(await call(`POST ${address}`, { reason: typed.get('reason') }))
	}

	if (file.erasure_due_at) {
		return (
			<section className="case-card case-erase" aria-label={t('erase.title')}>
				<p>{t('erase.due', { date: formatMoment(language, file.erasure_due_at) })}</p>
				<DeskError answer={answer} />
				<Button variant="line" onClick={async () => done(await call(`DELETE ${address}`))}>
					{t('erase.undo')}
				</Button>
			</section>
		)
	}
	return (
		<details className="case-card case-erase">
			<summary>
				<Trash2 className="icon" aria-hidden="true" />
				{t('erase.title')}
				<ChevronDown className="icon" aria-hidden="true" />
			</summary>
			<form className="desk-form" onSubmit={erase}>
				<p>{t('erase.what', { n: file.documents.length })}</p>
				<TextArea name="reason" label={t('erase.reason')} required="browser" rows={2} />
				<TextField
					name="reference"
					dir="ltr"
					autoComplete="off"
					label={t('erase.reference')}
					hint={file.case.reference}
					required="browser"
				/>
				{isWrong && <p role="alert">{t('erase.wrong')}</p>}
				<DeskError answer={answer} />
				<Button type="submit" variant="line">
					{t('erase.submit')}
				</Button>
			</form>
		</details>
	)
}
