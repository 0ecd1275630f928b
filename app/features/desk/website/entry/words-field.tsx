/** A field of plain words: an address, a telephone number. */
import Phone from 'lucide-react/icons/phone'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { mostLetters } from '#domain/website/bounds.ts'
import { dialledIn } from '#domain/website/dialled.ts'
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

	const dial = [...path.slice(0, -1), 'dial']
	function write(typed: string) {
		if (name === 'dial') return change(path, dialledIn(path, typed))
		change(path, typed)
		// The number that links dial follows the one that is shown, unless it was another one on purpose.
		if (name === 'display' && asText(valueAt(document, dial)) === dialledIn(path, own))
			change(dial, dialledIn(path, typed))
	}
	return (
		<FieldFrame
			path={path}
			id={id}
			label={label}
			hint={
				name === 'dial' && (
					<>
						<p className="field-hint">{t('field.dialHint')}</p>
						<WithItsCode path={path} />
					</>
				)
			}
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

/** A Malaysian number without its code: written with it where it is read and where it is dialled, at one press. */
function WithItsCode({ path }: Pick<FieldProps, 'path'>) {
	const t = useT('website')
	const { document, findings, change } = useEditing()
	const shown = [...path.slice(0, -1), 'display']
	const better = findings.at(path).find(({ values }) => values.better !== undefined)?.values.better
	const isWritten = valueAt(document, path) === dialledIn(path, `${better}`)
	if (better === undefined || (isWritten && valueAt(document, shown) === better)) return null
	return (
		<Button
			variant="line"
			small
			onClick={() => {
				change(shown, better)
				change(path, dialledIn(path, `${better}`))
				// The button goes once it is done.
				globalThis.document.getElementById(idOfField(path))?.focus()
			}}
		>
			<Phone className="icon" aria-hidden="true" />
			<span>
				{t('field.withCode')} <bdi dir="ltr">{better}</bdi>
			</span>
		</Button>
	)
}
