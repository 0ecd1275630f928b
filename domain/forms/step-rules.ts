/** What belongs to each step, and what must be right before the next one opens. */
import { applicationForm } from './application.ts'
import { type Check, checking } from './check.ts'
import type { FormErrors } from './errors.ts'
import { furtherChoices, furtherField, furtherFields } from './further-choices.ts'
import { type Step, steps } from './steps.ts'

type FormValues = Readonly<Record<string, string>>

/** In the order of the page: the first wrong one gets the focus. */
export const fields: Record<Step, readonly string[]> = {
	personal: [
		'first_name',
		'last_name',
		'name_latin',
		'email',
		'country_code',
		'phone',
		'nationality',
		'date_of_birth',
		'gender',
		'passport_number',
	],
	academic: [
		'application_type',
		'preferred_university',
		'program_of_interest',
		...furtherFields,
		'intake',
		'english_proficiency',
		'english_test',
		'english_score',
		'previous_education',
	],
	services: ['accommodation_needed', 'accommodation_type', 'visa_support', 'airport_pickup'],
	documents: [],
	additional: ['emergency_contact', 'medical_conditions', 'additional_info', 'plan'],
}

/** Boxes to tick. */
export const services: ReadonlySet<string> = new Set([
	'accommodation_needed',
	'visa_support',
	'airport_pickup',
])

/** From the fields of the form to what the schema takes. */
export function toBody(values: FormValues) {
	const wanted = Object.fromEntries([...services].map((name) => [name, name in values]))
	const isFurther = (name: string) => furtherFields.some((field) => field === name)
	const others = Object.entries(values).filter(([name]) => !isFurther(name))
	return {
		...Object.fromEntries(others),
		...wanted,
		further_choices: furtherChoices.map((at) => ({
			university: values[furtherField(at, 'university')],
			program: values[furtherField(at, 'program')],
		})),
		// A kind of housing chosen before the wish for help was taken back is no wish.
		accommodation_type: wanted.accommodation_needed ? values.accommodation_type : '',
		// The addresses of the files are added when they are up.
		documents: [],
	}
}

export const checkApplication: Check = checking(applicationForm)

export function errorsOf(values: FormValues): FormErrors {
	const checked = checkApplication(toBody(values))
	return 'errors' in checked ? checked.errors : {}
}

/** What is wrong in one step, in the order of the page. */
export function errorsIn(step: Step, errors: FormErrors): FormErrors {
	const found = fields[step].flatMap((name) => {
		const code = errors[name]
		return code === undefined ? [] : [[name, code] as const]
	})
	return Object.fromEntries(found)
}

export function isComplete(step: Step, errors: FormErrors): boolean {
	return Object.keys(errorsIn(step, errors)).length === 0
}

export function firstWrongStep(errors: FormErrors): Step | undefined {
	return steps.find((step) => !isComplete(step, errors))
}

/** Only the personal and the academic step have to be complete before what follows them opens. */
export function isLocked(step: Step, errors: FormErrors): boolean {
	const before = steps.slice(0, steps.indexOf(step))
	return (['personal', 'academic'] as const).some(
		(required) => before.includes(required) && !isComplete(required, errors),
	)
}

/** The step itself, or the last one before it that is open. */
export function openStep(step: Step, errors: FormErrors): Step {
	const open = steps.slice(0, steps.indexOf(step) + 1).filter((one) => !isLocked(one, errors))
	return open.at(-1) ?? 'personal'
}

/** The state of a step that is not the current one. */
export function stateOf(step: Step, reached: Step, errors: FormErrors): 'locked' | 'done' | 'open' {
	if (isLocked(step, errors)) return 'locked'
	const isPast = steps.indexOf(step) < steps.indexOf(reached)
	return isPast && isComplete(step, errors) ? 'done' : 'open'
}
