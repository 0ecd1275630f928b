import type { ReactNode } from 'react'
import { SelectField } from '#app/components/field.tsx'
import { useT } from '#app/language/strings.tsx'
import { applicationAccommodationTypes } from '#domain/forms/application-options.ts'
import { StepPanel } from './step-panel.tsx'
import type { ApplicationView, StepProps } from './step-props.ts'

interface ServiceProps {
	name: 'accommodation_needed' | 'visa_support' | 'airport_pickup'
	children?: ReactNode
}

function Service({ name, children }: ServiceProps) {
	const t = useT('apply')
	return (
		<div className="service sm:col-span-2">
			<label>
				<input type="checkbox" name={name} value="yes" aria-describedby={`${name}-hint`} />
				<span className="font-semibold">{t(`fields.${name}`)}</span>
			</label>
			<p id={`${name}-hint`} className="field-hint">
				{t(`hints.${name}`)}
			</p>
			{children}
		</div>
	)
}

export function ServicesStep({
	step,
	errors,
	sending,
	values,
}: StepProps & Pick<ApplicationView, 'values'>) {
	const t = useT('apply')
	const forms = useT('forms')
	return (
		<StepPanel step="services" current={step} errors={errors} disabled={sending}>
			<Service name="accommodation_needed">
				{/* Hidden, not removed: a choice survives second thoughts. */}
				<div hidden={!('accommodation_needed' in values)}>
					<SelectField
						name="accommodation_type"
						label={t('fields.accommodation_type')}
						placeholder={forms('choose')}
						options={applicationAccommodationTypes.map((value) => ({
							value,
							label: t(`housing.${value}`),
						}))}
						error={errors.accommodation_type}
					/>
				</div>
			</Service>
			<Service name="visa_support" />
			<Service name="airport_pickup" />
		</StepPanel>
	)
}
