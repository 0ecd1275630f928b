/**
 * Forms that are posted without scripts, to the address of their own page: the same rules, limits and rows as the JSON calls. The
 * action of a page gets them from its context, bound to the request that posts.
 */
import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import type { FormErrors } from '#domain/forms/errors.ts'
import { keyField, type PostedForm } from '#domain/forms/posted.ts'
import { requestLanguage } from '../pages/language.ts'
import { newSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import type { Kind } from '../store/tables.ts'
import { createPlainApplication } from './application-steps.ts'
import { clientAddress } from './client-address.ts'
import { createForms } from './forms.ts'
import type { Limits } from './limits.ts'
import { postedBy, type Sender, type Values, valuesOf } from './posted.ts'
import { readPlainForm } from './read-plain-form.ts'
import { type Answer, tooOften } from './responses.ts'

/** What a call of the API takes, made from the fields of its form. */
export type ToBody = (values: Values) => unknown

const isKey = (key: string | undefined): key is string =>
	key !== undefined && /^[\w-]{20,80}$/.test(key)

const isReused = ({ idempotency_key }: FormErrors) => idempotency_key === 'key_reused'

export function createPlainForms(services: Services, settings: Settings, limits: Limits) {
	const forms = createForms(services, limits)
	const application = createPlainApplication(services, settings, limits, forms.user_applications)

	/**
	 * A page that is kept for everyone carries no key of its own. Until the form is drawn again with one, the same content from the same
	 * browser within an hour counts as the same press. Nobody else can hit that key: it would open somebody's case.
	 */
	function keyOfFirstPress(kind: Kind, values: Values, { address, userAgent }: Sender): string {
		const hour = Math.floor(Date.now() / 3_600_000)
		const content = JSON.stringify([kind, address, userAgent, hour, values])
		return createHmac('sha256', services.secret).update(content).digest('base64url')
	}

	async function post(
		kind: Kind,
		request: Request,
		sender: Sender,
		toBody: ToBody,
	): Promise<PostedForm> {
		const typed = await readPlainForm(request)
		const values = valuesOf(typed ?? new Map())
		const given = typed?.get(keyField)
		const key = isKey(given) ? given : keyOfFirstPress(kind, values, sender)
		const seconds = await forms[kind].count(sender.address)
		const answer: Answer =
			seconds === null
				? await forms[kind].take(typed ? toBody(values) : null, key, sender.language)
				: tooOften(seconds)
		const posted = postedBy(answer, values, isKey(given) ? given : newSecret())
		// The form was changed after it had been sent once: sent again it is another one.
		return isReused(posted.errors) ? { ...posted, key: newSecret() } : posted
	}

	return {
		/** For one request. */
		of(c: Context) {
			const sender: Sender = {
				address: clientAddress(c, settings.trustProxy),
				userAgent: c.req.header('user-agent') ?? '',
				language: requestLanguage(c).language,
			}
			return {
				post: (kind: Kind, request: Request, toBody: ToBody = (values) => values) =>
					post(kind, request, sender, toBody),
				application: application.of(sender),
			}
		},
	}
}
export type PlainForms = ReturnType<ReturnType<typeof createPlainForms>['of']>
