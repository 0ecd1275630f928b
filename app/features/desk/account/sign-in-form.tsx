import { TextField } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { PasswordField } from '../password-field.tsx'
import { SignInError } from './sign-in-frame.tsx'

export interface Refused {
	error: string
	email?: string | undefined
	/** Mail and password were right; only the code is missing. */
	step?: string | undefined
	/** Seconds to wait. */
	wait?: number | undefined
}

/** A plain form, so that scripts that fail keep nobody out. Every wrong try gets the same message. */
export function SignInForm({ refused, next }: { refused: Refused | null; next: string }) {
	const t = useT('desk-account')
	const error = refused && refused.error !== 'code_needed' ? refused.error : null
	const minutes = Math.ceil((refused?.wait ?? 0) / 60)
	return (
		<form method="post" action="/desk/sign-in" className="sign-in-form">
			{error && <SignInError>{t(`signIn.errors.${error}`, { minutes })}</SignInError>}
			<input type="hidden" name="next" value={next} />
			{refused?.step ? (
				<>
					<input type="hidden" name="step" value={refused.step} />
					<TextField
						name="code"
						label={t('signIn.code')}
						hint={t('signIn.codeHint')}
						required="browser"
						dir="ltr"
						autoComplete="one-time-code"
						autoCapitalize="none"
						spellCheck={false}
						autoFocus
					/>
				</>
			) : (
				<>
					<TextField
						type="email"
						name="email"
						label={t('signIn.email')}
						required="browser"
						autoComplete="username"
						defaultValue={refused?.email ?? ''}
					/>
					<PasswordField
						label={t('signIn.password')}
						required="browser"
						autoComplete="current-password"
					/>
				</>
			)}
			<Button type="submit" variant="brand">
				{t('signIn.submit')}
			</Button>
			{!refused?.step && <p className="field-hint">{t('signIn.forgot')}</p>}
			{refused?.step && (
				<a className="text-link" href="/desk/sign-in">
					{t('signIn.again')}
				</a>
			)}
		</form>
	)
}
