/** The one pattern of every form: count, read, parse, and leave the rest to `handle`, once per key. */
import type { Context } from 'hono'
import * as v from 'valibot'
import { formErrors } from '#domain/forms/errors.ts'
import type { Language } from '#domain/language.ts'
import type { Settings } from '../settings.ts'
import { clientAddress } from './client-address.ts'
import type { Limits } from './limits.ts'
import { readJson } from './read-json.ts'
import { fingerprintOf, idempotencyKeyOf, languageOf } from './request-parts.ts'
import { type Answer, refused, send, tooLarge, tooOften } from './responses.ts'
import { createSingleFlight } from './single-flight.ts'

export type Call<Form> = { form: Form; key: string; fingerprint: string; language: Language }

export function formEndpoint<Form>(
	name: string,
	schema: v.GenericSchema<unknown, Form>,
	limits: Limits,
	settings: Pick<Settings, 'trustProxy'>,
	handle: (call: Call<Form>) => Promise<Answer>,
	/** The answer to a call that was stored before, for forms whose rules move with time. */
	findStored: (
		call: Pick<Call<Form>, 'key' | 'fingerprint'>,
	) => Promise<Answer | null> = async () => null,
) {
	const singly = createSingleFlight()

	async function answer(c: Context): Promise<Answer> {
		const seconds = await limits.take('form', name, clientAddress(c, settings.trustProxy))
		if (seconds !== null) return tooOften(seconds)
		const body = await readJson(c)
		if ('fault' in body) return body.fault === 'too_large' ? tooLarge : refused({ body: 'invalid' })
		const key = idempotencyKeyOf(c)
		if (key === null) return refused({ idempotency_key: 'invalid' })
		const parsed = v.safeParse(schema, body.value)
		if (!parsed.success) {
			// Sent again days later, a date that was fine then has passed: what was stored is not refused afterwards.
			const stored = parsed.typed
				? await findStored({ key, fingerprint: fingerprintOf(parsed.output) })
				: null
			return stored ?? refused(formErrors(parsed.issues))
		}
		const form = parsed.output
		const fingerprint = fingerprintOf(form)
		const language = languageOf(c)
		return singly(key, fingerprint, () => handle({ form, key, fingerprint, language }))
	}

	return async (c: Context) => send(c, await answer(c))
}
