/** The application in five steps. */
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import type { Option } from '#app/components/field.tsx'
import { FormFields } from '#app/components/form-fields.tsx'
import { OfflineNote } from '#app/components/offline-note.tsx'
import { PrivacyNote } from '#app/components/privacy-note.tsx'
import { SentNote } from '#app/components/sent-note.tsx'
import type { FormValues } from '#app/form/fields.ts'
import { useT } from '#app/language/strings.tsx'
import { Button } from '#app/ui/button.tsx'
import type { PostedForm } from '#domain/forms/posted.ts'
import { type Step, stepAfter, stepBefore } from '#domain/forms/steps.ts'
import { ChosenNote } from './chosen-note.tsx'
import { DraftNote } from './draft-note.tsx'
import { PersonalStep } from './personal-step.tsx'
import { PlainSteps } from './plain-steps.tsx'
import { StepTabs } from './step-tabs.tsx'
import { useApplication } from './use-application.ts'

/** The steps with fields that are marked as required. */
const hasMarks: ReadonlySet<Step> = new Set(['personal', 'academic', 'additional'])

/** One that waited may arrive while the next is being written: that stays in sight. */
const isBlank = ({ country_code: _, ...typed }: FormValues) =>
	Object.values(typed).every((value) => value === '')

interface WizardProps {
	nationalities: Option[]
	/** What the visitor chose elsewhere. */
	prefill: Readonly<Record<string, string>> | undefined
	/** The first step was posted without scripts. */
	posted: PostedForm | undefined
	/** What the page says before the form. */
	children: ReactNode
}

export function Wizard({ nationalities, prefill, posted, children }: WizardProps) {
	const t = useT('apply')
	const application = useApplication(prefill, posted)
	const { logic, open, step, reached, found, waiting, sending, sent, sendState } = application
	const previous = stepBefore(step)
	const isLast = stepAfter(step) === undefined
	return (
		<>
			{sent && (
				<section className="panel wizard" aria-label={t('sent.title')}>
					<SentNote sent={sent} title={t('sent.title')} text={t('sent.text')} takesFocus>
						<p className="pt-4 [&>.btn-quiet]:-ms-4.5">
							<Button variant="quiet" small onClick={application.again}>
								{t('sent.again')}
							</Button>
						</p>
					</SentNote>
				</section>
			)}
			{/* The thanks stand alone. Hidden, not removed: the form goes on listening for what was kept. */}
			<div hidden={sent !== undefined && isBlank(application.values)}>
				{children}
				<section className="panel wizard" aria-labelledby="application-form">
					<h2 id="application-form">{t('title')}</h2>
					<noscript>
						<PlainSteps step="personal" />
					</noscript>
					<DraftNote
						restored={application.restored}
						unkept={application.draftUnkept}
						disabled={sending}
						onClear={application.clear}
					/>
					<ChosenNote
						prefilled={application.prefilled}
						differing={application.differing}
						disabled={sending}
						onReplace={(fields) => open?.replace(fields)}
					/>
					<form
						noValidate
						aria-labelledby="application-form"
						className="grid gap-7"
						{...application.formProps}
					>
						<FormFields errors={application.errors} posted={posted}>
							<StepTabs
								step={step}
								stateOf={(one) => logic?.stateOf(one, reached, found) ?? 'locked'}
								disabled={sending}
								onJump={application.jump}
							/>
							<PersonalStep application={application} nationalities={nationalities} />
							{logic && open?.files && (
								<logic.LaterSteps
									application={application}
									files={open.files}
									nationalities={nationalities}
								/>
							)}
							<div className="grid gap-4">
								{hasMarks.has(step) && <p className="field-hint">{t('required')}</p>}
								<OfflineNote
									sendState={isLast ? sendState : { kept: sendState.kept }}
									missing={waiting === 'in vain' ? t('missing') : undefined}
								/>
								<div className="wizard-buttons">
									{previous && (
										<Button
											variant="line"
											disabled={sending}
											onClick={() => application.go(previous)}
										>
											<ArrowLeft className="icon flip" aria-hidden="true" />
											{t('actions.previous')}
										</Button>
									)}
									{isLast ? (
										<Button
											type="submit"
											variant="gold"
											disabled={sending}
											busyLabel={sending && t('actions.submitting')}
										>
											{t('actions.submit')}
										</Button>
									) : (
										<Button
											type="submit"
											variant="brand"
											disabled={sending}
											busyLabel={waiting === 'yes' && t('actions.waiting')}
										>
											{t('actions.next')}
											<ArrowRight className="icon flip" aria-hidden="true" />
										</Button>
									)}
								</div>
								<PrivacyNote />
							</div>
						</FormFields>
					</form>
				</section>
			</div>
		</>
	)
}
