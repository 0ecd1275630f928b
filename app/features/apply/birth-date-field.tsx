/**
 * The date of birth is typed: nobody should leaf through twenty years of a calendar. Any usual way of writing it
 * will do, in either digit set, and the day is written out below so that a slip is seen.
 */
import { Check } from 'lucide-react'
import { useId } from 'react'
import { Field } from '#app/components/field.tsx'
import { useLanguage, useT } from '#app/strings.tsx'
import { formatDate } from '#domain/format.ts'
import type { ErrorCode } from '#domain/forms/errors.ts'

interface BirthDateFieldProps {
	/** The day that was typed, once it is one. */
	day: string | undefined
	/** What is wrong with it, told or not. */
	found: ErrorCode | undefined
	error: ErrorCode | undefined
}

export function BirthDateField({ day, found, error }: BirthDateFieldProps) {
	const t = useT('apply')
	const language = useLanguage()
	const id = useId()
	// A day that lies ahead is told at once: it is complete, and it can't be right.
	const told = error ?? (found === 'future_date' ? found : undefined)
	return (
		<Field
			name="date_of_birth"
			label={t('fields.date_of_birth')}
			hint={t('hints.date_of_birth')}
			required
			error={told}
			after={
				<p id={id} role="status" className={day && !told ? 'field-ok' : 'sr-only'}>
					{day && !told && (
						<>
							<Check className="icon" aria-hidden="true" />
							{formatDate(language, day)}
						</>
					)}
				</p>
			}
		>
			{(control) => (
				<input
					{...control}
					aria-describedby={`${control['aria-describedby']} ${id}`}
					inputMode="numeric"
					dir="ltr"
					autoComplete="bday"
					placeholder={t('hints.datePattern')}
					className="field-input"
				/>
			)}
		</Field>
	)
}
