/** Headers of answers for staff and applicants: not cached, not indexed, no address sent to other sites, no frames. */
import type { MiddlewareHandler } from 'hono'
import type { PageEnv } from './request-context.ts'

export function keepPrivate(headers: Headers): void {
	headers.set('Cache-Control', 'no-store')
	headers.set('X-Robots-Tag', 'noindex')
	// With `no-referrer` browsers would send `Origin: null` with plain forms, and sign-in without scripts would be refused.
	if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'same-origin')
	const policy = headers.get('Content-Security-Policy')
	if (policy) {
		headers.set('Content-Security-Policy', policy.replace(/frame-src [^;]*/, "frame-src 'none'"))
	}
}

export function privateAnswers(): MiddlewareHandler<PageEnv> {
	return async (c, next) => {
		await next()
		keepPrivate(c.res.headers)
	}
}
