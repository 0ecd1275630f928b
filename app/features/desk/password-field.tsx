/** A password, with a button that shows what was typed. Hidden again as soon as the form leaves, so that no browser keeps it as a text. */
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { Field, type FieldProps } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'

type PasswordFieldProps = Omit<FieldProps, 'name'> &
	Pick<ComponentProps<'input'>, 'minLength' | 'autoComplete'> & { 'data-first-focus'?: boolean }

export function PasswordField({ minLength, autoComplete, ...props }: PasswordFieldProps) {
	const { 'data-first-focus': isFirst, ...field } = props
	const t = useT('desk-account')
	const [isShown, setShown] = useState(false)
	const messages = { too_short: t('password.errors.too_short') }
	const Icon = isShown ? EyeOff : Eye
	return (
		<Field messages={messages} {...field} name="password">
			{(wiring) => (
				<div className="password-field">
					<input
						{...wiring}
						type={isShown ? 'text' : 'password'}
						dir="ltr"
						className="field-input"
						minLength={minLength}
						autoComplete={autoComplete}
						autoCapitalize="none"
						spellCheck={false}
						data-first-focus={isFirst}
						// Synchronises with the form, which tells nobody else that it leaves.
						ref={(input) => {
							const hide = () => setShown(false)
							input?.form?.addEventListener('submit', hide)
							return () => input?.form?.removeEventListener('submit', hide)
						}}
					/>
					<IconButton
						icon={Icon}
						className="needs-scripts"
						label={t('password.show')}
						aria-pressed={isShown}
						onClick={() => setShown(!isShown)}
					/>
				</div>
			)}
		</Field>
	)
}
