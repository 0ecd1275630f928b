import type { ReactNode } from 'react'
import { useT } from '#app/language/strings.tsx'
import type { FormErrors } from '#domain/forms/errors.ts'
import { ErrorSummary } from './error-summary.tsx'
import { panelId, tabId } from './step-tabs.tsx'
import type { Step } from './steps.ts'

interface StepPanelProps {
	step: Step
	current: Step
	errors: FormErrors
	/** While the application is sent. */
	disabled: boolean
	children: ReactNode
	/** What stays usable while the application is sent. */
	after?: ReactNode
}

/** One step. It stays in the page while another is shown, so that what is typed stays too. */
export function StepPanel({ step, current, errors, disabled, children, after }: StepPanelProps) {
	const t = useT('apply')
	return (
		<div
			role="tabpanel"
			id={panelId(step)}
			aria-labelledby={tabId(step)}
			hidden={step !== current}
			className="step-panel"
		>
			<div>
				<h3 tabIndex={-1}>{t(`steps.${step}`)}</h3>
				<p className="text-muted">{t(`leads.${step}`)}</p>
			</div>
			{step === current && <ErrorSummary errors={errors} />}
			<fieldset disabled={disabled} className="grid gap-5 sm:grid-cols-2">
				{children}
			</fieldset>
			{after}
		</div>
	)
}
