/** The questions of the steps after the first, as the wizard and the pages without scripts ask them. */
import { FileCheck2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePosted } from '#app/form/posted-values.ts'
import { useT } from '#app/language/strings.tsx'
import {
	applicationAccommodationTypes,
	applicationDocuments,
	applicationTypes,
	englishProficiencies,
	preferredUniversities,
} from '#domain/forms/application-options.ts'
import type { FormErrors } from '#domain/forms/errors.ts'
import { Question } from './step-panel.tsx'

export function AcademicFields({ errors }: { errors: FormErrors }) {
	return (
		<>
			<Question name="application_type" errors={errors} required options={applicationTypes} />
			<Question name="preferred_university" errors={errors} options={preferredUniversities} />
			<Question name="program_of_interest" errors={errors} hinted />
			<Question name="english_proficiency" errors={errors} options={englishProficiencies} />
			<Question name="previous_education" errors={errors} required hinted wide rows={5} />
		</>
	)
}

function Service({ name, children }: { name: string; children?: ReactNode }) {
	const t = useT('apply')
	const isPosted = usePosted(name) !== undefined
	return (
		<div className="service sm:col-span-2">
			<label>
				<input
					type="checkbox"
					name={name}
					value="yes"
					defaultChecked={isPosted}
					aria-describedby={`${name}-hint`}
				/>
				<span className="font-semibold">{t(`fields.${name}`)}</span>
			</label>
			<p id={`${name}-hint`} className="field-hint">
				{t(`hints.${name}`)}
			</p>
			{children}
		</div>
	)
}

/** `hidesHousing`: nobody has asked for help with it. */
export function ServicesFields({
	errors,
	hidesHousing,
}: {
	errors: FormErrors
	hidesHousing: boolean
}) {
	return (
		<>
			<Service name="accommodation_needed">
				{/* Hidden, not removed: a choice survives second thoughts. */}
				<div hidden={hidesHousing}>
					<Question
						name="accommodation_type"
						errors={errors}
						options={applicationAccommodationTypes}
					/>
				</div>
			</Service>
			<Service name="visa_support" />
			<Service name="airport_pickup" />
		</>
	)
}

export function NeededDocuments() {
	const t = useT('apply')
	return (
		<div className="needed sm:col-span-2">
			<h4>{t('documents.needed')}</h4>
			<ul>
				{applicationDocuments.map((name) => (
					<li key={name}>
						<FileCheck2 className="icon" aria-hidden="true" />
						{t(`documents.list.${name}`)}
					</li>
				))}
			</ul>
		</div>
	)
}

export function AdditionalFields({ errors }: { errors: FormErrors }) {
	return (
		<>
			<Question name="emergency_contact" errors={errors} required hinted wide rows={3} />
			<Question name="medical_conditions" errors={errors} hinted wide rows={3} />
			<Question name="additional_info" errors={errors} hinted wide rows={3} />
		</>
	)
}
