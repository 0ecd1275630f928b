/** Moves a mail that came into the wrong case: the right one is named by its reference. */
import { useState } from 'react'
import { TextField } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { useSend } from '../use-send.ts'

interface MoveProps {
	/** Of the message, behind that of the desk's cases. */
	path: string
	onDone: () => void
}

export function MoveMail(props: MoveProps) {
	const t = useT('desk-case')
	const [isOpen, setOpen] = useState(false)
	return (
		<>
			<button type="button" className="text-link" onClick={() => setOpen(true)}>
				{t('mail.move.open')}
			</button>
			{isOpen && <MoveDialog {...props} onClose={() => setOpen(false)} />}
		</>
	)
}

function MoveDialog({ path, onDone, onClose }: MoveProps & { onClose: () => void }) {
	const t = useT('desk-case')
	const { send, answer, isBusy } = useSend(`move ${path}`)
	const [isNew, setNew] = useState(false)

	async function move(typed: FormData, close: () => void) {
		const to = isNew ? 'new' : `${typed.get('to') ?? ''}`
		const given = await send(`POST /api/desk/cases/${path}/move`, { to })
		if (given?.error !== null) return
		close()
		onDone()
	}

	return (
		<FormDialog
			title={t('mail.move.title')}
			submit={t('mail.move.move')}
			answer={answer}
			refusal={
				answer?.error === 'no_case' && (
					<p role="alert" className="field-error">
						{t('mail.move.unknown')}
					</p>
				)
			}
			isBusy={isBusy}
			onSubmit={move}
			onClose={onClose}
		>
			<p>{t('mail.move.text')}</p>
			{!isNew && (
				<TextField
					name="to"
					dir="ltr"
					label={t('mail.move.reference')}
					required="browser"
					maxLength={40}
					data-first-focus
				/>
			)}
			<label className="desk-check">
				<input
					type="checkbox"
					checked={isNew}
					onChange={({ currentTarget }) => setNew(currentTarget.checked)}
				/>
				<span>{t('mail.move.new')}</span>
			</label>
		</FormDialog>
	)
}
