/**
 * Two hundred pages a second from two processes over one database, while an editor publishes a price every second: how many requests
 * fail, how long the slowest takes, and how soon the price is on its page in both processes. On SQLite, or with `--postgres` on PostgreSQL.
 */
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { shipped } from '#content/shipped.ts'
import { formatNumber } from '#domain/format.ts'
import { openStore } from '#server/store/store.ts'
import { freePort } from '#tests/services/free-port.ts'
import { startPostgres } from '#tests/services/postgres.ts'
import { call } from '#tools/torture/harness/call.ts'
import type { Run } from '#tools/torture/harness/scenario.ts'
import { median } from './median.ts'

const perSecond = 200
const password = 'a blue boat at noon'
const entry = 'university/sunway-university'
const paths = [
	'/',
	'/universities',
	'/university/sunway-university',
	'/plan',
	'/faq',
	'/content/ar.json',
]

/** An editor's cookie, got as an invited colleague gets it. */
async function enter(origin: string, place: Parameters<typeof openStore>[0]): Promise<string> {
	const store = await openStore(place)
	const account = { email: 'editor@sample.example', name: 'Sample' }
	const id = await store.staff.add({ ...account, role: 'editor', language: 'ar' })
	const token = id && (await store.staffTokens.make(id, 'welcome', 60))
	await store.close()
	const cookiesOf = (cookies: readonly string[] | undefined = []) =>
		cookies.map((cookie) => cookie.split(';')[0]).join('; ')
	const opened = await call(`${origin}/desk/welcome/${token}`)
	const signedIn = await call(`${origin}/desk/welcome`, {
		method: 'POST',
		headers: {
			...{ origin, cookie: cookiesOf(opened.headers['set-cookie']) },
			'content-type': 'application/json',
		},
		body: JSON.stringify({ password }),
	})
	return cookiesOf(signedIn.headers['set-cookie'])
}

export async function reportPublishing(
	run: Run,
	seconds: number,
	isOnPostgres: boolean,
): Promise<string> {
	const dataDir = join(run.folder, 'shared')
	const postgres = isOnPostgres ? await run.part(startPostgres(), (one) => one.remove()) : null
	const databaseUrl = (await postgres?.newDatabase()) ?? null
	const ports = [await freePort(), await freePort()]
	const origins = ports.map((port) => `http://127.0.0.1:${port}`)
	for (const [at, port] of ports.entries())
		await run.server({
			port,
			env: {
				...{ DATA_DIR: dataDir, SITE_URL: origins[at] ?? '' },
				...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
			},
		})
	const [first = ''] = origins
	const cookie = await enter(first, { dataDir, databaseUrl })
	const headers = { origin: first, cookie, 'content-type': 'application/json' }
	const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
		const answer = await call(`${first}/api/desk/website/${path}`, {
			method,
			headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
			body: JSON.stringify(body),
		})
		if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`)
	}
	for (const origin of origins) for (const path of paths) await call(`${origin}${path}`)

	const agent = new Agent({ keepAlive: true, maxSockets: 100 })
	const times: number[] = []
	let failed = 0
	const ask = async (origin: string, path: string) => {
		const started = performance.now()
		const isThere = await call(`${origin}${path}`, { agent }).then(
			({ status }) => status === 200,
			() => false,
		)
		times.push(performance.now() - started)
		if (!isThere) failed += 1
	}
	const asked: Promise<void>[] = []
	let isOver = false
	const asking = (async () => {
		const began = performance.now()
		while (!isOver) {
			const due = ((performance.now() - began) / 1000) * perSecond
			while (asked.length < due) {
				const origin = origins[asked.length % origins.length] ?? first
				asked.push(ask(origin, paths[asked.length % paths.length] ?? '/'))
			}
			await wait(5)
		}
	})()

	const sunway = shipped.universities.find(({ id }) => id === 'sunway-university')
	const [programme, ...others] = sunway?.programmes.bachelor ?? []
	if (!sunway || !programme) throw new Error('no programme')
	const visible: number[] = []
	for (let round = 1; round <= seconds; round += 1) {
		const next = wait(1000)
		const annualFee = programme.annualFee + round
		const bachelor = [{ ...programme, annualFee }, ...others]
		const document = { ...sunway, programmes: { ...sunway.programmes, bachelor } }
		await send('PUT', `${entry}/draft`, { version: 0, document })
		const started = performance.now()
		await send('POST', 'publish', {
			entries: [{ kind: 'university', id: 'sunway-university', version: 1 }],
		})
		for (const origin of origins) {
			const page = `${origin}/university/sunway-university?lang=en`
			while (!`${(await call(page)).body}`.includes(formatNumber('en', annualFee))) await wait(20)
		}
		visible.push(performance.now() - started)
		await next
	}
	isOver = true
	await asking
	await Promise.all(asked)
	agent.destroy()
	const slowest = times.toSorted((a, b) => b - a)
	return [
		`Publishing once a second while ${perSecond} pages a second are asked of two processes on ${isOnPostgres ? 'PostgreSQL' : 'SQLite'}, for ${seconds} s:`,
		`- ${times.length} requests, failed: ${failed}`,
		`- slowest answer: ${slowest[0]?.toFixed(0)} ms, 99 of 100 within ${slowest[Math.floor(times.length / 100)]?.toFixed(0)} ms, median ${median(times).toFixed(1)} ms`,
		`- published until shown by both: median ${median(visible).toFixed(0)} ms, slowest ${Math.max(...visible).toFixed(0)} ms`,
	].join('\n')
}
