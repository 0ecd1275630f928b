/** Headers of answers for staff and applicants: not cached, not indexed, no address sent to other sites, no frames but the desk's own preview. */
import type { MiddlewareHandler } from 'hono'
import type { PageEnv } from './request-context.ts'

type Frames = "'none'" | "'self'"

export function keepPrivate(headers: Headers, frames: Frames = "'none'"): void {
	headers.set('Cache-Control', 'no-store')
	headers.set('X-Robots-Tag', 'noindex')
	// With `no-referrer` browsers would send `Origin: null` with plain forms, and sign-in without scripts would be refused.
	if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'same-origin')
	const policy = headers.get('Content-Security-Policy')
	if (policy) {
		headers.set('Content-Security-Policy', policy.replace(/frame-src [^;]*/, `frame-src ${frames}`))
	}
}

/** A draft on a public page: shown inside the desk, and unable to send anything. */
export function keepPreview(headers: Headers, siteUrl: string): void {
	keepPrivate(headers)
	const policy = headers.get('Content-Security-Policy')
	if (!policy) return
	const changed = policy
		.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
		.replace("form-action 'self'", "form-action 'none'")
	headers.set('Content-Security-Policy', `${changed}; connect-src ${siteUrl}/content/`)
}

export function privateAnswers(frames: Frames = "'none'"): MiddlewareHandler<PageEnv> {
	return async (c, next) => {
		await next()
		keepPrivate(c.res.headers, frames)
	}
}
