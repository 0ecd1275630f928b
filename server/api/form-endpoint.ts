/** The JSON call of a form: counted before its body is read. */
import type { Context } from 'hono'
import type { Settings } from '../settings.ts'
import { clientAddress } from './client-address.ts'
import type { FormTaker } from './form-taker.ts'
import { readJson } from './read-json.ts'
import { idempotencyKeyOf, languageOf } from './request-parts.ts'
import { type Answer, refused, send, tooLarge, tooOften } from './responses.ts'

export function formEndpoint(
	{ count, take }: FormTaker,
	{ trustProxy }: Pick<Settings, 'trustProxy'>,
) {
	async function answer(c: Context): Promise<Answer> {
		const seconds = await count(clientAddress(c, trustProxy))
		if (seconds !== null) return tooOften(seconds)
		const body = await readJson(c)
		if ('fault' in body) return body.fault === 'too_large' ? tooLarge : refused({ body: 'invalid' })
		const key = idempotencyKeyOf(c)
		if (key === null) return refused({ idempotency_key: 'invalid' })
		return take(body.value, key, languageOf(c))
	}

	return async (c: Context) => send(c, await answer(c))
}
