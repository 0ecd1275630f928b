/** What a look at the inbox costs over ten thousand cases, on both databases, and how each query is planned. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery, sql } from 'kysely'
import { createInboxCalls } from '#server/desk/cases/inbox-calls.ts'
import { seedCases } from '#server/desk/demo/seed-cases.ts'
import { countQuery, pageQuery, totalQuery } from '#server/store/cases/inbox.ts'
import { openDatabase } from '#server/store/database.ts'
import { openStore } from '#server/store/store.ts'
import { hasPostgres, startPostgres } from '#tests/services/postgres.ts'
import { table } from './table.ts'

export const deskCalls = {
	inbox: '/cases',
	'the next page': '',
	mine: '/cases?view=mine',
	late: '/cases?view=late',
	'one kind': '/cases?kind=user_applications',
	'one kind and stage': '/cases?kind=user_applications&stage=val',
	'search, a name': `/cases?q=${encodeURIComponent('مريم العتيبي')}`,
	'search, a number': '/cases?q=500007919',
	'search, a name in other letters': '/cases?q=Mariam',
	'search, a passport': '/cases?q=SAMPLE00407',
	'search, a university': '/cases?q=Sunway',
	'one university': '/cases?university=sunway',
	'by name': '/cases?sort=name',
	overview: '/overview',
	'search, nothing found': '/cases?q=nobodyiscalledthis',
	'counts alone': '/pulse',
}

export type DeskCost = { database: string; call: string; cpu: number; wall: number }

const staffId = 'sample-staff'

async function measureOn(
	database: string,
	databaseUrl: string | null,
	cases: number,
	rounds: number,
) {
	const dataDir = mkdtempSync(join(tmpdir(), 'rihla-bench-desk-'))
	const store = await openStore({ dataDir, databaseUrl })
	const raw = await openDatabase({ dataDir, databaseUrl })
	try {
		await seedCases(store, cases, { staff: [staffId, 'other-staff'] })
		// As it stands after a night: both databases do this by themselves.
		await (databaseUrl ? sql`vacuum analyze` : sql`pragma optimize`).execute(await raw.ready())
		const calls = createInboxCalls(store)
		const staff = {
			id: staffId,
			name: 'Sample',
			email: '',
			role: 'consultant',
			language: 'ar',
		} as const
		const session = { staff, sessionId: '', isConfirmed: true, hasSecondFactor: true }
		/** Written as JSON, as a call answers it. */
		const ask = async (path: string) => {
			const { pathname, searchParams } = new URL(path, 'http://localhost')
			const query = Object.fromEntries(searchParams)
			if (pathname === '/overview') {
				return JSON.stringify([await store.cases.overview.read(), await store.cases.figures()])
			}
			const read = pathname === '/pulse' ? calls.pulse : calls.list
			return JSON.stringify(await read({ session, language: 'ar', params: {}, query }))
		}
		const first: unknown = JSON.parse(await ask('/cases'))
		const next = typeof first === 'object' && first ? Reflect.get(first, 'next') : ''
		const costs: DeskCost[] = []
		for (const [call, path] of Object.entries(deskCalls)) {
			const address = path || `/cases?after=${next}`
			for (let warm = 0; warm < 5; warm += 1) await ask(address)
			const before = process.cpuUsage()
			const start = performance.now()
			for (let round = 0; round < rounds; round += 1) await ask(address)
			const { user, system } = process.cpuUsage(before)
			const wall = (performance.now() - start) / rounds
			costs.push({ database, call, cpu: (user + system) / 1000 / rounds, wall })
		}
		return { costs, plans: await plansOf(raw, databaseUrl !== null) }
	} finally {
		await store.close()
		await raw.close()
		rmSync(dataDir, { recursive: true, force: true })
	}
}

async function plansOf(database: Awaited<ReturnType<typeof openDatabase>>, isPostgres: boolean) {
	const now = new Date().toISOString()
	const db = await database.ready()
	const page = (filter: Parameters<typeof pageQuery>[1]) => pageQuery(db, filter, staffId, now)
	const total = (filter: Parameters<typeof pageQuery>[1]) => totalQuery(db, filter, staffId, now)
	const queries = {
		inbox: page({ view: 'inbox' }),
		mine: page({ view: 'mine' }),
		'next page': page({ view: 'inbox', after: { by: now, id: '' } }),
		'kind and stage': page({ view: 'inbox', kind: 'user_applications', stage: 'val' }),
		search: page({ view: 'inbox', q: 'مريم' }),
		'other letters': page({ view: 'inbox', q: 'Mariam' }),
		university: page({ view: 'inbox', university: 'sunway' }),
		passport: page({ view: 'inbox', q: 'SAMPLE00407', passportKey: 'none' }),
		'by name': page({ view: 'inbox', sort: 'name' }),
		counts: countQuery(db, staffId, now, now),
		'all of one kind': total({ view: 'inbox', kind: 'user_applications' }),
		'all that is found': total({ view: 'inbox', q: 'مريم' }),
	}
	const explain = isPostgres ? 'explain (analyze, costs off, timing off)' : 'explain query plan'
	const plans: Record<string, string[]> = {}
	for (const [name, query] of Object.entries(queries)) {
		const { sql: text, parameters } = query.compile()
		const { rows } = await db.executeQuery<Record<string, unknown>>(
			CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
		)
		plans[name] = rows.map((row) => `${row.detail ?? row['QUERY PLAN']}`)
	}
	return plans
}

export async function measureDesk(cases: number, rounds: number) {
	const measured = [await measureOn('SQLite', null, cases, rounds)]
	const names = ['SQLite']
	if (hasPostgres) {
		const postgres = await startPostgres()
		try {
			measured.push(await measureOn('PostgreSQL', await postgres.newDatabase(), cases, rounds))
			names.push('PostgreSQL')
		} finally {
			await postgres.remove()
		}
	}
	return {
		costs: measured.flatMap(({ costs }) => costs),
		plans: Object.fromEntries(measured.map(({ plans }, at) => [names[at] ?? '', plans])),
	}
}

export async function reportDesk(): Promise<string> {
	const cases = 10_000
	const { costs, plans } = await measureDesk(cases, 40)
	const rows = costs.map(({ database, call, cpu, wall }) => [
		`${database}: ${call}`,
		`${cpu.toFixed(1)} ms`,
		`${wall.toFixed(1)} ms`,
	])
	const told = Object.entries(plans).flatMap(([database, queries]) =>
		Object.entries(queries).map(
			([name, lines]) => `${database}, ${name}:\n${lines.map((line) => `    ${line}`).join('\n')}`,
		),
	)
	return [
		`The desk over ${cases} cases: CPU of this process per call (the work of a PostgreSQL is in its own), and time`,
		table(['call', 'CPU', 'time'], rows),
		...told,
	].join('\n\n')
}
