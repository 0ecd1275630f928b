import { TextField } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { PasswordField } from '../password-field.tsx'
import { SignInError } from './sign-in-frame.tsx'

/** The first password, or a new one. Password managers need the mail address in the form. */
export function WelcomeForm({ email, error }: { email: string; error: string | null }) {
	const t = useT('desk-account')
	return (
		<form method="post" action="/desk/welcome" className="sign-in-form">
			<p>{t('welcome.lead')}</p>
			{error && <SignInError>{t(`password.errors.${error}`)}</SignInError>}
			<TextField
				type="email"
				name="email"
				label={t('signIn.email')}
				autoComplete="username"
				defaultValue={email}
				readOnly
			/>
			<PasswordField
				label={t('password.new')}
				hint={t('password.hint')}
				required="browser"
				minLength={12}
				autoComplete="new-password"
			/>
			<Button type="submit" variant="brand">
				{t('password.save')}
			</Button>
		</form>
	)
}
