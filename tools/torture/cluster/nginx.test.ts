import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Agent, get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#tests/services/free-port.ts'
import { call } from '../harness/call.ts'
import { hasNginx, startNginx } from './nginx.ts'

/** What a version has carries its name. */
function statusOf(address: string, version: string): number {
	if (address === '/api/down') return 503
	return address.startsWith('/api/') || address.includes(version) ? 200 : 404
}

/** Two versions side by side, as nginx sees them: each has its own files and knows nothing of the other's. */
describe.skipIf(!hasNginx())('what nginx asks the other process for', () => {
	const folder = mkdtempSync(join(tmpdir(), 'rihla-nginx-'))
	const seen: { version: string; headers: IncomingMessage['headers']; body: string }[] = []
	const servers: Server[] = []
	let site = ''
	let nginx: Awaited<ReturnType<typeof startNginx>>

	async function answer(version: string, request: IncomingMessage, response: ServerResponse) {
		let body = ''
		for await (const chunk of request) body += chunk
		seen.push({ version, headers: request.headers, body })
		const address = request.url ?? ''
		// Whoever meets this request first dies over it.
		if (address.startsWith('/api/cut-off') && seen.length === 1) return request.socket.destroy()
		if (address.includes('/broken-')) return request.socket.destroy()
		response.statusCode = statusOf(address, version)
		response.end(version)
	}

	beforeAll(async () => {
		const [http, https] = [await freePort(), await freePort()]
		const behind = [await freePort(), await freePort()] as const
		for (const [at, version] of ['old', 'new'].entries()) {
			const server = createServer((request, response) => void answer(version, request, response))
			server.listen(behind[at], '127.0.0.1')
			await once(server, 'listening')
			servers.push(server)
		}
		nginx = await startNginx(folder, { http, https, behind })
		site = `https://localhost:${https}`
	})
	afterAll(async () => {
		await nginx.stop()
		for (const server of servers) server.close()
		rmSync(folder, { recursive: true, force: true })
	})

	async function statuses(path: string, times: number): Promise<Set<number>> {
		const all = new Set<number>()
		for (let at = 0; at < times; at += 1) all.add((await call(`${site}${path}`)).status)
		return all
	}

	test('a page finds its files, whichever version it is of', async () => {
		for (const path of ['/assets/entry-new.js', '/assets/entry-old.js'])
			expect(await statuses(path, 10), path).toEqual(new Set([200]))
	})

	test('what nobody has is not found, and that is no fault of a process', async () => {
		expect(await statuses('/assets/gone.js', 4)).toEqual(new Set([404]))
		seen.length = 0
		expect(await statuses('/university/new', 4)).toEqual(new Set([200, 404]))
		expect(seen.length).toBe(4)
	})

	test('a submission that is cut off is sent again, with the key that makes it one', async () => {
		for (const key of [undefined, 'a-key-of-the-visitor']) {
			seen.length = 0
			const { status } = await call(`${site}/api/cut-off`, {
				method: 'POST',
				body: 'what was typed',
				headers: { ...(key ? { 'idempotency-key': key } : {}), 'x-forwarded-for': '1.2.3.4' },
			})
			expect(status).toBe(200)
			expect(seen.map(({ body }) => body)).toEqual(['what was typed', 'what was typed'])
			const keys = new Set(seen.map(({ headers }) => headers['idempotency-key']))
			expect(keys.size).toBe(1)
			expect([...keys][0]).toMatch(key ?? /^[0-9a-f]{32}$/)
			expect(seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1')
		}
	})

	test('its log has no address that opens something, and no query', async () => {
		const secret = 'Kx3vT9pQ'
		for (const path of [
			`/desk/welcome/${secret}`,
			`/status/${secret}`,
			`/apply/${secret}/academic`,
			`/desk?q=${secret}`,
		]) {
			await call(`${site}${path}`)
		}
		const written = () => readFileSync(join(folder, 'rihla.log'), 'utf8')
		await expect.poll(written).toContain('"GET /desk"')
		expect(written()).toContain('"GET /desk/welcome/..."')
		expect(written()).toContain('"GET /status/..."')
		expect(written()).not.toContain(secret)
	})

	test('its error log has no address that opens something, not even when the process breaks off', async () => {
		const secret = 'Qz8nB4wR'
		const errors = () => readFileSync(join(folder, 'error.log'), 'utf8')
		for (const path of ['/status/', '/apply/', '/desk/welcome/', '/STATUS/', '/api/']) {
			await call(`${site}${path}broken-${secret}`)
		}
		// An address that opens nothing is written, so this way of breaking off is seen.
		await expect.poll(errors).toContain(`/api/broken-${secret}`)
		for (const opener of ['status', 'apply', 'welcome', 'STATUS']) {
			expect(errors()).not.toContain(`${opener}/broken-${secret}`)
		}
	})

	test('figures are for the machine itself', async () => {
		seen.length = 0
		expect((await call(`${site}/metrics`)).status).toBe(403)
		expect(seen).toEqual([])
	})

	test('"the database is down" is an answer, and asked for once', async () => {
		seen.length = 0
		expect((await call(`${site}/api/down`, { method: 'POST', body: '{}' })).status).toBe(503)
		expect(seen.length).toBe(1)
	})

	test('whoever asks without end is told to wait; files and the machine itself are not counted', async () => {
		const storm = (path: string, localAddress: string) => {
			const agent = new Agent({ keepAlive: true, maxSockets: 20 })
			const ask = () =>
				new Promise<number>((resolve, reject) => {
					const options = { agent, localAddress, rejectUnauthorized: false }
					get(`${site.replace('localhost', '127.0.0.1')}${path}`, options, (response) => {
						response.resume().on('end', () => resolve(response.statusCode ?? 0))
					}).on('error', reject)
				})
			return Promise.all(Array.from({ length: 500 }, ask)).finally(() => agent.destroy())
		}
		const page = await storm('/api/new', '127.0.0.2')
		expect(page.filter((status) => status === 200).length).toBeGreaterThanOrEqual(300)
		expect(page).toContain(429)
		expect(new Set(await storm('/assets/new-1.js', '127.0.0.2'))).toEqual(new Set([200]))
		expect(new Set(await storm('/api/new', '127.0.0.1'))).toEqual(new Set([200]))
	})

	test('what one process does not have while the other restarts is not found; with both away it is an outage', async () => {
		const restart = async (server: Server | undefined) => {
			server?.close()
			server?.closeAllConnections()
			if (server) await once(server, 'close')
		}
		await restart(servers.pop())
		expect(await statuses('/assets/gone.js', 6)).toEqual(new Set([404]))
		expect(await statuses('/assets/entry-old.js', 6)).toEqual(new Set([200]))
		await restart(servers.pop())
		expect(await statuses('/assets/gone.js', 2)).toEqual(new Set([502]))
	})
})
