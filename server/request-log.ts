/** One line per request: id, method, path, status and time; never a query, a header or a body. */
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { log } from './log.ts'

export function logRequest(
	requestId: string,
	method: string,
	path: string,
	status: number,
	started: number,
): void {
	const ms = Math.round((performance.now() - started) * 10) / 10
	log.info('request', { requestId, method, path, status, ms })
}

export function requestLog(): MiddlewareHandler {
	return async (context, next) => {
		const requestId = randomUUID()
		const started = performance.now()
		await next()
		context.res.headers.set('X-Request-Id', requestId)
		logRequest(requestId, context.req.method, context.req.path, context.res.status, started)
	}
}
