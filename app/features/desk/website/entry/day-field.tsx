/** A day, in the language of the page as everywhere on the site. */
import { useState } from 'react'
import { DateInput } from '#app/components/date-field.tsx'
import { valueAt } from '#domain/website/places.ts'
import { idOfField, useEditing } from './edit-context.ts'
import { FieldFrame } from './field-frame.tsx'
import { asText, type FieldProps } from './simple-fields.tsx'

export function DayField({ path, label }: FieldProps) {
	const { document, change } = useEditing()
	const id = idOfField(path)
	const own = asText(valueAt(document, path))
	// The parts keep what is typed in them; another day from elsewhere, such as an undo, draws them anew.
	const [shown, setShown] = useState({ day: own, times: 0 })
	if (shown.day !== own) setShown({ day: own, times: shown.times + 1 })

	function write(day: string) {
		setShown({ ...shown, day })
		change(path, day)
	}
	return (
		<FieldFrame path={path} id={id} label={label}>
			{(wiring) => (
				<div
					onInput={({ target }) => {
						if (target instanceof HTMLInputElement && target.id === id) write(target.value)
					}}
				>
					<DateInput key={shown.times} {...wiring} id={id} name={id} defaultValue={own} />
				</div>
			)}
		</FieldFrame>
	)
}
