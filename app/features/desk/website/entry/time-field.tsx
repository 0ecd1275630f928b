/** A time of day, kept as minutes after midnight; an end at midnight is the end of the day. */
import { valueAt } from '#domain/website/places.ts'
import { idOfField, useEditing } from './edit-context.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './simple-fields.tsx'

const endOfDay = 1440

function clockOf(minutes: number): string {
	const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60]
	return `${`${hours}`.padStart(2, '0')}:${`${rest}`.padStart(2, '0')}`
}

export function TimeField({ path, label }: FieldProps) {
	const { document, change } = useEditing()
	const value = valueAt(document, path)
	const id = idOfField(path)
	const isEnd = path.at(-1) === 'closes'
	function read(typed: string) {
		const [hours = 0, minutes = 0] = typed.split(':').map(Number)
		if (typed === '') return null
		return hours * 60 + minutes || (isEnd ? endOfDay : 0)
	}
	return (
		<FieldFrame path={path} id={id} label={label}>
			{(wiring) => (
				<input
					{...wiring}
					id={id}
					type="time"
					dir="ltr"
					className="field-input"
					value={typeof value === 'number' ? clockOf(value) : ''}
					onChange={({ currentTarget }) => change(path, read(currentTarget.value))}
				/>
			)}
		</FieldFrame>
	)
}
