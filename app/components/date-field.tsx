/**
 * A day, chosen with the browser's own calendar and keyboard. At rest it is written out in the language of the page:
 * the browser's own notation follows the machine, not the visitor's choice.
 */
import { CalendarDays } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { onFormReset } from '#app/form/fields.ts'
import { usePosted } from '#app/form/posted-values.ts'
import { useLanguage } from '#app/language/strings.tsx'
import { formatDate } from '#domain/format.ts'
import { Field, type FieldProps } from './field.tsx'

/** Today where the visitor is, as `2026-11-15`. */
export function localToday(now = new Date()): string {
	const two = (part: number) => String(part).padStart(2, '0')
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

interface DateFieldProps extends FieldProps, Pick<ComponentProps<'input'>, 'autoComplete'> {
	/** Shown while no day is chosen. */
	placeholder: string
	/** On which side of today the day lies. A past one is years away: only the icon opens the calendar, the rest is typed into. */
	span: 'coming' | 'past'
}

export function DateField({ placeholder, span, autoComplete, ...field }: DateFieldProps) {
	const language = useLanguage()
	const [day, setDay] = useState(usePosted(field.name) ?? '')
	const [today, setToday] = useState<string>()
	// Synchronises with the visitor's calendar, which the server can't know.
	useEffect(() => setToday(localToday()), [])
	return (
		<Field {...field}>
			{(wiring) => (
				<div className={`date-field date-${span}`}>
					<input
						{...wiring}
						type="date"
						className="field-input"
						autoComplete={autoComplete}
						min={span === 'coming' ? today : undefined}
						max={span === 'past' ? today : undefined}
						onInput={(event) => setDay(event.currentTarget.value)}
						ref={onFormReset(() => setDay(''))}
					/>
					<CalendarDays className="icon" aria-hidden="true" />
					<span className="date-text" aria-hidden="true">
						{day ? formatDate(language, day) : placeholder}
					</span>
				</div>
			)}
		</Field>
	)
}
