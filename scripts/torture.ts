/**
 * `npm run torture [submissions]`: contact messages while the server is killed with SIGKILL at random moments and
 * started again. A visitor whose call broke tries again with the same key, as the browser does. At the end every
 * acknowledged reference is stored once and its mail arrived; anything else is an error.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { openStore } from '#server/store/store.ts'
import { startSmtp } from '#tests/fakes/smtp.ts'
import { freePort } from '#tests/services/free-port.ts'

export type TortureReport = {
	submissions: number
	kills: number
	/** Acknowledged, but not in the table. */
	missing: string[]
	/** In the table more than once, or under another key than the acknowledged one. */
	doubled: string[]
	/** Acknowledged, but no mail came. */
	unmailed: string[]
	/** Mails beyond one per submission: sent just before a kill, and again after it. */
	extraMails: number
}

const acknowledgement = v.object({ reference: v.string() })
const visitors = 20
const mailPatience = 60_000

async function send(address: string, at: number): Promise<string> {
	const key = randomUUID()
	for (;;) {
		try {
			const response = await fetch(`${address}/api/contact_submissions`, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					'idempotency-key': key,
					'x-forwarded-for': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
				},
				body: JSON.stringify({
					name: `Visitor ${at}`,
					email: `visitor${at}@mail.example`,
					message: `Message number ${at} of the torture.`,
				}),
				signal: AbortSignal.timeout(30_000),
			})
			if (response.status === 201) return v.parse(acknowledgement, await response.json()).reference
		} catch {
			// The server died under the call.
		}
		await wait(50 + randomInt(100))
	}
}

function startServer(env: Record<string, string>): ChildProcess {
	return spawn(process.execPath, [join(import.meta.dirname, 'torture-server.ts')], {
		env: { ...process.env, ...env },
		stdio: ['ignore', 'ignore', 'inherit'],
	})
}

export async function torture(
	submissions: number,
	{ maxKills = Number.POSITIVE_INFINITY, maxLife = 6000, say = (_line: string) => {} } = {},
): Promise<TortureReport> {
	const dataDir = mkdtempSync(join(tmpdir(), 'rihla-torture-'))
	const smtp = await startSmtp()
	const port = await freePort()
	const env = {
		PORT: `${port}`,
		DATA_DIR: dataDir,
		SMTP_URL: smtp.url,
		SMTP_TLS: 'optional',
		CONTACT_EMAIL: 'office@company.example',
		TRUST_PROXY: '1',
		// Starting is most of what a server does here.
		NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
	}
	let server = startServer(env)
	let isOver = false
	let kills = 0

	/** A server that is killed before it listens proves nothing. */
	async function untilItListens() {
		for (const end = Date.now() + 60_000; Date.now() < end; await wait(50)) {
			const answer = await fetch(`http://127.0.0.1:${port}/api/`).catch(() => null)
			if (answer) return
		}
		throw new Error('the server does not start')
	}

	async function killNowAndThen() {
		while (!isOver && kills < maxKills) {
			await untilItListens()
			await wait(randomInt(maxLife))
			if (isOver) return
			const gone = new Promise((resolve) => server.once('exit', resolve))
			server.kill('SIGKILL')
			await gone
			kills += 1
			server = startServer(env)
		}
	}

	const killing = killNowAndThen()
	const acknowledged: string[] = []
	let next = 0
	await Promise.all(
		Array.from({ length: visitors }, async () => {
			while (next < submissions) {
				next += 1
				acknowledged.push(await send(`http://127.0.0.1:${port}`, next))
				if (acknowledged.length % 1000 === 0)
					say(`${acknowledged.length} acknowledged, ${kills} kills`)
			}
		}),
	)
	isOver = true
	await killing

	const arrived = () => {
		const subjects = smtp.mails.map(({ source }) => /^Subject: \[([\w-]+)\]/m.exec(source)?.[1])
		return new Set(subjects)
	}
	const unmailed = () => {
		const all = arrived()
		return acknowledged.filter((reference) => !all.has(reference))
	}
	for (const end = Date.now() + mailPatience; unmailed().length > 0 && Date.now() < end; ) {
		await wait(200)
	}
	const gone = new Promise((resolve) => server.once('exit', resolve))
	server.kill('SIGKILL')
	await gone
	await smtp.stop()

	const store = await openStore({ dataDir, databaseUrl: process.env.DATABASE_URL ?? null })
	const stored = new Map<string, number>()
	let rows = -1
	for await (const [, reference = ''] of store.retention.rowsOf('contact_submissions')) {
		rows += 1
		stored.set(reference, (stored.get(reference) ?? 0) + 1)
	}
	await store.close()
	rmSync(dataDir, { recursive: true, force: true })
	const doubled = acknowledged.filter((reference) => (stored.get(reference) ?? 0) > 1)
	if (rows > acknowledged.length) doubled.push(`${rows - acknowledged.length} rows too many`)
	return {
		submissions: acknowledged.length,
		kills,
		missing: acknowledged.filter((reference) => !stored.has(reference)),
		doubled,
		unmailed: unmailed(),
		extraMails: smtp.mails.length - arrived().size,
	}
}

if (import.meta.main) {
	const report = await torture(Number(process.argv[2] ?? 10_000), { say: console.log })
	console.log(report)
	const faults = [...report.missing, ...report.doubled, ...report.unmailed]
	process.exit(faults.length === 0 ? 0 : 1)
}
