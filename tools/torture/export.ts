/**
 * `npm run torture:export [-- --cases=20000]`: the built server over twenty thousand cases, on SQLite and on PostgreSQL. Fails
 * when `/healthz` needs more than 100 ms while all cases are exported, when the table is not whole, or when the first start
 * after an upgrade (rows without cases) does not answer within three seconds.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { createAccounts, lifeOfAddress } from '#server/desk/accounts.ts'
import { seedCases } from '#server/desk/demo/seed-cases.ts'
import { openDatabase } from '#server/store/database.ts'
import { openStore } from '#server/store/store.ts'
import { freePort } from '#tests/services/free-port.ts'
import { hasPostgres, startPostgres } from '#tests/services/postgres.ts'
import { type Run, runCommand, secondsSince, until } from './harness/scenario.ts'
import type { ServerProcess } from './harness/server.ts'
import { watchHealth } from './harness/watch-health.ts'

const healthMayTake = 100
const startMayTake = 3000
const email = 'manager@rihla.example'
const password = 'a blue boat at noon'

const { values } = parseArgs({ options: { cases: { type: 'string', default: '20000' } } })
const count = Number(values.cases)

async function seed(dataDir: string, databaseUrl: string | null) {
	const store = await openStore({ dataDir, databaseUrl })
	const accounts = createAccounts(store, 'http://localhost')
	const person = { email, name: 'Sample', role: 'manager', language: 'en' } as const
	const address = await accounts.invite(person, lifeOfAddress.command)
	await accounts.welcome(address?.split('/').at(-1) ?? '', password)
	await seedCases(store, count)
	await store.close()
}

/** As the database of a version without cases is: the rows alone. */
async function forgetCases(dataDir: string, databaseUrl: string | null) {
	const database = await openDatabase({ dataDir, databaseUrl })
	const db = await database.ready()
	for (const table of ['cases', 'events', 'messages']) {
		await sql`delete from ${sql.table(table)}`.execute(db)
	}
	await database.close()
}

async function exportAll({ origin }: ServerProcess) {
	const signedIn = await fetch(`${origin}/desk/sign-in`, {
		method: 'POST',
		redirect: 'manual',
		headers: { origin, 'content-type': 'application/json' },
		body: JSON.stringify({ email, password }),
	})
	const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0])
	const response = await fetch(`${origin}/api/desk/export`, {
		headers: { cookie: `${cookie.join('; ')}; language=en` },
	})
	return response.status === 200 ? await response.text() : `${response.status}`
}

/** Milliseconds until it answers, and what `/healthz` needs until every row has its case. */
async function firstStart(server: ServerProcess, dataDir: string, databaseUrl: string | null) {
	const began = performance.now()
	server.launch()
	await until(
		() =>
			fetch(`${server.origin}/healthz`)
				.then(({ ok }) => ok)
				.catch(() => false),
		60_000,
	)
	const answeredAfter = performance.now() - began
	const watched = watchHealth(server)
	const database = await openDatabase({ dataDir, databaseUrl })
	await until(async () => {
		const counting = sql<{ n: number | string }>`select count(*) as n from cases`
		const { rows } = await counting.execute(await database.ready())
		return Number(rows[0]?.n) === count
	}, 600_000)
	const filledAfter = performance.now() - began
	await database.close()
	return { answeredAfter, filledAfter, ...(await watched.stop()) }
}

async function torture(run: Run, name: string, databaseUrl: string | null): Promise<void> {
	const dataDir = join(run.folder, name)
	await seed(dataDir, databaseUrl)
	const port = await freePort()
	const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }
	const env = { DATA_DIR: dataDir, SITE_URL: `http://127.0.0.1:${port}`, ...database }
	const server = await run.server({ port, env })
	// What a start does for itself is over, and the first pages are compiled.
	await exportAll(server)
	const before = server.memory()
	const watched = watchHealth(server)
	const began = performance.now()
	const file = await exportAll(server)
	const seconds = secondsSince(began)
	const { slowest, asked, peak } = await watched.stop()
	const lines = file.trimEnd().split('\r\n')
	const isWhole = lines.at(-1)?.replace(/\D/g, '') === `${count}` && lines.length >= count + 2
	run.check(
		isWhole && slowest < healthMayTake,
		`${name}: ${count} cases exported in ${seconds} s, ${isWhole ? 'whole' : 'NOT WHOLE'}; /healthz asked ${asked} times, ` +
			`slowest ${slowest.toFixed(0)} ms; memory ${before.toFixed(0)} MB, at most ${peak.toFixed(0)} MB`,
	)
	await server.end('SIGTERM')
	await forgetCases(dataDir, databaseUrl)
	const start = await firstStart(server, dataDir, databaseUrl)
	run.check(
		start.answeredAfter < startMayTake && start.slowest < healthMayTake,
		`${name}: first start with ${count} rows without cases answers after ${(start.answeredAfter / 1000).toFixed(1)} s, ` +
			`all have one after ${(start.filledAfter / 1000).toFixed(1)} s; /healthz slowest ${start.slowest.toFixed(0)} ms`,
	)
	await server.end('SIGTERM')
}

await runCommand('export', async (run) => {
	await torture(run, 'SQLite', null)
	if (!hasPostgres) return
	const postgres = await run.part(startPostgres(), (one) => one.remove())
	await torture(run, 'PostgreSQL', await postgres.newDatabase())
})
