/** What was posted without scripts, and what the page shows of the answer. */
import * as v from 'valibot'
import { toLatinDigits } from '#domain/digits.ts'
import { refusedSchema } from '#domain/forms/errors.ts'
import { keyField, type PostedForm, plainCodeField } from '#domain/forms/posted.ts'
import type { Language } from '#domain/language.ts'
import type { Answer } from './responses.ts'

export type Values = Readonly<Record<string, string>>
/** Who posts, as the limits count, and in which language the page answers. */
export type Sender = { address: string; userAgent: string; language: Language }

const sentSchema = v.object({ reference: v.string(), status_address: v.optional(v.string()) })

/** The longest answer is 5000 letters: what is longer than this is no answer, and is not given back. */
const longestValue = 8000

/** `00966`, `966` and `+966` are one calling code. */
function callingCode(typed: string): string {
	const digits = toLatinDigits(typed).replace(/[^\d]/g, '').replace(/^00/, '')
	return digits === '' ? '' : `+${digits}`
}

/** The fields of a form by their names. Without scripts the calling code is typed instead of chosen. */
export function valuesOf(typed: ReadonlyMap<string, string>): Values {
	const values = Object.fromEntries(
		[...typed].map(([name, value]) => [name, value.slice(0, longestValue)]),
	)
	const { [keyField]: _key, [plainCodeField]: code, ...rest } = values
	return code === undefined ? rest : { ...rest, country_code: callingCode(code) }
}

/** What the page shows of an answer of the API. */
export function postedBy({ status, body }: Answer, values: Values, key: string): PostedForm {
	const none = { values, errors: {}, problem: null, key, sent: null }
	const sent = v.safeParse(sentSchema, body)
	if (status === 201 && sent.success) {
		const { reference, status_address: statusAddress } = sent.output
		return { ...none, values: {}, sent: { reference, statusAddress, documents: 0 } }
	}
	const refused = v.safeParse(refusedSchema, body)
	if (status === 422 && refused.success) return { ...none, errors: refused.output.errors }
	return { ...none, problem: status === 429 ? 'too_often' : 'failed' }
}
