/** A real HTTP endpoint that keeps the JSON it is sent. Like spreadsheet web apps, it answers with a redirect. */
import { createServer, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../services/free-port.ts'

export async function startEndpoint() {
	const port = await freePort()
	const bodies: unknown[] = []
	const requests: { method: string; path: string; type: string }[] = []
	let status: number | null = null
	let silent = false
	let thinks = 0
	let server: Server | null = null

	async function start() {
		if (server) return
		server = createServer(async (request, response) => {
			const chunks: Buffer[] = []
			for await (const chunk of request) chunks.push(chunk)
			requests.push({
				method: request.method ?? '',
				path: request.url ?? '',
				type: request.headers['content-type'] ?? '',
			})
			if (silent) return
			if (request.url === '/door') {
				return response
					.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
					.end('Sign in')
			}
			if (request.method === 'GET') return response.end('{"result":"success"}')
			if (status !== null) return response.writeHead(status).end()
			bodies.push(JSON.parse(Buffer.concat(chunks).toString('utf8')))
			if (request.url === '/locked') return response.writeHead(302, { location: '/door' }).end()
			await wait(thinks)
			if (request.url === '/sheet') return response.writeHead(302, { location: '/done' }).end()
			response.end('OK')
		})
		const starting = server
		await new Promise<void>((resolve) => {
			starting.listen(port, '127.0.0.1', () => resolve())
		})
	}

	async function stop() {
		const stopping = server
		server = null
		stopping?.closeAllConnections()
		if (stopping) await new Promise<void>((resolve) => stopping.close(() => resolve()))
	}

	await start()
	return {
		origin: `http://127.0.0.1:${port}`,
		bodies,
		requests,
		start,
		stop,
		/** Answers every POST with this status, until null. */
		answerWith(code: number | null) {
			status = code
		},
		/** Takes what it gets and says so only after this many milliseconds. */
		thinkFor(ms: number) {
			thinks = ms
		},
		/** Takes requests and never answers them. */
		beSilent(on: boolean) {
			silent = on
		},
	}
}
export type Endpoint = Awaited<ReturnType<typeof startEndpoint>>
