import { DateField } from '#app/components/date-field.tsx'
import type { Option } from '#app/components/field.tsx'
import { PhoneField } from '#app/components/phone-field.tsx'
import { useT } from '#app/language/strings.tsx'
import { GenderField } from './gender-field.tsx'
import { PassportField } from './passport-field.tsx'
import { Question, StepPanel } from './step-panel.tsx'
import type { Application } from './use-application.ts'

interface PersonalStepProps {
	application: Application
	/** Named and sorted in the visitor's language, stored by their English name. */
	nationalities: Option[]
}

export function PersonalStep({ application, nationalities }: PersonalStepProps) {
	const t = useT('apply')
	const { logic, errors, values, found } = application
	// A day that lies ahead is told at once: it is complete, and it can't be right.
	const isAhead = found.date_of_birth === 'future_date'
	return (
		<StepPanel name="personal" application={application}>
			<Question name="first_name" errors={errors} required autoComplete="given-name" />
			<Question name="last_name" errors={errors} required autoComplete="family-name" />
			<Question name="email" errors={errors} required wide type="email" autoComplete="email" />
			<PhoneField
				name="phone"
				label={t('fields.phone')}
				required
				error={errors.phone}
				className="phone-stacked sm:col-span-2"
			/>
			<Question name="nationality" errors={errors} required options={nationalities} />
			<DateField
				name="date_of_birth"
				label={t('fields.date_of_birth')}
				placeholder={t('hints.date_of_birth')}
				required
				span="past"
				autoComplete="bday"
				error={errors.date_of_birth ?? (isAhead ? 'future_date' : undefined)}
			/>
			<GenderField error={errors.gender} />
			<PassportField
				code={logic?.checkPassport(values.passport_number ?? '').code ?? 'empty'}
				refused={errors.passport_number !== undefined}
			/>
		</StepPanel>
	)
}
