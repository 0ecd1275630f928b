/** What a look at the inbox costs over ten thousand cases, on both databases, and how each query is planned. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery, sql } from 'kysely'
import { createInboxCalls } from '#server/desk/cases/inbox-calls.ts'
import { seedCases } from '#server/desk/demo/seed-cases.ts'
import { firstQuery } from '#server/store/cases/case-source.ts'
import { applicationsQuery, casesBySpan, settledQuery } from '#server/store/cases/figures.ts'
import { countQuery, pageQuery, searchQuery, totalQuery } from '#server/store/cases/inbox.ts'
import { openQuery } from '#server/store/cases/overview.ts'
import { detailsQuery } from '#server/store/cases/row-details.ts'
import { addNotice, dueQuery, noticesQuery } from '#server/store/cases/staff-notices.ts'
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
	'one university and intake': `/cases?all=1&kind=user_applications&university=sunway&intake=${new Date().getFullYear() + 1}-09`,
	'one country': '/cases?country=SA',
	"one person's": '/cases?assignee=other-staff',
	closed: '/cases?view=closed',
	'by name': '/cases?sort=name',
	'newest first': '/cases?sort=newest',
	notices: '/notices',
	figures: '/figures',
	overview: '/overview',
	'search, nothing found': '/cases?q=nobodyiscalledthis',
	'counts alone': '/pulse',
}

/** `cpu` is that of this process, in which SQLite works too; `backend` that of the processes of a PostgreSQL. */
export type DeskCost = {
	database: string
	call: string
	cpu: number
	backend: number | null
	wall: number
}

/** Microseconds that these processes have worked; null where the system does not say. */
function workOf(processes: readonly number[]): number | null {
	if (processes.length === 0 || !existsSync('/proc/self/stat')) return null
	const ticks = processes.map((pid) => {
		// What follows the name, which may hold spaces: user and system time are the 12th and the 13th of it.
		const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
		return Number(fields[11]) + Number(fields[12])
	})
	return ticks.reduce((all, one) => all + one, 0) * 10_000
}

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
		await fillNotices(store)
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
			if (pathname === '/figures') return JSON.stringify(await store.cases.figures())
			if (pathname === '/notices') return JSON.stringify(await store.cases.staffNotices.of(staffId))
			const read = pathname === '/pulse' ? calls.pulse : calls.list
			return JSON.stringify(await read({ session, language: 'ar', params: {}, query }))
		}
		const first: unknown = JSON.parse(await ask('/cases'))
		const next = typeof first === 'object' && first ? Reflect.get(first, 'next') : ''
		const costs: DeskCost[] = []
		for (const [call, path] of Object.entries(deskCalls)) {
			const address = path || `/cases?after=${next}`
			for (let warm = 0; warm < 5; warm += 1) await ask(address)
			const backends = databaseUrl ? await backendsOf(raw) : []
			const worked = workOf(backends)
			const before = process.cpuUsage()
			const start = performance.now()
			for (let round = 0; round < rounds; round += 1) await ask(address)
			const { user, system } = process.cpuUsage(before)
			const wall = (performance.now() - start) / rounds
			const perCall = (microseconds: number) => microseconds / 1000 / rounds
			const done = workOf(backends)
			const backend = worked === null || done === null ? null : perCall(done - worked)
			costs.push({ database, call, cpu: perCall(user + system), backend, wall })
		}
		return { costs, plans: await plansOf(raw, databaseUrl !== null) }
	} finally {
		await store.close()
		await raw.close()
		rmSync(dataDir, { recursive: true, force: true })
	}
}

/** Fifty for each of two hundred people, as after a month; the one who asks has as many. */
async function fillNotices(store: Awaited<ReturnType<typeof openStore>>): Promise<void> {
	await store.transaction(async (trx) => {
		const known = await trx.selectFrom('cases').select('id').orderBy('id').limit(50).execute()
		for (let person = 0; person < 200; person += 1) {
			for (const { id: caseId } of known) {
				const at = new Date().toISOString()
				const one = { staffId: person === 0 ? staffId : `sample-${person}`, caseId, at }
				await addNotice(trx, { ...one, kind: 'wrote', by: 'applicant' })
			}
		}
	})
}

async function backendsOf(database: Awaited<ReturnType<typeof openDatabase>>): Promise<number[]> {
	const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
		where datname = current_database() and backend_type = 'client backend'`.execute(
		await database.ready(),
	)
	return rows.map(({ pid }) => pid)
}

async function plansOf(database: Awaited<ReturnType<typeof openDatabase>>, isPostgres: boolean) {
	const now = new Date().toISOString()
	const db = await database.ready()
	const page = (filter: Parameters<typeof pageQuery>[1]) => pageQuery(db, filter, staffId, now)
	const search = (filter: Parameters<typeof pageQuery>[1]) => searchQuery(db, filter, staffId, now)
	const total = (filter: Parameters<typeof pageQuery>[1]) => totalQuery(db, filter, staffId, now)
	const queries = {
		inbox: page({ view: 'inbox' }),
		mine: page({ view: 'mine' }),
		'next page': page({ view: 'inbox', after: { by: now, id: '' } }),
		'kind and stage': page({ view: 'inbox', kind: 'user_applications', stage: 'val' }),
		search: search({ view: 'inbox', q: 'مريم' }),
		'other letters': search({ view: 'inbox', q: 'Mariam' }),
		university: page({ view: 'inbox', university: 'sunway' }),
		passport: search({ view: 'inbox', q: 'SAMPLE00407', passportKey: 'none' }),
		'university and intake': page({
			view: 'inbox',
			all: true,
			university: 'sunway',
			intake: '2027-09',
		}),
		'by name': page({ view: 'inbox', sort: 'name' }),
		closed: page({ view: 'closed' }),
		notices: noticesQuery(db, staffId),
		'open by stage': openQuery(db, now),
		applications: applicationsQuery(db),
		'received by span': casesBySpan(db, 'created_at', [now, now, now, now]),
		'closed by span': casesBySpan(db, 'closed_at', [now, now, now, now]),
		'settled promises': settledQuery(db, [now, now, now, now]),
		counts: countQuery(db, staffId, now, now),
		'first of an address': firstQuery(db, 'nobody@mail.example', now),
		'soon due': dueQuery(db, now, now),
		'details of rows': detailsQuery(db, ['one', 'two']),
		'all of one kind': total({ view: 'inbox', kind: 'user_applications' }),
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
	const rows = costs.map(({ database, call, cpu, backend, wall }) => [
		`${database}: ${call}`,
		`${cpu.toFixed(1)} ms`,
		backend === null ? '' : `${backend.toFixed(1)} ms`,
		`${wall.toFixed(1)} ms`,
	])
	const told = Object.entries(plans).flatMap(([database, queries]) =>
		Object.entries(queries).map(
			([name, lines]) => `${database}, ${name}:\n${lines.map((line) => `    ${line}`).join('\n')}`,
		),
	)
	return [
		`The desk over ${cases} cases: CPU of this process per call, that of the PostgreSQL beside it, and time`,
		table(['call', 'CPU', 'CPU of the database', 'time'], rows),
		...told,
	].join('\n\n')
}
