/** Headers that every answer carries; the policy of a page is made with the page, because it names its scripts. */
import type { MiddlewareHandler } from 'hono'

const year = 365 * 24 * 60 * 60

export function protectiveHeaders(siteUrl: string): [string, string][] {
	const headers: [string, string][] = [
		['X-Content-Type-Options', 'nosniff'],
		['Referrer-Policy', 'strict-origin-when-cross-origin'],
		[
			'Permissions-Policy',
			'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
		],
		['Cross-Origin-Opener-Policy', 'same-origin'],
		['Cross-Origin-Resource-Policy', 'same-origin'],
	]
	const secure = siteUrl.startsWith('https:')
	return secure
		? [...headers, ['Strict-Transport-Security', `max-age=${year}; includeSubDomains`]]
		: headers
}

export function securityHeaders(siteUrl: string, production: boolean): MiddlewareHandler {
	const headers = protectiveHeaders(siteUrl)
	return async (context, next) => {
		await next()
		for (const [name, value] of headers) context.res.headers.set(name, value)
		if (production && !context.res.headers.has('Content-Security-Policy')) {
			context.res.headers.set(
				'Content-Security-Policy',
				"default-src 'none'; frame-ancestors 'none'",
			)
		}
	}
}
