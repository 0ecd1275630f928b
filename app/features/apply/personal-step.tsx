import { DateField } from '#app/components/date-field.tsx'
import type { Option } from '#app/components/field.tsx'
import { PhoneField } from '#app/components/phone-field.tsx'
import { useT } from '#app/language/strings.tsx'
import type { PassportCode } from '#domain/passport.ts'
import { GenderField } from './gender-field.tsx'
import { LatinNameField } from './latin-name-field.tsx'
import { PassportField } from './passport-field.tsx'
import { Question, StepPanel } from './step-panel.tsx'
import type { Application } from './use-application.ts'

interface PersonalStepProps {
	application: Application
	nationalities: Option[]
}

export function PersonalStep({ application, nationalities }: PersonalStepProps) {
	const { logic, values, found } = application
	const arabicName = `${values.first_name ?? ''} ${values.last_name ?? ''}`
	return (
		<StepPanel name="personal" application={application}>
			<PersonalFields
				// Told at once: the day is complete, and it can't be right.
				isBornAhead={found.date_of_birth === 'future_date'}
				nationalities={nationalities}
				passport={logic?.checkPassport(values.passport_number ?? '').code}
				latinName={values.name_latin ? '' : logic?.suggestLatinName(arabicName)}
			/>
		</StepPanel>
	)
}

interface PersonalFieldsProps {
	/** The day of birth lies in the future. */
	isBornAhead?: boolean
	/** Named and sorted in the visitor's language, stored by their English name. */
	nationalities: Option[]
	/** What the check of the number says while it is typed. */
	passport?: PassportCode | undefined
	/** The name in Latin letters, as it may be written. */
	latinName?: string | undefined
}

export function PersonalFields({
	isBornAhead = false,
	nationalities,
	passport,
	latinName = '',
}: PersonalFieldsProps) {
	const t = useT('apply')
	return (
		<>
			<Question name="first_name" required autoComplete="given-name" />
			<Question name="last_name" required autoComplete="family-name" />
			<LatinNameField suggestion={latinName} />
			<Question name="email" required wide type="email" autoComplete="email" />
			<PhoneField
				name="phone"
				label={t('fields.phone')}
				required
				className="phone-stacked sm:col-span-2"
			/>
			<Question name="nationality" required options={nationalities} />
			<DateField
				name="date_of_birth"
				label={t('fields.date_of_birth')}
				required
				isBirthday
				error={isBornAhead ? 'future_date' : undefined}
			/>
			<GenderField />
			<PassportField code={passport} />
		</>
	)
}
