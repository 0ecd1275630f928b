import { SelectField, TextArea, TextField } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import {
	applicationTypes,
	englishProficiencies,
	preferredUniversities,
} from '#domain/forms/application-options.ts'
import { StepPanel } from './step-panel.tsx'
import type { StepProps } from './step-props.ts'

export function AcademicStep({ step, errors, sending }: StepProps) {
	const t = useT('apply')
	const forms = useT('forms')
	return (
		<StepPanel step="academic" current={step} errors={errors} disabled={sending}>
			<SelectField
				name="application_type"
				label={t('fields.application_type')}
				required
				placeholder={forms('choose')}
				options={applicationTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
				error={errors.application_type}
			/>
			<SelectField
				name="preferred_university"
				label={t('fields.preferred_university')}
				placeholder={forms('choose')}
				options={preferredUniversities.map((value) => ({
					value,
					label: t(`universities.${value}`),
				}))}
				error={errors.preferred_university}
			/>
			<TextField
				name="program_of_interest"
				label={t('fields.program_of_interest')}
				hint={t('hints.program_of_interest')}
				error={errors.program_of_interest}
			/>
			<SelectField
				name="english_proficiency"
				label={t('fields.english_proficiency')}
				placeholder={forms('choose')}
				options={englishProficiencies.map((value) => ({ value, label: t(`levels.${value}`) }))}
				error={errors.english_proficiency}
			/>
			<TextArea
				name="previous_education"
				label={t('fields.previous_education')}
				hint={t('hints.previous_education')}
				required
				rows={5}
				error={errors.previous_education}
				className="sm:col-span-2"
			/>
		</StepPanel>
	)
}
