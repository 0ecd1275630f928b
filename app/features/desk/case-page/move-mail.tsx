/** Moves a mail that came into the wrong case: the right one is named by its reference. */
import { type FormEvent, useId, useRef, useState } from 'react'
import { TextField } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import { BusyLabel, Button } from '#app/ui/button.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { DeskError } from '../desk-error.tsx'
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
	const dialog = useRef<HTMLDialogElement>(null)
	const title = useId()
	const { send, answer, isBusy } = useSend(`move ${path}`)
	const isUnknown = answer?.error === 'no_case'

	async function move(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const to = `${new FormData(event.currentTarget).get('to') ?? ''}`
		const given = await send(`POST /api/desk/cases/${path}/move`, { to })
		if (given?.error !== null) return
		dialog.current?.close()
		onDone()
	}

	return (
		<Modal
			dialog={dialog}
			labelledBy={title}
			className="desk-dialog"
			locked={isBusy}
			onClose={onClose}
		>
			<form className="desk-form" onSubmit={move}>
				<h2 id={title}>{t('mail.move.title')}</h2>
				<p>{t('mail.move.text')}</p>
				<TextField
					name="to"
					dir="ltr"
					label={t('mail.move.reference')}
					required="browser"
					maxLength={40}
					data-first-focus
				/>
				{isUnknown ? (
					<p role="alert" className="field-error">
						{t('mail.move.unknown')}
					</p>
				) : (
					<DeskError answer={answer} />
				)}
				<Button type="submit" variant="brand" disabled={isBusy}>
					<BusyLabel busy={isBusy} busyLabel={t('mail.move.move')}>
						{t('mail.move.move')}
					</BusyLabel>
				</Button>
			</form>
		</Modal>
	)
}
