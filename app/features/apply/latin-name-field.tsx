/** The name in Latin letters, with a suggestion from the Arabic one that one press takes over. */
import WandSparkles from 'lucide-react/icons/wand-sparkles'
import { useRef } from 'react'
import { Field } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'

interface LatinNameFieldProps {
	/** Empty where nothing can be suggested, or something was typed. */
	suggestion: string
}

export function LatinNameField({ suggestion }: LatinNameFieldProps) {
	const t = useT('apply')
	const field = useRef<HTMLInputElement>(null)

	function take(): void {
		if (!field.current) return
		field.current.value = suggestion
		// Kept and checked like anything that is typed. The button goes away with its suggestion.
		field.current.dispatchEvent(new Event('input', { bubbles: true }))
		field.current.focus()
	}

	return (
		<Field
			name="name_latin"
			label={t('optional', { label: t('fields.name_latin') })}
			hint={t('hints.name_latin')}
			className="sm:col-span-2"
			after={
				// Its place is kept: nothing moves under the finger when a suggestion comes or goes.
				<div className="latin-suggestion needs-scripts">
					{suggestion !== '' && (
						<button type="button" className="chip" onClick={take}>
							<WandSparkles className="icon" aria-hidden="true" />
							<span>{t('latin.use')}</span> <bdi>{suggestion}</bdi>
						</button>
					)}
				</div>
			}
		>
			{(control) => (
				<input
					{...control}
					ref={field}
					type="text"
					placeholder=" "
					dir="ltr"
					autoComplete="off"
					autoCapitalize="words"
					spellCheck={false}
					maxLength={120}
					className="field-input"
				/>
			)}
		</Field>
	)
}
