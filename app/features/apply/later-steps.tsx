/** The steps after the first: nobody needs them on a page that is only looked at. */
import { FileCheck2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Bidi } from '#app/components/bidi.tsx'
import type { Option } from '#app/components/field.tsx'
import { type Files, useFiles } from '#app/form/files.ts'
import type { FormView } from '#app/form/form-types.ts'
import { useT } from '#app/language/strings.tsx'
import {
	applicationAccommodationTypes,
	applicationDocuments,
	applicationTypes,
	englishProficiencies,
	preferredUniversities,
} from '#domain/forms/application-options.ts'
import { ChosenFiles } from './chosen-files.tsx'
import { DropZone } from './drop-zone.tsx'
import { Review } from './review.tsx'
import { Question, StepPanel, type StepProps } from './step-panel.tsx'
import type { Step } from './steps.ts'

interface LaterStepsProps {
	application: StepProps &
		Pick<FormView, 'values' | 'filesUnkept'> & {
			/** Opens a step, if the visitor asks at one of its fields. */
			go: (step: Step, field?: string) => void
		}
	files: Files
	nationalities: Option[]
}

export function LaterSteps(props: LaterStepsProps) {
	return (
		<>
			<AcademicStep {...props} />
			<ServicesStep {...props} />
			<DocumentsStep {...props} />
			<AdditionalStep {...props} />
		</>
	)
}

function AcademicStep({ application }: LaterStepsProps) {
	const { errors } = application
	return (
		<StepPanel name="academic" application={application}>
			<Question name="application_type" errors={errors} required options={applicationTypes} />
			<Question name="preferred_university" errors={errors} options={preferredUniversities} />
			<Question name="program_of_interest" errors={errors} hinted />
			<Question name="english_proficiency" errors={errors} options={englishProficiencies} />
			<Question name="previous_education" errors={errors} required hinted wide rows={5} />
		</StepPanel>
	)
}

function Service({ name, children }: { name: string; children?: ReactNode }) {
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

function ServicesStep({ application }: LaterStepsProps) {
	const { errors, values } = application
	return (
		<StepPanel name="services" application={application}>
			<Service name="accommodation_needed">
				{/* Hidden, not removed: a choice survives second thoughts. */}
				<div hidden={!('accommodation_needed' in values)}>
					<Question
						name="accommodation_type"
						errors={errors}
						options={applicationAccommodationTypes}
					/>
				</div>
			</Service>
			<Service name="visa_support" />
			<Service name="airport_pickup" />
		</StepPanel>
	)
}

function DocumentsStep({ application, files }: LaterStepsProps) {
	const t = useT('apply')
	const { sending, filesUnkept } = application
	const { chosen, refused } = useFiles(files)
	return (
		<StepPanel name="documents" application={application}>
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
			<DropZone onFiles={files.add} disabled={sending} />
			<div role="alert" className="sm:col-span-2 empty:hidden">
				{refused.length > 0 && (
					<div className="error-summary is-list">
						<div>
							<p className="font-semibold">{t('documents.refusedTitle')}</p>
							<ul>
								{refused.map(({ id, name, reason }) => (
									<li key={id}>
										<Bidi>
											{t('documents.refused', { file: name, reason: t(`reasons.${reason}`) })}
										</Bidi>
									</li>
								))}
							</ul>
						</div>
					</div>
				)}
			</div>
			{filesUnkept && <p className="form-note sm:col-span-2">{t('documents.unkept')}</p>}
			<p role="status" className="text-muted sm:col-span-2">
				{chosen.length > 0 ? t('documents.chosen', { count: chosen.length }) : t('documents.none')}
			</p>
			<ChosenFiles files={files} sending={sending} />
		</StepPanel>
	)
}

function AdditionalStep({ application, files, nationalities }: LaterStepsProps) {
	const t = useT('apply')
	const { step, errors, sending, values, go } = application
	const { chosen } = useFiles(files)
	return (
		<StepPanel
			name="additional"
			application={application}
			after={
				<>
					{/* Here the visitor presses Submit, so here the files are seen on their way. */}
					{chosen.length > 0 && (
						<div className="grid gap-3">
							<h4>{t('documents.yours')}</h4>
							<ChosenFiles files={files} sending={sending} />
						</div>
					)}
					{step === 'additional' && !sending && (
						<Review values={values} nationalities={nationalities} onChange={go} />
					)}
				</>
			}
		>
			<Question name="emergency_contact" errors={errors} required hinted wide rows={3} />
			<Question name="medical_conditions" errors={errors} hinted wide rows={3} />
			<Question name="additional_info" errors={errors} hinted wide rows={3} />
		</StepPanel>
	)
}
