/**
 * `npm run torture:bodies`: 300 MB in chunks, without a cookie, to every address that takes a POST from anybody, in the built
 * server. Fails when one is taken, when memory grows by more than 40 MB, when an answer needs more than a second from its
 * bound on, or when `/healthz` needs more than 100 ms meanwhile.
 */
import { Agent, request } from 'node:http'
import { statusForms } from '#domain/cases/status.ts'
import { maxDocumentBytes } from '#domain/forms/document.ts'
import { uploadAddresses } from '#server/api/bound-bodies.ts'
import { freePort } from '#tests/services/free-port.ts'
import { runCommand } from './harness/scenario.ts'
import type { ServerProcess } from './harness/server.ts'
import { watchHealth } from './harness/watch-health.ts'

const megabyte = 1024 * 1024
const sentInAll = 300 * megabyte
const mayGrow = 40
const mayTake = 1000
const healthMayTake = 100

const addresses = [
	'/api/contact_submissions',
	'/api/accommodation_requests',
	'/api/visa_consultations',
	'/api/user_applications',
	'/api/application-documents',
	'/api/desk/confirm',
	'/api/nothing',
	'/desk/sign-in',
	'/desk/sign-out',
	'/desk/welcome',
	...statusForms.map((form) => `/status/${form}`),
	'/status',
	'/faq',
	'/',
]

const chunk = Buffer.alloc(64 * 1024, 'a')
const boundary = 'rihla'
const partHead = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`

type Outcome = { status: number | null; sent: number; ms: number }

/** Goes on sending for two seconds after the answer, as a bad client does, unless all is sent or the server hangs up before. */
function send(server: ServerProcess, path: string): Promise<Outcome> {
	const isUpload = uploadAddresses.includes(path)
	const bound = isUpload ? maxDocumentBytes + 64 * 1024 : 256 * 1024
	return new Promise((resolve) => {
		let sent = 0
		let reachedAt = 0
		let outcome: Outcome | null = null
		// Connections are kept alive as browsers do, so that the server has to ask for them to be closed.
		const agent = new Agent({ keepAlive: true })
		const call = request(`${server.origin}${path}`, {
			method: 'POST',
			agent,
			headers: {
				origin: server.origin,
				accept: 'text/html',
				'transfer-encoding': 'chunked',
				'content-type': isUpload
					? `multipart/form-data; boundary=${boundary}`
					: 'application/x-www-form-urlencoded',
			},
		})
		const end = () => {
			agent.destroy()
			resolve(outcome ?? { status: null, sent, ms: 0 })
		}
		call.on('response', (response) => {
			const ms = reachedAt === 0 ? 0 : performance.now() - reachedAt
			outcome = { status: response.statusCode ?? null, sent, ms }
			response.resume()
			setTimeout(() => call.destroy(), 2000)
		})
		call.on('error', end)
		call.on('close', end)
		if (isUpload) call.write(partHead)
		function more() {
			for (;;) {
				if (call.destroyed) return
				if (sent >= sentInAll) return void call.end()
				sent += chunk.length
				if (reachedAt === 0 && sent > bound) reachedAt = performance.now()
				if (!call.write(chunk)) return void call.once('drain', more)
			}
		}
		more()
	})
}

await runCommand('bodies', async (run) => {
	const port = await freePort()
	const server = await run.server({ port, env: { SITE_URL: `http://127.0.0.1:${port}` } })
	// The first request loads code, which is no growth.
	for (const path of addresses) await fetch(server.origin + path, { method: 'POST' })
	await server.atRest()
	for (const path of addresses) {
		const before = server.memory()
		const watched = watchHealth(server)
		const { status, sent, ms } = await send(server, path)
		const { slowest, peak } = await watched.stop()
		const growth = peak - before
		const isRefused = status !== null && status >= 400
		run.check(
			isRefused && growth <= mayGrow && ms <= mayTake && slowest <= healthMayTake,
			`${path}: ${status} after ${(sent / megabyte).toFixed(1)} MB, ${ms.toFixed(0)} ms beyond the bound; ` +
				`memory ${before.toFixed(0)} MB, at most +${growth.toFixed(0)}; /healthz at most ${slowest.toFixed(0)} ms`,
		)
	}
})
