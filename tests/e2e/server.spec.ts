/** The server as a process: how it starts, refuses bad settings and stops. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { serverEntry } from '../../scripts/build.ts'
import { freePort } from '../services/free-port.ts'

function start(env: Record<string, string>): { child: ChildProcess; output: () => string } {
	const DATA_DIR = mkdtempSync(join(tmpdir(), 'rihla-server-'))
	const child = spawn('node', [serverEntry], {
		env: { PATH: process.env.PATH ?? '', DATA_DIR, ...env },
	})
	let text = ''
	child.stdout.on('data', (chunk) => {
		text += chunk
	})
	child.stderr.on('data', (chunk) => {
		text += chunk
	})
	return { child, output: () => text }
}

test('a setting that makes no sense stops the start with a clear line', async () => {
	const { child, output } = start({ PORT: 'abc' })
	const [code] = await once(child, 'exit')
	expect(code).toBe(1)
	expect(output()).toMatch(/^PORT/m)
	expect(output()).not.toContain('    at ')
})

test('on SIGTERM a running request finishes, new ones are refused, and the process ends well', async () => {
	const port = String(await freePort())
	const address = `http://127.0.0.1:${port}`
	const { child, output } = start({ PORT: port, HOST: '127.0.0.1' })
	await expect.poll(output, { timeout: 15_000 }).toContain(`Rihla is at http://localhost:${port}`)
	expect((await fetch(`${address}/readyz`)).status).toBe(200)

	// A body that arrives slowly keeps a submission running while the signal comes.
	const message = JSON.stringify({
		name: 'A',
		email: 'a@example.com',
		message: 'Ten letters and more.',
	})
	let finish = () => {}
	const left = Promise.withResolvers<void>()
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			controller.enqueue(new TextEncoder().encode(message.slice(0, 20)))
			finish = () => {
				controller.enqueue(new TextEncoder().encode(message.slice(20)))
				controller.close()
			}
		},
		// Asked for more: the beginning is on its way.
		pull: () => left.resolve(),
	})
	const running = fetch(`${address}/api/contact_submissions`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'idempotency-key': 'a-slow-submission-1' },
		body,
		// Node needs to be told that the answer comes after the whole request.
		duplex: 'half',
	} as RequestInit)
	await left.promise
	// Connections are accepted in order: an answer now means that the submission was accepted before.
	expect((await fetch(`${address}/healthz`, { headers: { connection: 'close' } })).status).toBe(200)
	const ended = once(child, 'exit')
	child.kill('SIGTERM')
	await expect.poll(output).toContain('"stopping"')
	await expect(fetch(`${address}/healthz`)).rejects.toThrow()
	finish()
	expect((await running).status).toBe(201)
	const [code] = await ended
	expect(code).toBe(0)
	expect(output()).toContain('"stopped"')
})
