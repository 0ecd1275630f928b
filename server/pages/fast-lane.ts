/**
 * The fast lane: a plain request for a page that is already rendered is answered straight on the socket. It carries what the
 * long way would give it, to the letter; everything else (a query, another method, a page not yet rendered) takes that way.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { protectiveHeaders } from '../headers.ts'
import { logRequest } from '../request-log.ts'
import { bodyFor, type PageCache } from './cache.ts'
import { keptLanguage } from './language.ts'

export function createFastLane(cache: PageCache, siteUrl: string) {
	const shared = protectiveHeaders(siteUrl).flat()

	/** True when it has answered. */
	return (request: IncomingMessage, response: ServerResponse): boolean => {
		const { method, url = '', headers } = request
		if (method !== 'GET') return false
		const page = cache.get(`${keptLanguage(headers.cookie)} ${url}`)
		if (!page) return false
		const started = performance.now()
		const requestId = randomUUID()
		const head = [...shared, ...page.headers.flat(), 'X-Request-Id', requestId]
		const known = headers['if-none-match'] === page.etag
		if (known) {
			response.writeHead(304, head).end()
		} else {
			const { body, encoding } = bodyFor(page, String(headers['accept-encoding'] ?? ''))
			if (encoding) head.push('Content-Encoding', encoding)
			head.push('Content-Length', String(body.length))
			response.writeHead(page.status, head).end(body)
		}
		logRequest(requestId, method, url, response.statusCode, started)
		return true
	}
}
