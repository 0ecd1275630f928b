/** One line per request: id, method, path, status and time; never a query, a header or a body. */
import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { isPart } from './headers.ts'
import { log } from './log.ts'

const process = randomBytes(6).toString('base64url')
let count = 0

/** Unique over processes and restarts, and cheap: a cached page costs little more than this. */
export function newRequestId(): string {
	count += 1
	return `${process}-${count.toString(36)}`
}

export function requestLog(): MiddlewareHandler {
	return async (context, next) => {
		const requestId = newRequestId()
		const started = performance.now()
		await next()
		// The id that a person quotes when something went wrong is that of a page or a call; pictures and scripts carry none.
		if (!isPart(context.res)) context.res.headers.set('X-Request-Id', requestId)
		const ms = Math.round((performance.now() - started) * 10) / 10
		const { method, path } = context.req
		log.info('request', { requestId, method, path, status: context.res.status, ms })
	}
}
