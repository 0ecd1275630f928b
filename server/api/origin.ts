import type { MiddlewareHandler } from 'hono'
import { send, wrongOrigin } from './answer.ts'

/** Forms of other sites can not speak for our visitors. A request without an origin is a tool's, not a browser's. */
export function requireOwnOrigin(siteUrl: string): MiddlewareHandler {
	return async (c, next) => {
		const origin = c.req.header('origin')
		if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
		if (origin === undefined || origin === siteUrl) return next()
		const host = c.req.header('host') ?? new URL(c.req.url).host
		const isOwnHost = URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
		return isOwnHost ? next() : send(c, wrongOrigin)
	}
}
