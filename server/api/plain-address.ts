/** No path and no query of ours holds a control character; PostgreSQL takes no NUL at all. Refused before anything looks at it. */
import type { MiddlewareHandler } from 'hono'

const control = /%(?:[01][0-9a-f]|7f)/i

export function plainAddress(): MiddlewareHandler {
	return async (c, next) => {
		const [path = '', query = ''] = c.req.url.split('?', 2)
		if (control.test(path)) return c.json({ error: 'not_found' }, 404)
		if (control.test(query)) return c.json({ errors: { query: 'invalid' } }, 422)
		return next()
	}
}
