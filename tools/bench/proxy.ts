/**
 * Passes requests on to the site, with pages as they are or changed. All measurements go through it, so that the change is the
 * only difference between them.
 */
import {
	createServer,
	type IncomingMessage,
	type OutgoingHttpHeaders,
	request,
	type ServerResponse,
} from 'node:http'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Passage {
	address: string
	stop: () => void
}

interface Changes {
	/** What a page becomes. */
	page?: (html: string) => string
	/** Scripts the site does not have, by address. */
	scripts?: Record<string, string>
}

export async function startProxy(target: string, changes: Changes = {}): Promise<Passage> {
	const server = createServer((incoming, outgoing) => {
		const script = changes.scripts?.[incoming.url ?? '']
		if (script !== undefined) return send(script, 200, scriptHeaders, outgoing)
		const headers = { ...incoming.headers, host: new URL(target).host }
		const onward = request(new URL(incoming.url ?? '/', target), {
			method: incoming.method,
			headers,
		})
		onward.on('response', (answer) => {
			const isPage = answer.headers['content-type']?.startsWith('text/html')
			if (changes.page && isPage) {
				void sendChanged(answer, outgoing, changes.page)
			} else {
				outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
				answer.pipe(outgoing)
			}
		})
		onward.on('error', () => outgoing.writeHead(502).end())
		incoming.pipe(onward)
	})
	await new Promise<void>((resolve) => server.listen(0, resolve))
	const bound = server.address()
	const port = typeof bound === 'object' && bound ? bound.port : 0
	return {
		address: `http://localhost:${port}`,
		stop: () => {
			server.closeAllConnections()
			server.close()
		},
	}
}

const scriptHeaders = { 'content-type': 'text/javascript; charset=utf-8' }

async function sendChanged(
	answer: IncomingMessage,
	outgoing: ServerResponse,
	change: (html: string) => string,
) {
	const body = Buffer.concat(await answer.toArray())
	const page = change(decompressed(body, answer.headers['content-encoding']))
	send(page, answer.statusCode ?? 502, answer.headers, outgoing)
}

function send(
	text: string,
	status: number,
	headers: OutgoingHttpHeaders,
	outgoing: ServerResponse,
) {
	const body = brotliCompressSync(text)
	outgoing.writeHead(status, {
		...headers,
		'content-encoding': 'br',
		'content-length': body.length,
	})
	outgoing.end(body)
}

function decompressed(body: Buffer, encoding: string | undefined): string {
	if (encoding === 'br') return brotliDecompressSync(body).toString()
	if (encoding === 'gzip') return gunzipSync(body).toString()
	return body.toString()
}

export function withoutScripts(page: string): string {
	return page
		.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
		.replace(/<link\b[^>]*rel="modulepreload"[^>]*>/gi, '')
}
