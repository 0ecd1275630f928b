/** What the steps of the application are given. */
import type { FormValues } from '#app/form/fields.ts'
import type { FormErrors } from '#domain/forms/errors.ts'
import type { Step } from './steps.ts'

export interface StepProps {
	/** The step that is open. */
	step: Step
	errors: FormErrors
	sending: boolean
}

/** The application as a step sees it that shows more than its own fields. */
export interface ApplicationView extends StepProps {
	values: FormValues
	/** The browser keeps no draft, or not its files. */
	unkept: 'draft' | 'files' | undefined
	/** Opens a step, if the visitor asks at one of its fields. */
	go: (step: Step, field?: string) => void
}
