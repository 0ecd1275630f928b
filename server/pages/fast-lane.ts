/**
 * The fast lane: a plain request for a page that is already rendered is answered straight on the socket. It carries what the
 * long way would give it, to the letter; everything else (a query, another method, a page not yet rendered) takes that way.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fastAnswers } from '../counts.ts'
import { protectiveHeaders } from '../headers.ts'
import { log } from '../log.ts'
import { newRequestId } from '../request-log.ts'
import { bodyFor, type Page, type PageCache } from './cache.ts'
import { keptLanguage } from './language.ts'

interface Answer {
	/** Names and values in one row; the last value is the request's own. */
	head: string[]
	/** A character for each byte: Node sends a head and a string in one piece, a head and a buffer in two. */
	bytes: string
}

export function createFastLane(cache: PageCache, siteUrl: string) {
	const shared = protectiveHeaders(siteUrl).flat()
	const answers = new WeakMap<Buffer, Answer>()

	/** Made once for each body that is sent. */
	function answerWith(page: Page, body: Buffer, encoding: string | undefined): Answer {
		const made = answers.get(body)
		if (made) return made
		const head = [...shared, ...page.headers.flat(), 'Content-Length', String(body.length)]
		if (encoding) head.push('Content-Encoding', encoding)
		head.push('X-Request-Id', '')
		const answer = { head, bytes: body.toString('latin1') }
		answers.set(body, answer)
		return answer
	}

	/** True when it has answered. */
	return (request: IncomingMessage, response: ServerResponse): boolean => {
		const { method, url = '', headers } = request
		if (method !== 'GET') return false
		const page = cache.get(`${keptLanguage(headers.cookie)} ${url}`)
		if (!page) return false
		const requestId = newRequestId()
		if (headers['if-none-match'] === page.etag) {
			fastAnswers.notModified += 1
			response.writeHead(304, [...shared, ...page.headers.flat(), 'X-Request-Id', requestId]).end()
		} else {
			fastAnswers.sent += 1
			const { body, encoding } = bodyFor(page, String(headers['accept-encoding'] ?? ''))
			const { head, bytes } = answerWith(page, body, encoding)
			// Read before the next request can change it.
			head[head.length - 1] = requestId
			response.writeHead(page.status, head).end(bytes, 'latin1')
		}
		log.info('request', { requestId, method, path: url, status: response.statusCode })
		return true
	}
}
