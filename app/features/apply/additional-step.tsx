import { TextArea } from '#app/components/field.tsx'
import { useT } from '#app/strings.tsx'
import { DocumentList } from './document-list.tsx'
import type { Documents } from './documents.ts'
import { StepPanel } from './step-panel.tsx'
import type { Application } from './use-application.ts'
import { useDocuments } from './use-documents.ts'

export function AdditionalStep({
	step,
	errors,
	sending,
	documents,
}: Pick<Application, 'step' | 'errors' | 'sending'> & { documents: Documents }) {
	const t = useT('apply')
	const { documents: chosen } = useDocuments(documents)
	return (
		<StepPanel
			step="additional"
			current={step}
			errors={errors}
			disabled={sending}
			after={
				// Here the visitor presses Submit, so here the files are seen on their way.
				chosen.length > 0 && (
					<div className="grid gap-3">
						<h4>{t('documents.yours')}</h4>
						<DocumentList documents={documents} label={t('documents.yours')} sending={sending} />
					</div>
				)
			}
		>
			<TextArea
				name="emergency_contact"
				label={t('fields.emergency_contact')}
				hint={t('hints.emergency_contact')}
				required
				rows={3}
				error={errors.emergency_contact}
				className="sm:col-span-2"
			/>
			<TextArea
				name="medical_conditions"
				label={t('fields.medical_conditions')}
				hint={t('hints.medical_conditions')}
				rows={3}
				error={errors.medical_conditions}
				className="sm:col-span-2"
			/>
			<TextArea
				name="additional_info"
				label={t('fields.additional_info')}
				hint={t('hints.additional_info')}
				rows={3}
				error={errors.additional_info}
				className="sm:col-span-2"
			/>
		</StepPanel>
	)
}
