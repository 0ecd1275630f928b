/**
 * Headers that every answer carries; the policy of a page is made with the page, because it names its scripts. A file that is
 * no document on its own (a script, a style, a font) carries only what means something for it: a first visit has a dozen of them.
 */
import type { MiddlewareHandler } from 'hono'

const year = 365 * 24 * 60 * 60

export function protectiveHeaders(siteUrl: string): [string, string][] {
	const headers: [string, string][] = [
		['X-Content-Type-Options', 'nosniff'],
		['Referrer-Policy', 'strict-origin-when-cross-origin'],
		['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
		['Cross-Origin-Opener-Policy', 'same-origin'],
		['Cross-Origin-Resource-Policy', 'same-origin'],
	]
	const secure = siteUrl.startsWith('https:')
	return secure
		? [...headers, ['Strict-Transport-Security', `max-age=${year}; includeSubDomains`]]
		: headers
}

const part = /^(?:text\/(?:javascript|css)|font\/|image\/(?!svg))/

/** A script, a style, a font, a picture: something that a document asked for. */
export function isPart({ headers }: Response): boolean {
	return part.test(headers.get('Content-Type') ?? '')
}

const meantForParts = new Set([
	'X-Content-Type-Options',
	'Cross-Origin-Resource-Policy',
	'Strict-Transport-Security',
])

export function securityHeaders(siteUrl: string, production: boolean): MiddlewareHandler {
	const headers = protectiveHeaders(siteUrl)
	const headersOfParts = headers.filter(([name]) => meantForParts.has(name))
	return async (context, next) => {
		await next()
		const asPart = isPart(context.res)
		for (const [name, value] of asPart ? headersOfParts : headers) {
			// What staff sees says more strictly who may hear of it.
			if (!context.res.headers.has(name)) context.res.headers.set(name, value)
		}
		if (asPart) return
		if (production && !context.res.headers.has('Content-Security-Policy')) {
			context.res.headers.set(
				'Content-Security-Policy',
				"default-src 'none'; frame-ancestors 'none'",
			)
		}
	}
}
