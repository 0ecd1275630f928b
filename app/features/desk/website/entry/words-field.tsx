/** A field of plain words: an address, a telephone number. */
import { useT } from '#app/language/strings.tsx'
import { mostLetters } from '#domain/website/bounds.ts'
import { dialled } from '#domain/website/dialled.ts'
import { valueAt } from '#domain/website/places.ts'
import { idOfField, useEditing } from './edit-context.ts'
import { FieldFrame } from './field-frame.tsx'
import { asText, type FieldProps } from './simple-fields.tsx'

export function WordsField({ field, path, label }: FieldProps) {
	const t = useT('website')
	const { document, change } = useEditing()
	const id = idOfField(path)
	const name = path.at(-1) ?? ''
	const isLatin = field.kind === 'address' || ['dial', 'display', 'href'].includes(name)
	const own = asText(valueAt(document, path))

	function write(typed: string) {
		if (name === 'dial') return change(path, dialled(typed))
		change(path, typed)
		// The number that links dial follows the one that is shown, unless it was another one on purpose.
		const dial = [...path.slice(0, -1), 'dial']
		if (name === 'display' && asText(valueAt(document, dial)) === dialled(own))
			change(dial, dialled(typed))
	}
	return (
		<FieldFrame
			path={path}
			id={id}
			label={label}
			hint={name === 'dial' && <p className="field-hint">{t('field.dialHint')}</p>}
		>
			{(wiring) => (
				<input
					{...wiring}
					id={id}
					className="field-input"
					type="text"
					maxLength={mostLetters}
					dir={isLatin ? 'ltr' : 'auto'}
					autoComplete="off"
					value={own}
					onChange={({ currentTarget }) => write(currentTarget.value)}
				/>
			)}
		</FieldFrame>
	)
}
