/** A manager erases a case for good: the dialog lists what is deleted, asks for the reference, and it can be undone for a day. */
import { type FormEvent, useId, useRef, useState } from 'react'
import { SelectField, TextField } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { erasureReasons } from '#domain/cases/codes.ts'
import type { CaseAnswer } from '#domain/desk/desk-api.ts'
import { DeskError } from '../desk-error.tsx'
import { DialogActions } from '../dialog-actions.tsx'
import { useSend } from '../use-send.ts'

interface EraseProps {
	file: CaseAnswer
	onDone: () => void
	onClose: () => void
}

export function EraseDialog({ file, onDone, onClose }: EraseProps) {
	const t = useT('desk-case')
	const { send, answer, isBusy } = useSend(`${file.case.id} erasure`)
	const dialog = useRef<HTMLDialogElement>(null)
	const title = useId()
	const [isWrong, setWrong] = useState(false)
	const { mails } = file

	async function erase(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const typed = new FormData(event.currentTarget)
		const reference = `${typed.get('reference') ?? ''}`.trim().toUpperCase()
		setWrong(reference !== file.case.reference)
		if (reference !== file.case.reference) return
		const given = await send(`POST /api/desk/cases/${file.case.id}/erasure`, {
			reason: typed.get('reason'),
		})
		if (!given || given.error) return
		dialog.current?.close()
		onDone()
	}

	return (
		<Modal dialog={dialog} labelledBy={title} className="desk-dialog" onClose={onClose}>
			<form className="desk-form" onSubmit={erase}>
				<h2 id={title}>{t('erase.title')}</h2>
				<p>{t('erase.what', { n: file.documents.length })}</p>
				{mails > 0 && <p>{t('erase.mails', { n: mails })}</p>}
				<SelectField
					name="reason"
					label={t('erase.reason')}
					required="browser"
					placeholder={t('erase.choose')}
					options={erasureReasons.map((value) => ({ value, label: t(`erase.reasons.${value}`) }))}
					data-first-focus
				/>
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
				<DialogActions dialog={dialog} isBusy={isBusy}>
					{t('erase.submit')}
				</DialogActions>
			</form>
		</Modal>
	)
}
