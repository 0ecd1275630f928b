/** The date of birth: typed or chosen, as the browser does it, and written out in the language of the page. */
import { DateField } from '#app/components/date-field.tsx'
import { useT } from '#app/strings.tsx'
import type { ErrorCode } from '#domain/forms/errors.ts'

interface BirthDateFieldProps {
	/** What the form holds, also when a draft filled it in. */
	day: string | undefined
	/** What is wrong with it, told or not. */
	found: ErrorCode | undefined
	error: ErrorCode | undefined
}

export function BirthDateField({ day, found, error }: BirthDateFieldProps) {
	const t = useT('apply')
	return (
		<DateField
			name="date_of_birth"
			label={t('fields.date_of_birth')}
			placeholder={t('hints.date_of_birth')}
			required
			day={day}
			span="past"
			autoComplete="bday"
			// A day that lies ahead is told at once: it is complete, and it can't be right.
			error={error ?? (found === 'future_date' ? found : undefined)}
		/>
	)
}
