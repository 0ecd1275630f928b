/** The steps after the first: nobody needs them on a page that is only looked at. */
import { useSearchParams } from 'react-router'
import { Bidi } from '#app/components/bidi.tsx'
import type { Option } from '#app/components/field.tsx'
import { type Files, useFiles } from '#app/form/files.ts'
import type { FormView } from '#app/form/form-types.ts'
import { useT } from '#app/language/strings.tsx'
import { type Step, searchOf } from '#domain/forms/steps.ts'
import { ChosenFiles } from './chosen-files.tsx'
import { DropZone } from './drop-zone.tsx'
import { Review } from './review.tsx'
import {
	AcademicFields,
	AdditionalFields,
	NeededDocuments,
	ServicesFields,
} from './step-fields.tsx'
import { StepPanel, type StepProps } from './step-panel.tsx'

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
	return (
		<StepPanel name="academic" application={application}>
			<AcademicFields />
		</StepPanel>
	)
}

function ServicesStep({ application }: LaterStepsProps) {
	const { values } = application
	return (
		<StepPanel name="services" application={application}>
			<ServicesFields hidesHousing={!('accommodation_needed' in values)} />
		</StepPanel>
	)
}

function DocumentsStep({ application, files }: LaterStepsProps) {
	const t = useT('apply')
	const { sending, filesUnkept } = application
	const { chosen, refused } = useFiles(files)
	return (
		<StepPanel name="documents" application={application}>
			<NeededDocuments />
			<DropZone onFiles={(added) => void files.add(added)} disabled={sending} />
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
	const { step, sending, values, go } = application
	const [params] = useSearchParams()
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
						<Review
							values={values}
							nationalities={nationalities}
							to={(one) => ({ search: searchOf(one, params) })}
							onChange={go}
						/>
					)}
				</>
			}
		>
			<AdditionalFields plan={values.plan} />
		</StepPanel>
	)
}
