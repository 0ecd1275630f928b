/** A manager erases a case for good: the dialog lists what is deleted, asks for the reference, and it can be undone for a day. */
import { useState } from 'react'
import { SelectField, TextField } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import { erasureReasons } from '#domain/cases/codes.ts'
import type { CaseAnswer } from '#domain/desk/desk-api.ts'
import { FormDialog } from '../form-dialog.tsx'
import { useSend } from '../use-send.ts'

interface EraseProps {
	file: CaseAnswer
	onDone: () => void
	onClose: () => void
}

export function EraseDialog({ file, onDone, onClose }: EraseProps) {
	const t = useT('desk-case')
	const { send, answer, isBusy } = useSend(`${file.case.id} erasure`)
	const [isWrong, setWrong] = useState(false)
	const { mails } = file

	async function erase(typed: FormData, close: () => void) {
		const reference = `${typed.get('reference') ?? ''}`.trim().toUpperCase()
		setWrong(reference !== file.case.reference)
		if (reference !== file.case.reference) return
		const given = await send(`POST /api/desk/cases/${file.case.id}/erasure`, {
			reason: typed.get('reason'),
		})
		if (!given || given.error) return
		close()
		onDone()
	}

	return (
		<FormDialog
			title={t('erase.title')}
			submit={t('erase.submit')}
			answer={answer}
			isBusy={isBusy}
			onSubmit={erase}
			onClose={onClose}
		>
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
		</FormDialog>
	)
}
