/** The questions of the steps after the first, as the wizard and the pages without scripts ask them. */
import FileCheck2 from 'lucide-react/icons/file-check-corner'
import { Fragment, type ReactNode, use } from 'react'
import { useErrors, usePosted } from '#app/form/form-context.ts'
import { useLanguage, useT } from '#app/language/strings.tsx'
import { formatMonth } from '#domain/format.ts'
import {
	applicationAccommodationTypes,
	applicationDocuments,
	applicationTypes,
	englishProficiencies,
	englishTests,
} from '#domain/forms/application-options.ts'
import { comingMonths } from '#domain/forms/fields.ts'
import { furtherChoices, furtherField } from '#domain/forms/further-choices.ts'
import { AttachedPlan } from './attached-plan.tsx'
import { OfferedUniversities } from './offered-universities.ts'
import { Question } from './step-panel.tsx'

export function AcademicFields() {
	const universities = use(OfferedUniversities)
	return (
		<>
			<Question name="application_type" required options={applicationTypes} />
			<Question name="preferred_university" options={universities} />
			<Question name="program_of_interest" hinted />
			<IntakeField />
			<FurtherChoices />
			<Question name="english_proficiency" options={englishProficiencies} />
			<div className="english-test">
				<Question name="english_test" options={englishTests} />
				<Question name="english_score" dir="ltr" inputMode="decimal" />
			</div>
			<Question name="previous_education" required hinted wide rows={5} />
		</>
	)
}

/** The month in which the studies are to begin, from the next one on. */
function IntakeField() {
	const language = useLanguage()
	const months = comingMonths().map((month) => ({
		value: month,
		label: formatMonth(language, month),
	}))
	return <Question name="intake" options={months} />
}

/** A second and a third wish. */
function FurtherChoices() {
	const t = useT('apply')
	const universities = use(OfferedUniversities).map((code) => ({
		value: code,
		label: t(`options.preferred_university.${code}`),
	}))
	const isWrong = Object.keys(useErrors()).some((name) => name.startsWith('further_choices'))
	const isPosted = usePostedChoices()
	return (
		<details className="further-choices sm:col-span-2" open={isWrong || isPosted}>
			<summary>{t('further.title')}</summary>
			<p className="field-hint">{t('further.text')}</p>
			<div className="grid gap-5 sm:grid-cols-2">
				{furtherChoices.map((at) => (
					<Fragment key={at}>
						<Question name={furtherField(at, 'university')} options={universities} />
						<Question name={furtherField(at, 'program')} />
					</Fragment>
				))}
			</div>
		</details>
	)
}

/** Whether a page that was posted without scripts holds one of them. */
function usePostedChoices(): boolean {
	const first = usePosted(furtherField(1, 'university'))
	const second = usePosted(furtherField(2, 'university'))
	return Boolean(first || second)
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
export function ServicesFields({ hidesHousing }: { hidesHousing: boolean }) {
	return (
		<>
			<Service name="accommodation_needed">
				{/* Hidden, not removed: a choice survives second thoughts. */}
				<div hidden={hidesHousing}>
					<Question name="accommodation_type" options={applicationAccommodationTypes} />
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

export function AdditionalFields({ plan = '' }: { plan?: string | undefined }) {
	return (
		<>
			<AttachedPlan query={plan} />
			<Question name="emergency_contact" required hinted wide rows={3} />
			<Question name="medical_conditions" hinted wide rows={3} />
			<Question name="additional_info" hinted wide rows={3} />
		</>
	)
}
