/** Cookies that open something: for this very host alone, out of reach of scripts and of forms on other sites. */
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'

export function createOwnCookies(siteUrl: string) {
	const secure = siteUrl.startsWith('https:')
	/** Browsers take a `__Host-` name only from this very host, over TLS: no neighbour can plant one. */
	const nameOf = (name: string) => (secure ? `__Host-${name}` : name)
	const options = { httpOnly: true, secure, sameSite: 'Lax', path: '/' } as const
	return {
		read: (request: Request, name: string) =>
			parse(request.headers.get('cookie') ?? '', nameOf(name))[nameOf(name)] ?? null,
		write: (c: Context, name: string, value: string, seconds: number) =>
			setCookie(c, nameOf(name), value, { ...options, maxAge: seconds }),
		drop: (c: Context, name: string) => deleteCookie(c, nameOf(name), options),
	}
}
