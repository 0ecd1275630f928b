import { type Option, TextArea } from '#app/components/field.tsx'
import type { Files } from '#app/form/files.ts'
import { useFiles } from '#app/form/use-files.ts'
import { useT } from '#app/language/strings.tsx'
import { DocumentList } from './document-list.tsx'
import { Review } from './review.tsx'
import { StepPanel } from './step-panel.tsx'
import type { ApplicationView } from './step-props.ts'

interface AdditionalStepProps {
	application: ApplicationView
	files: Files
	nationalities: Option[]
}

const fields = ['emergency_contact', 'medical_conditions', 'additional_info'] as const

export function AdditionalStep({ application, files, nationalities }: AdditionalStepProps) {
	const t = useT('apply')
	const { step, errors, sending, values, go } = application
	const { chosen } = useFiles(files)
	return (
		<StepPanel
			step="additional"
			current={step}
			errors={errors}
			disabled={sending}
			after={
				<>
					{/* Here the visitor presses Submit, so here the files are seen on their way. */}
					{chosen.length > 0 && (
						<div className="grid gap-3">
							<h4>{t('documents.yours')}</h4>
							<DocumentList files={files} label={t('documents.yours')} sending={sending} />
						</div>
					)}
					{step === 'additional' && !sending && (
						<Review values={values} nationalities={nationalities} onChange={go} />
					)}
				</>
			}
		>
			{fields.map((name) => (
				<TextArea
					key={name}
					name={name}
					label={t(`fields.${name}`)}
					hint={t(`hints.${name}`)}
					required={name === 'emergency_contact'}
					rows={3}
					error={errors[name]}
					className="sm:col-span-2"
				/>
			))}
		</StepPanel>
	)
}
