/**
 * What a message that comes in costs until its case is found, over ten thousand cases with a hundred thousand messages on both
 * databases, and how each question is planned; beside it the inbox and one case, which read the same tables.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery, type KyselyPlugin, sql } from 'kysely'
import * as v from 'valibot'
import { type MailSigns, matchMail } from '#domain/conversations/match-mail.ts'
import { matchWhatsapp, type WhatsappSigns } from '#domain/conversations/match-whatsapp.ts'
import { createCaseCalls } from '#server/desk/cases/case-calls.ts'
import { createInboxCalls } from '#server/desk/cases/inbox-calls.ts'
import { seedCases } from '#server/desk/demo/seed-cases.ts'
import { openDatabase } from '#server/store/database.ts'
import { mailLookups } from '#server/store/mail-lookups.ts'
import type { Trx } from '#server/store/schema.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { whatsappLookups } from '#server/store/whatsapp-lookups.ts'
import { hasPostgres, startPostgres } from '#tests/services/postgres.ts'
import { fillThreads, numbered, perCase, platformId } from './fill-threads.ts'
import { median } from './median.ts'
import { table } from './table.ts'

/** Milliseconds that each may take. */
const bounds = { matching: 5, inbox: 15, case: 20 }

const staff = {
	id: 'sample-staff',
	name: 'Sample',
	email: '',
	role: 'consultant',
	language: 'ar',
} as const
const session = { staff, sessionId: '', isConfirmed: true, hasSecondFactor: true }

const at = new Date().toISOString()
const mailSigns: MailSigns = {
	from: 'nobody@elsewhere.example',
	proof: 'proven',
	isOwn: false,
	isReport: false,
	isAutomatic: false,
	answers: [],
	tags: [],
	reference: null,
	at,
}
const waSigns: WhatsappSigns = { userId: '', number: '', answers: null, text: 'Hello', at }

/** What messages carry that point to a case of somewhere in the middle. */
async function questionsOf(store: Store, cases: number) {
	const middle = cases >> 1
	const known = await store.transaction((trx) =>
		trx
			.selectFrom('cases')
			.innerJoin('user_applications', 'user_applications.id', 'cases.id')
			.select(['cases.id', 'cases.reference', 'email_key', 'phone_e164'])
			.where('phone_e164', 'like', '+%')
			.where('closed_at', 'is', null)
			.orderBy('cases.id')
			.offset(middle >> 4)
			.limit(1)
			.executeTakeFirstOrThrow(),
	)
	const tag = `tag${`${middle}`.padStart(13, '0')}`
	const mail = (signs: Partial<MailSigns>) => (trx: Trx) =>
		matchMail({ ...mailSigns, ...signs }, mailLookups(trx))
	const wa = (signs: Partial<WhatsappSigns>) => (trx: Trx) =>
		matchWhatsapp({ ...waSigns, ...signs }, whatsappLookups(trx))
	return {
		'mail, by its thread': mail({
			answers: [...Array(9).keys()]
				.map((one) => numbered(9e9 + one))
				.concat(numbered(middle * perCase)),
		}),
		'mail, by its tag': mail({ tags: [tag] }),
		'mail, by its reference': mail({ from: known.email_key, reference: known.reference }),
		'mail, by its address': mail({ from: known.email_key }),
		'mail, by an added address': mail({ from: `father${middle}@sample.example` }),
		'mail, of nobody': mail({ reference: 'XX9-XX9-XX9', tags: ['x'.repeat(16)] }),
		'WhatsApp, by its thread': wa({ answers: platformId(middle * perCase + 3) }),
		'WhatsApp, by its number': wa({ number: known.phone_e164 ?? '' }),
		'WhatsApp, by its user id': wa({ userId: `SA.${middle}` }),
		'WhatsApp, of nobody': wa({ userId: 'SA.x', number: '+60111999888', text: known.reference }),
	}
}

interface Cost {
	database: string
	what: string
	bound: number
	/** Milliseconds: of this process, and by the clock. */
	cpu: number
	wall: number
}

async function costOf(ask: () => Promise<unknown>, rounds: number) {
	for (let warm = 0; warm < Math.min(20, rounds); warm += 1) await ask()
	const walls: number[] = []
	const before = process.cpuUsage()
	for (let round = 0; round < rounds; round += 1) {
		const start = performance.now()
		await ask()
		walls.push(performance.now() - start)
	}
	const { user, system } = process.cpuUsage(before)
	return { cpu: (user + system) / 1000 / rounds, wall: median(walls) }
}

/** How the database answers each query of a question. */
async function planOf(
	store: Store,
	ask: (trx: Trx) => Promise<unknown>,
	isPostgres: boolean,
): Promise<string[]> {
	return store.transaction(async (trx) => {
		const asked: CompiledQuery[] = []
		const note: KyselyPlugin = {
			transformQuery({ node, queryId }) {
				asked.push(trx.getExecutor().compileQuery(node, queryId))
				return node
			},
			transformResult: async ({ result }) => result,
		}
		await ask(trx.withPlugin(note))
		const explain = isPostgres ? 'explain (costs off)' : 'explain query plan'
		const lines: string[] = []
		for (const { sql: text, parameters } of asked) {
			const { rows } = await trx.executeQuery<Record<string, unknown>>(
				CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
			)
			lines.push(...rows.map((row) => `${row.detail ?? row['QUERY PLAN']}`))
		}
		return lines
	})
}

async function measureOn(
	database: string,
	databaseUrl: string | null,
	cases: number,
	rounds: number,
) {
	const dataDir = mkdtempSync(join(tmpdir(), 'rihla-bench-conversations-'))
	const store = await openStore({ dataDir, databaseUrl })
	const raw = await openDatabase({ dataDir, databaseUrl })
	try {
		await seedCases(store, cases, { staff: [staff.id, 'other-staff'] })
		await fillThreads(store, staff.id)
		// As it stands after a night: both databases do this by themselves.
		await (databaseUrl ? sql`vacuum analyze` : sql`pragma optimize`).execute(await raw.ready())
		const { list } = createInboxCalls(store)
		const { read } = createCaseCalls({ store }, { siteUrl: '', clamdUrl: null, whatsapp: null })
		const asked = { session, language: 'ar', params: {}, query: {} } as const
		const [first] = v.parse(
			v.object({ cases: v.array(v.object({ id: v.string() })) }),
			await list(asked),
		).cases
		const open = async () =>
			JSON.stringify(await read({ ...asked, params: { id: first?.id ?? '' } }))
		const costs: Cost[] = [
			{
				...{ database, what: 'inbox', bound: bounds.inbox },
				...(await costOf(async () => JSON.stringify(await list(asked)), rounds)),
			},
			{ ...{ database, what: 'one case', bound: bounds.case }, ...(await costOf(open, rounds)) },
		]
		const plans: Record<string, string[]> = {}
		const found: Record<string, string> = {}
		for (const [what, question] of Object.entries(await questionsOf(store, cases))) {
			const ask = () => store.transaction<{ result: string; by?: string }>(question)
			const { result, by } = await ask()
			found[what] = by ?? result
			costs.push({ database, what, bound: bounds.matching, ...(await costOf(ask, rounds)) })
			plans[what] = await planOf(store, question, databaseUrl !== null)
		}
		return { database, costs, plans, found }
	} finally {
		await store.close()
		await raw.close()
		rmSync(dataDir, { recursive: true, force: true })
	}
}

export async function measureConversations(cases: number, rounds: number) {
	const measured = [await measureOn('SQLite', null, cases, rounds)]
	if (hasPostgres) {
		const postgres = await startPostgres()
		try {
			measured.push(await measureOn('PostgreSQL', await postgres.newDatabase(), cases, rounds))
		} finally {
			await postgres.remove()
		}
	}
	return measured
}

export async function reportConversations(): Promise<string> {
	const cases = 10_000
	const measured = await measureConversations(cases, 100)
	const rows = measured
		.flatMap(({ costs }) => costs)
		.map(({ database, what, bound, cpu, wall }) => [
			`${database}: ${what}`,
			`${cpu.toFixed(1)} ms`,
			`${wall.toFixed(1)} ms`,
			`${bound} ms`,
			wall <= bound ? 'yes' : 'NO',
		])
	const planned = measured.flatMap(({ database, plans }) =>
		Object.entries(plans).map(
			([what, lines]) => `${database}, ${what}:\n${lines.map((line) => `    ${line}`).join('\n')}`,
		),
	)
	return [
		`Messages that come in, over ${cases} cases with ${cases * perCase} messages: CPU of this process and time (the median)`,
		table(['what', 'CPU', 'time', 'at most', 'kept'], rows),
		...planned,
	].join('\n\n')
}
