/**
 * Passes requests on to the site, either as they are or with every script removed from the page. Both measurements go
 * through it, so that scripts are the only difference between them.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'

export interface Proxy {
	address: string
	stop: () => void
}

export async function startProxy(
	target: string,
	{ scripts }: { scripts: boolean },
): Promise<Proxy> {
	const server = createServer((incoming, outgoing) => {
		const headers = { ...incoming.headers, host: new URL(target).host }
		const onward = request(new URL(incoming.url ?? '/', target), {
			method: incoming.method,
			headers,
		})
		onward.on('response', (answer) => {
			const isPage = answer.headers['content-type']?.startsWith('text/html')
			if (scripts || !isPage) {
				outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
				answer.pipe(outgoing)
			} else {
				void sendWithoutScripts(answer, outgoing)
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

async function sendWithoutScripts(answer: IncomingMessage, outgoing: ServerResponse) {
	const body = Buffer.concat(await answer.toArray())
	const page = withoutScripts(decompressed(body, answer.headers['content-encoding']))
	const compressed = brotliCompressSync(page, {
		params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
	})
	outgoing.writeHead(answer.statusCode ?? 502, {
		...answer.headers,
		'content-encoding': 'br',
		'content-length': compressed.length,
	})
	outgoing.end(compressed)
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
