import { DateField } from '#app/components/date-field.tsx'
import type { Option } from '#app/components/field.tsx'
import { PhoneField } from '#app/components/phone-field.tsx'
import { useT } from '#app/language/strings.tsx'
import type { FormErrors } from '#domain/forms/errors.ts'
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
	const { logic, errors, values, found } = application
	// A day that lies ahead is told at once: it is complete, and it can't be right.
	const { date_of_birth = found.date_of_birth === 'future_date' && found.date_of_birth } = errors
	const arabicName = `${values.first_name ?? ''} ${values.last_name ?? ''}`
	return (
		<StepPanel name="personal" application={application}>
			<PersonalFields
				errors={date_of_birth ? { ...errors, date_of_birth } : errors}
				nationalities={nationalities}
				passport={logic?.checkPassport(values.passport_number ?? '').code}
				latinName={values.name_latin ? '' : logic?.suggestLatinName(arabicName)}
			/>
		</StepPanel>
	)
}

interface PersonalFieldsProps {
	errors: FormErrors
	/** Named and sorted in the visitor's language, stored by their English name. */
	nationalities: Option[]
	/** What the check of the number says while it is typed. */
	passport?: PassportCode | undefined
	/** The name in Latin letters, as it may be written. */
	latinName?: string | undefined
}

export function PersonalFields({
	errors,
	nationalities,
	passport,
	latinName = '',
}: PersonalFieldsProps) {
	const t = useT('apply')
	return (
		<>
			<Question name="first_name" errors={errors} required autoComplete="given-name" />
			<Question name="last_name" errors={errors} required autoComplete="family-name" />
			<LatinNameField suggestion={latinName} error={errors.name_latin} />
			<Question name="email" errors={errors} required wide type="email" autoComplete="email" />
			<PhoneField
				name="phone"
				label={t('fields.phone')}
				required
				error={errors.phone ?? errors.country_code}
				className="phone-stacked sm:col-span-2"
			/>
			<Question name="nationality" errors={errors} required options={nationalities} />
			<DateField
				name="date_of_birth"
				label={t('fields.date_of_birth')}
				required
				isBirthday
				error={errors.date_of_birth}
			/>
			<GenderField error={errors.gender} />
			<PassportField code={passport} error={errors.passport_number} />
		</>
	)
}
