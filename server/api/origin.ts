import type { Context, MiddlewareHandler } from 'hono'
import { send, wrongOrigin } from './responses.ts'

function isOwnOrigin(c: Context, siteUrl: string): boolean {
	const origin = c.req.header('origin')
	if (origin === undefined) return false
	if (origin === siteUrl) return true
	const host = c.req.header('host') ?? new URL(c.req.url).host
	return URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
}

/** For what a cookie opens: a browser names where a form comes from; whoever does not is no browser of ours. */
export function mayWrite(c: Context, siteUrl: string): boolean {
	const site = c.req.header('sec-fetch-site')
	if (site !== undefined && site !== 'same-origin') return false
	return isOwnOrigin(c, siteUrl)
}

/** Forms of other sites can not speak for our visitors. A request without an origin is a tool's, not a browser's. */
export function requireOwnOrigin(siteUrl: string): MiddlewareHandler {
	return async (c, next) => {
		if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
		if (c.req.header('origin') === undefined || isOwnOrigin(c, siteUrl)) return next()
		return send(c, wrongOrigin)
	}
}
