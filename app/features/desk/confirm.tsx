/**
 * Where a call needs the password again, the dialog asks for it and the call is made a second time; the component that made it gets
 * only the second answer.
 */
import { type ReactNode, useState } from 'react'
import { useT } from '#app/language/strings.tsx'
import { callDesk } from './call.ts'
import { CallContext } from './call-context.ts'
import { FormDialog } from './form-dialog.tsx'
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
	const { send, answer, isBusy } = useSend('confirm')

	async function confirm(typed: FormData) {
		const password = typed.get('password')
		const given = await send('POST /api/desk/confirm', { password }, null)
		if (given && !given.error) settle(true)
	}

	return (
		<FormDialog
			title={t('confirm.title')}
			submit={t('confirm.submit')}
			answer={answer}
			isBusy={isBusy}
			onSubmit={confirm}
			onClose={() => settle(false)}
		>
			<p>{t('confirm.text')}</p>
			<PasswordField
				label={t('signIn.password')}
				required="browser"
				autoComplete="current-password"
				data-first-focus
			/>
		</FormDialog>
	)
}
