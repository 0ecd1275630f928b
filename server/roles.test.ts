/** Processes of both roles on one data folder. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#tests/services/folder.ts'
import { freePort } from '#tests/services/free-port.ts'
import { eventually } from '#tests/services/server.ts'
import { compileCacheEnv } from './compile-cache.ts'

const program = join(import.meta.dirname, '../tests/services/api-server.ts')

async function start(role: string, dataDir: string) {
	const port = await freePort()
	const child: ChildProcess = spawn(process.execPath, [program], {
		env: {
			...compileCacheEnv(),
			PATH: process.env.PATH ?? '',
			ROLE: role,
			PORT: `${port}`,
			DATA_DIR: dataDir,
			SITE_URL: 'https://rihla.example',
			CONTACT_EMAIL: 'office@company.example',
		},
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	const end = async () => {
		if (child.exitCode !== null || child.signalCode !== null) return
		const ended = once(child, 'exit')
		child.kill('SIGTERM')
		await ended
	}
	onTestFinished(end)
	const origin = `http://127.0.0.1:${port}`
	const answers = () =>
		fetch(`${origin}/healthz`).then(
			({ ok }) => ok,
			() => false,
		)
	await eventually(answers, Boolean, 60)
	return { origin, end }
}

const consultation = (at: number) => ({
	name: `Visitor ${at}`,
	email: `visitor${at}@mail.example`,
	phone: '+20 1',
	nationality: 'egypt',
	concerns: 'How long?',
})

async function submit(origin: string, at: number) {
	const answer = await fetch(`${origin}/api/visa_consultations`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(consultation(at)),
	})
	expect(answer.status).toBe(201)
}

test('what a web process takes is mailed by a worker, and waits while there is none; a contact message goes out at once', async () => {
	const dataDir = temporaryFolder()
	const mails = () => {
		try {
			return readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml')).length
		} catch {
			return 0
		}
	}
	const web = await start('web', dataDir)
	await submit(web.origin, 1)
	await wait(1000)
	expect(mails()).toBe(0)

	const answer = await fetch(`${web.origin}/api/contact_submissions`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ name: 'Visitor', email: 'v@mail.example', message: 'A question.' }),
	})
	expect(await answer.json()).toMatchObject({
		channels: { database: 'delivered', email: 'delivered', spreadsheet: 'delivered' },
	})
	expect(mails()).toBe(1)

	const worker = await start('worker', dataDir)
	await eventually(mails, (count) => count === 2)
	expect((await fetch(`${worker.origin}/api/visa_consultations`, { method: 'POST' })).status).toBe(
		404,
	)
	await submit(web.origin, 2)
	await eventually(mails, (count) => count === 3)

	await worker.end()
	await submit(web.origin, 3)
	await wait(1000)
	expect(mails()).toBe(3)
	await start('worker', dataDir)
	await eventually(mails, (count) => count === 4)
}, 120_000)
