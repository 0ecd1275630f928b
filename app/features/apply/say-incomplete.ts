import type { FormValues } from '#app/form/fields.ts'
import { notify } from '#app/notices.ts'
import type { FormErrors } from '#domain/forms/errors.ts'
import { checkPassport } from '#domain/passport.ts'
import type { Step } from './steps.ts'

/** Tells what keeps a step from being left. */
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
	notify({
		tone: 'danger',
		title: 'apply.incomplete.title',
		text: `apply.incomplete.${section}`,
	})
}
