import type { FormEvent } from 'react'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { DeskError } from '../desk-error.tsx'
import { PasswordField } from '../password-field.tsx'
import { useSend } from '../use-send.ts'
import { Section } from './section.tsx'

export function PasswordSection({ email }: { email: string }) {
	const t = useT('desk-account')
	const { send, answer, isBusy, isDone } = useSend('password')

	async function change(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = event.currentTarget
		const password = new FormData(form).get('password')
		const given = await send('POST /api/desk/me/password', { password }, null)
		if (given?.error === null) form.reset()
	}

	return (
		<Section title={t('password.title')} text={t('password.text')}>
			<form onSubmit={change} className="desk-form">
				<DeskError answer={answer} />
				{isDone && (
					<p role="status" className="desk-done">
						{t('password.changed')}
					</p>
				)}
				{/* For programs that keep passwords: they have to know whose it is. */}
				<input
					type="text"
					className="sr-only"
					autoComplete="username"
					value={email}
					readOnly
					tabIndex={-1}
					aria-hidden="true"
				/>
				<PasswordField
					label={t('password.new')}
					hint={t('password.hint')}
					required="browser"
					minLength={12}
					autoComplete="new-password"
				/>
				<Button type="submit" variant="line" disabled={isBusy} busyLabel={isBusy && t('busy')}>
					{t('password.save')}
				</Button>
			</form>
		</Section>
	)
}
