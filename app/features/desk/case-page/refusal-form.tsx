/** Why a document is refused: from a ready reason or typed, with what the family hears of it, and asked for again in the same step. */
import { type FormEvent, useState } from 'react'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'

/** Its title is for the colleague, its text for the family. */
export interface RefusalReason {
	id: string
	title: string
	text: string
}

interface FormProps {
	reasons: readonly RefusalReason[]
	isBusy: boolean
	onRefuse: (refusal: { reason: string; ask_again: boolean }) => void
}

export function RefusalForm({ reasons, isBusy, onRefuse }: FormProps) {
	const t = useT('desk-case')
	const [reason, setReason] = useState('')

	function refuse(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		onRefuse({ reason, ask_again: new FormData(event.currentTarget).has('ask_again') })
	}

	return (
		<form className="desk-form" onSubmit={refuse}>
			<fieldset className="case-reasons">
				<legend className="field-label">{t('docs.ready')}</legend>
				{reasons.map(({ id, title, text }) => (
					<button key={id} type="button" onClick={() => setReason(text)}>
						{title}
					</button>
				))}
			</fieldset>
			<label className="field">
				<span className="field-label">{t('docs.reason')}</span>
				<textarea
					name="reason"
					required
					className="field-input"
					rows={3}
					dir="auto"
					value={reason}
					onChange={({ currentTarget }) => setReason(currentTarget.value)}
				/>
			</label>
			<label className="desk-check">
				<input type="checkbox" name="ask_again" defaultChecked />
				<span>{t('docs.askAgain')}</span>
			</label>
			<p className="desk-muted">{t('docs.familyTold')}</p>
			<Button type="submit" variant="brand" small disabled={isBusy}>
				{t('docs.refuseNow')}
			</Button>
		</form>
	)
}
