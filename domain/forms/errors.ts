import * as v from 'valibot'

/** Every reason a form can be refused for; the browser shows each in the visitor's language. */
export const errorCodes = [
	'required',
	/** Not of the right type at all: only a program sends that. */
	'invalid',
	'unknown_field',
	'email',
	'too_short',
	'too_long',
	'not_an_option',
	'invalid_date',
	'future_date',
	'past_date',
	'passport_too_short',
	'passport_too_long',
	'passport_invalid_characters',
	'passport_identical',
	/** A name as in the passport has Latin letters alone. */
	'latin_letters',
	/** No score that the chosen test gives. */
	'score_out_of_range',
	'not_latin',
	'too_many_documents',
	'duplicate_document',
	/** Not an address this server issued, or one that another application holds. */
	'unknown_document',
	/** The Idempotency-Key came before with another content. */
	'key_reused',
] as const

export type ErrorCode = (typeof errorCodes)[number]
export type FormErrors = Record<string, ErrorCode>

/** The server's 422 answer as a page reads it; a newer server may have reasons that this page has no words for. */
export const refusedSchema = v.object({
	errors: v.record(v.string(), v.fallback(v.picklist(errorCodes), 'invalid')),
})

const known: ReadonlySet<string> = new Set(errorCodes)

function isErrorCode(value: string): value is ErrorCode {
	return known.has(value)
}

function codeOf(issue: v.BaseIssue<unknown>): ErrorCode {
	// A strict object speaks of keys: one it does not know, or one it misses.
	if (issue.type === 'strict_object' && issue.path) {
		return issue.expected === 'never' ? 'unknown_field' : 'required'
	}
	return isErrorCode(issue.message) ? issue.message : 'invalid'
}

/** A field of a list's entry is named after all three: `further_choices_1_university`. */
function fieldOf({ path }: v.BaseIssue<unknown>): string {
	const [name, at, own] = (path ?? []).map(({ key }) => key)
	const key = typeof at === 'number' && typeof own === 'string' ? `${name}_${at + 1}_${own}` : name
	// Names nobody asked for may hold anything; only a plain one is repeated.
	return typeof key === 'string' && /^\w{1,40}$/.test(key) ? key : 'body'
}

/** The first reason per field, in the shape of the server's 422 answer. `body` stands for the whole. */
export function formErrors(issues: readonly v.BaseIssue<unknown>[]): FormErrors {
	const errors = new Map<string, ErrorCode>()
	for (const issue of issues) {
		const field = fieldOf(issue)
		if (!errors.has(field)) errors.set(field, codeOf(issue))
	}
	return Object.fromEntries(errors)
}
