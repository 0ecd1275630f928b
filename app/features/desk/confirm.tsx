/**
 * Where a call needs the password again, the dialog asks for it and the call is made a second time; the component that made it gets
 * only the second answer.
 */
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useT } from '#app/language/strings.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { callDesk } from './call.ts'
import { CallContext } from './call-context.ts'
import { DeskError } from './desk-error.tsx'
import { DialogActions } from './dialog-actions.tsx'
import { PasswordField } from './password-field.tsx'
import { useSend } from './use-send.ts'

export function ConfirmProvider({ children }: { children: ReactNode }) {
	const [asking, setAsking] = useState<{ settle: (confirmed: boolean) => void } | null>(null)

	const call: typeof callDesk = async (endpoint, body, key) => {
		const first = await callDesk(endpoint, body, key)
		if (first.error !== 'confirm_needed') return first
		const isConfirmed = await new Promise<boolean>((settle) => setAsking({ settle }))
		setAsking(null)
		return isConfirmed ? callDesk(endpoint, body, key) : first
	}

	return (
		<CallContext value={call}>
			{children}
			{asking && <ConfirmDialog settle={asking.settle} />}
		</CallContext>
	)
}

function ConfirmDialog({ settle }: { settle: (confirmed: boolean) => void }) {
	const t = useT('desk-account')
	const dialog = useRef<HTMLDialogElement>(null)
	const title = useId()
	const { send, answer, isBusy } = useSend('confirm')

	async function confirm(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const password = new FormData(event.currentTarget).get('password')
		const given = await send('POST /api/desk/confirm', { password }, null)
		if (given && !given.error) settle(true)
	}

	return (
		<Modal
			dialog={dialog}
			labelledBy={title}
			className="desk-dialog"
			locked={isBusy}
			onClose={() => settle(false)}
		>
			<form onSubmit={confirm} className="desk-form">
				<h2 id={title}>{t('confirm.title')}</h2>
				<p>{t('confirm.text')}</p>
				<DeskError answer={answer} />
				<PasswordField
					label={t('signIn.password')}
					required="browser"
					autoComplete="current-password"
					data-first-focus
				/>
				<DialogActions dialog={dialog} isBusy={isBusy}>
					{t('confirm.submit')}
				</DialogActions>
			</form>
		</Modal>
	)
}
