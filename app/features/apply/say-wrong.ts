/** The specified words for what keeps a step from being left, or the application from being sent. */
import type { FormValues } from '#app/form/fields.ts'
import { notify } from '#app/notices/notices.ts'
import type { FormErrors } from '#domain/forms/errors.ts'
import { errorsIn, firstWrongStep, isComplete } from '#domain/forms/step-rules.ts'
import type { Step } from '#domain/forms/steps.ts'
import { checkPassport } from '#domain/passport.ts'

export function sayIncomplete(step: Step, wrong: FormErrors, values: FormValues): void {
	const passport = wrong.passport_number
	// One that was never typed is one of several blanks, unless all the others are filled in.
	const isOnly = Object.keys(wrong).length === 1
	if (passport !== undefined && (passport !== 'required' || isOnly)) {
		const { code } = checkPassport(values.passport_number ?? '')
		notify({ tone: 'danger', cross: true, title: 'passport.invalid', text: `passport.${code}` })
		return
	}
	const section = step === 'documents' || step === 'additional' ? 'current' : step
	notify({ tone: 'danger', title: 'apply.incomplete.title', text: `apply.incomplete.${section}` })
}

/** The step to go to, with what is wrong in it; undefined when no step can do anything about it. */
export function sayUnsendable(errors: FormErrors, values: FormValues) {
	const step = firstWrongStep(errors)
	if (step === undefined) {
		notify({ tone: 'danger', title: 'failed.title', text: 'apply.failed', cross: true })
		return undefined
	}
	const wrong = errorsIn(step, errors)
	const isOnlyPassport =
		Object.keys(wrong).length === 1 &&
		wrong.passport_number !== undefined &&
		isComplete('academic', errors)
	if (step === 'additional' || step === 'services' || isOnlyPassport)
		sayIncomplete(step, wrong, values)
	else notify({ tone: 'danger', title: 'missing.title', text: 'apply.missing' })
	return { step, wrong }
}
