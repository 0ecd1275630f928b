/** One line per request: id, method, path, status and time; never a query, a header or a body. */
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { log } from './log.ts'

export function requestLog(): MiddlewareHandler {
	return async (context, next) => {
		const requestId = randomUUID()
		const started = performance.now()
		await next()
		context.res.headers.set('X-Request-Id', requestId)
		log.info('request', {
			requestId,
			method: context.req.method,
			path: context.req.path,
			status: context.res.status,
			ms: Math.round((performance.now() - started) * 10) / 10,
		})
	}
}
