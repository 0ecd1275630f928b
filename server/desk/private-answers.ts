/** What staff sees is for their eyes only: kept nowhere, found by nobody, named to no other site, shown in no frame. */
import type { MiddlewareHandler } from 'hono'

export function privateAnswers(): MiddlewareHandler {
	return async (c, next) => {
		await next()
		const { headers } = c.res
		headers.set('Cache-Control', 'no-store')
		headers.set('X-Robots-Tag', 'noindex')
		// With `no-referrer` browsers would send `Origin: null` with plain forms, and sign-in without scripts would be refused.
		if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'same-origin')
	}
}
