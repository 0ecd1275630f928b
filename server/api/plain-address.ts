/** No path and no query of ours holds a control character; PostgreSQL takes no NUL at all. Refused before anything reads them. */
import type { MiddlewareHandler } from 'hono'

const control = /%(?:[01][0-9a-f]|7f)/i

/** The answer to an address that holds one; null for any other. */
export function addressFault(url: string): Response | null {
	const [path = '', query = ''] = url.split('?', 2)
	if (control.test(path)) return Response.json({ error: 'not_found' }, { status: 404 })
	if (!control.test(query)) return null
	return Response.json({ errors: { query: 'invalid' } }, { status: 422 })
}

export function plainAddress(): MiddlewareHandler {
	return async (c, next) => addressFault(c.req.url) ?? next()
}
