/** The passport number, checked while it is typed: a tick or a cross, and what the check says. */
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import { DebouncedStatus } from '#app/components/debounced-status.tsx'
import { Field, FieldError } from '#app/components/field.tsx'
import { onFormReset } from '#app/form/fields.ts'
import { useErrors } from '#app/form/form-context.ts'
import { useT } from '#app/language/strings.tsx'
import type { PassportCode } from '#domain/passport.ts'

interface PassportFieldProps {
	/** Undefined until what checks it has come. */
	code: PassportCode | undefined
}

export function PassportField({ code = 'empty' }: PassportFieldProps) {
	const t = useT('apply')
	const notices = useT('notices')
	const id = useId()
	const valid = code === 'valid'
	const { passport_number: error } = useErrors()
	const refused = error !== undefined
	// Without scripts nothing checks it here: the server's word stands.
	const isToldByServer = code === 'empty' && refused && error !== 'required'
	// A number that was typed and taken out again is told to be missing; one that was never begun is not.
	const [touched, setTouched] = useState(false)
	const shown = code !== 'empty' || touched || refused
	// Said to whoever types here, and read with the field to whoever comes back to it: never both, never before another field's turn.
	const [typing, setTyping] = useState(false)
	const message = notices(`passport.${code}`)
	const Mark = valid ? Check : X
	return (
		<Field
			name="passport_number"
			label={t('fields.passport_number')}
			hint={t('hints.passport_number')}
			required
			error={null}
			after={
				<>
					{isToldByServer && <FieldError id={id} error={error} />}
					{shown && !isToldByServer && (
						<p id={id} className={valid ? 'field-ok' : 'field-error'}>
							<Mark className="icon" aria-hidden="true" />
							{message}
						</p>
					)}
					<DebouncedStatus>{typing ? message : ''}</DebouncedStatus>
				</>
			}
		>
			{(control) => (
				<input
					{...control}
					aria-invalid={refused ? true : undefined}
					aria-describedby={`${control['aria-describedby']}${shown && !typing ? ` ${id}` : ''}`}
					onInput={() => {
						setTouched(true)
						setTyping(true)
					}}
					onBlur={() => setTyping(false)}
					ref={onFormReset(() => setTouched(false))}
					dir="ltr"
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					className={`field-input ${valid ? 'is-valid' : ''}`}
				/>
			)}
		</Field>
	)
}
