/** One step of the application as a page of its own, for browsers without scripts. Its draft waits on the server. */
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Server from 'lucide-react/icons/server'
import type { Option } from '#app/components/field.tsx'
import { FormFields } from '#app/components/form-fields.tsx'
import { PrivacyNote } from '#app/components/privacy-note.tsx'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import { type Step, stepAfter, stepBefore, steps } from '#domain/forms/steps.ts'
import { paths } from '#domain/paths.ts'
import { PersonalFields } from './personal-step.tsx'
import { PlainDocuments } from './plain-documents.tsx'
import type { PlainDraft } from './plain-draft.ts'
import { PlainSteps } from './plain-steps.tsx'
import { Review } from './review.tsx'
import { AcademicFields, AdditionalFields, ServicesFields } from './step-fields.tsx'

interface PlainStepProps {
	page: PlainDraft
	nationalities: Option[]
}

export function PlainStep({ page, nationalities }: PlainStepProps) {
	const t = useT('apply')
	const { draft, step, last } = page
	const isOpen = (one: Step) => steps.indexOf(one) <= steps.indexOf(last)
	return (
		<section id="application" className="panel wizard" aria-labelledby="step">
			<PlainSteps
				step={step}
				to={(one) => (isOpen(one) ? paths.applyStep(draft, one) : undefined)}
			/>
			{page.isNew && <p className="form-note">{t('plain.ended')}</p>}
			<div>
				<h2 id="step">{t(`steps.${step}`)}</h2>
				<p className="text-muted">{t(`leads.${step}`)}</p>
			</div>
			{step === 'documents' ? (
				<PlainDocuments {...page} />
			) : (
				<StepForm page={page} nationalities={nationalities} />
			)}
			<DraftEnd draft={draft} />
			<PrivacyNote />
		</section>
	)
}

function StepForm({ page, nationalities }: PlainStepProps) {
	const t = useT('apply')
	const { draft, step, posted } = page
	const isLast = stepAfter(step) === undefined
	const { errors, values } = posted
	return (
		<form
			method="post"
			action={paths.applyStep(draft, step)}
			noValidate
			aria-labelledby="step"
			className="grid gap-6"
		>
			<FormFields errors={errors} posted={posted}>
				<div className="grid gap-5 sm:grid-cols-2">
					{step === 'personal' && <PersonalFields nationalities={nationalities} />}
					{step === 'academic' && <AcademicFields />}
					{step === 'services' && <ServicesFields hidesHousing={false} />}
					{step === 'additional' && <AdditionalFields plan={values.plan} />}
				</div>
			</FormFields>
			{step !== 'services' && <p className="field-hint">{t('required')}</p>}
			{isLast && page.documents.length > 0 && (
				<div>
					<h4>{t('documents.yours')}</h4>
					<p>{t('documents.chosen', { count: page.documents.length })}</p>
				</div>
			)}
			{isLast && (
				<Review
					values={values}
					nationalities={nationalities}
					to={(one) => paths.applyStep(draft, one)}
				/>
			)}
			<div className="wizard-buttons is-plain">
				{/* First in the form: what the Enter key presses. */}
				<Button type="submit" name="go" value="next" variant={isLast ? 'gold' : 'brand'}>
					{isLast ? (
						t('actions.submit')
					) : (
						<>
							{t('actions.next')}
							<ArrowRight className="icon flip" aria-hidden="true" />
						</>
					)}
				</Button>
				{stepBefore(step) && (
					<Button type="submit" name="go" value="back" variant="line">
						<ArrowLeft className="icon flip" aria-hidden="true" />
						{t('actions.previous')}
					</Button>
				)}
			</div>
		</form>
	)
}

/** Says where the answers wait, and lets the visitor end that. */
function DraftEnd({ draft }: { draft: string }) {
	const t = useT('apply')
	return (
		<div className="draft-note">
			<Server className="icon" aria-hidden="true" />
			<div className="grid gap-1">
				<p>{t('plain.note')}</p>
				<details>
					<summary className="text-link">{t('draft.clear')}</summary>
					<form
						method="post"
						action={paths.applyStep(draft, 'personal')}
						className="grid gap-3 py-3"
					>
						<p>{t('draft.confirm')}</p>
						<Button
							type="submit"
							name="go"
							value="clear"
							variant="line"
							small
							className="justify-self-start"
						>
							{t('draft.yes')}
						</Button>
					</form>
				</details>
			</div>
		</div>
	)
}

/** For a draft whose time is over, or that was sent. */
export function PlainEnd({ isSent }: { isSent: boolean }) {
	const t = useT('apply')
	return (
		<section className="panel wizard" aria-labelledby="step">
			<h2 id="step">{isSent ? t('plain.sent.title') : t('plain.gone.title')}</h2>
			<p>{isSent ? t('plain.sent.text') : t('plain.gone.text')}</p>
			<div className="actions">
				<a className="btn btn-brand" href={isSent ? paths.status() : paths.apply()}>
					{isSent ? t('plain.sent.action') : t('plain.gone.action')}
				</a>
			</div>
		</section>
	)
}
