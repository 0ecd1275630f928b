import * as v from 'valibot'
import { type FormErrors, formErrors } from './errors.ts'

/** What the rules of a form say of what was typed: what is sent, or why it is not. */
export type Check = (body: unknown) => { output: unknown } | { errors: FormErrors }

export function checking(schema: v.GenericSchema): Check {
	return (body) => {
		const parsed = v.safeParse(schema, body)
		return parsed.success ? { output: parsed.output } : { errors: formErrors(parsed.issues) }
	}
}
