/** What every form goes through, however it was sent: counted, parsed, and handled once per key. */
import * as v from 'valibot'
import { formErrors } from '#domain/forms/errors.ts'
import type { Language } from '#domain/language.ts'
import type { DraftRead } from '../store/application-drafts.ts'
import type { Limits } from './limits.ts'
import { fingerprintOf } from './request-parts.ts'
import { type Answer, refused } from './responses.ts'
import { createSingleFlight } from './single-flight.ts'

export type Call<Form> = {
	form: Form
	key: string
	fingerprint: string
	language: Language
	/** What it waited in until it was sent, where that ends with it. */
	draft?: DraftRead
}

export type FormTaker = {
	/** Counts a call: null when it may pass, otherwise the seconds to wait. */
	count(address: string): Promise<number | null>
	take(body: unknown, key: string, language: Language, draft?: DraftRead): Promise<Answer>
}

export function createFormTaker<Form>(
	name: string,
	schema: v.GenericSchema<unknown, Form>,
	limits: Limits,
	handle: (call: Call<Form>) => Promise<Answer>,
	/** The answer to a call that was stored before, for forms whose rules move with time. */
	findStored: (
		call: Pick<Call<Form>, 'key' | 'fingerprint'>,
	) => Promise<Answer | null> = async () => null,
): FormTaker {
	const singly = createSingleFlight()
	return {
		count: (address) => limits.take('form', name, address),
		async take(body, key, language, draft) {
			const parsed = v.safeParse(schema, body)
			if (!parsed.success) {
				// Sent again days later, a date that was fine then has passed: what was stored is not refused afterwards.
				const stored = parsed.typed
					? await findStored({ key, fingerprint: fingerprintOf(parsed.output) })
					: null
				return stored ?? refused(formErrors(parsed.issues))
			}
			const form = parsed.output
			const fingerprint = fingerprintOf(form)
			const call = { form, key, fingerprint, language, ...(draft ? { draft } : {}) }
			return singly(key, fingerprint, () => handle(call))
		},
	}
}
