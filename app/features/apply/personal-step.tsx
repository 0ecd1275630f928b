import { DateField } from '#app/components/date-field.tsx'
import { type Option, SelectField, TextField } from '#app/components/field.tsx'
import { PhoneField } from '#app/components/phone-field.tsx'
import { useT } from '#app/language/strings.tsx'
import { GenderField } from './gender-field.tsx'
import { PassportField } from './passport-field.tsx'
import { StepPanel } from './step-panel.tsx'
import type { Application } from './use-application.ts'

/** `nationalities`: named and sorted in the visitor's language, stored by their English name. */
export function PersonalStep({
	application,
	nationalities,
}: {
	application: Application
	nationalities: Option[]
}) {
	const t = useT('apply')
	const forms = useT('forms')
	const { logic, step, errors, sending, values, found } = application
	return (
		<StepPanel step="personal" current={step} errors={errors} disabled={sending}>
			<TextField
				name="first_name"
				label={t('fields.first_name')}
				required
				autoComplete="given-name"
				error={errors.first_name}
			/>
			<TextField
				name="last_name"
				label={t('fields.last_name')}
				required
				autoComplete="family-name"
				error={errors.last_name}
			/>
			<TextField
				name="email"
				type="email"
				label={t('fields.email')}
				required
				autoComplete="email"
				error={errors.email}
				className="sm:col-span-2"
			/>
			<PhoneField
				name="phone"
				label={t('fields.phone')}
				required
				error={errors.phone}
				className="phone-stacked sm:col-span-2"
			/>
			<SelectField
				name="nationality"
				label={t('fields.nationality')}
				required
				placeholder={forms('choose')}
				options={nationalities}
				error={errors.nationality}
			/>
			<DateField
				name="date_of_birth"
				label={t('fields.date_of_birth')}
				placeholder={t('hints.date_of_birth')}
				required
				span="past"
				autoComplete="bday"
				// A day that lies ahead is told at once: it is complete, and it can't be right.
				error={
					errors.date_of_birth ??
					(found.date_of_birth === 'future_date' ? 'future_date' : undefined)
				}
			/>
			<GenderField error={errors.gender} />
			<PassportField
				code={logic?.checkPassport(values.passport_number ?? '').code ?? 'empty'}
				refused={errors.passport_number !== undefined}
			/>
		</StepPanel>
	)
}
