/** What became of a form that a browser posted without scripts; the page is drawn from it. */
import type { FormErrors } from './errors.ts'

export interface PostedForm {
	/** What was typed, to be shown again. */
	values: Readonly<Record<string, string>>
	errors: FormErrors
	/** Why it could not be taken although nothing is wrong with its fields. */
	problem: 'too_often' | 'failed' | null
	/** The Idempotency-Key of the form that is drawn again. */
	key: string
	sent: SentForm | null
}

export interface SentForm {
	reference: string
	/** Where the visitor can follow it; missing while the database is down. */
	statusAddress: string | undefined
	/** How many documents were sent with it. */
	documents: number
}

/** The hidden field of a plain form that carries its Idempotency-Key. */
export const keyField = 'form_key'

/** Plain forms repeat a name where a field needs scripts and another takes its place without them. */
export const plainCodeField = 'typed_country_code'
