/** A dialog of the desk that asks for something: title, fields, why it was refused, and two buttons: do what it asks, or leave it. */
import { type ReactNode, useId, useRef } from 'react'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { Modal } from '#app/ui/modal.tsx'
import type { DeskAnswer } from './call.ts'
import { DeskError } from './desk-error.tsx'
import { submitByKeys } from './submit-by-keys.ts'

interface FormDialogProps {
	title: string
	/** What the first button says. */
	submit: string
	/** Why the last call was refused. */
	answer: DeskAnswer | null
	/** In its place, where this dialog has words of its own. */
	refusal?: ReactNode
	isBusy: boolean
	/** What can't be taken back begins with the focus on leaving. */
	startsOnCancel?: boolean
	onSubmit: (typed: FormData, close: () => void) => Promise<unknown>
	onClose: () => void
	children: ReactNode
}

export function FormDialog(props: FormDialogProps) {
	const { title, submit, answer, refusal, isBusy, startsOnCancel = false, onClose } = props
	const t = useT('desk-account')
	const dialog = useRef<HTMLDialogElement>(null)
	const heading = useId()
	const close = () => dialog.current?.close()
	return (
		<Modal
			dialog={dialog}
			labelledBy={heading}
			className="desk-dialog"
			locked={isBusy}
			onClose={onClose}
		>
			<form
				className="desk-form"
				onKeyDown={submitByKeys}
				onSubmit={(event) => {
					event.preventDefault()
					void props.onSubmit(new FormData(event.currentTarget), close)
				}}
			>
				<h2 id={heading}>{title}</h2>
				{props.children}
				{refusal || <DeskError answer={answer} />}
				<div className="desk-actions">
					<Button type="submit" variant="brand" disabled={isBusy} busyLabel={isBusy && t('busy')}>
						{submit}
					</Button>
					<Button
						variant="line"
						disabled={isBusy}
						{...(startsOnCancel && { 'data-first-focus': true })}
						onClick={close}
					>
						{t('cancel')}
					</Button>
				</div>
			</form>
		</Modal>
	)
}
