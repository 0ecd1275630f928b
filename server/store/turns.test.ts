/** Long work over the embedded database lets everything else run meanwhile, and ends when it is asked to. */
import { CompiledQuery, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { seedCases } from '#server/desk/demo/seed-cases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { stageMovesQuery } from './cases/events.ts'
import { settledQuery } from './cases/figures.ts'
import { openQuery } from './cases/overview.ts'
import { openDatabase } from './database.ts'
import { openStore } from './store.ts'

async function openSeeded(count: number) {
	const settings = { dataDir: temporaryFolder(), databaseUrl: null }
	const store = await openStore(settings)
	const database = await openDatabase(settings)
	onTestFinished(async () => {
		await store.close()
		await database.close()
	})
	await seedCases(store, count)
	const run = async (statement: ReturnType<typeof sql>) =>
		(await statement.execute(await database.ready())).rows
	return { store, run }
}

/** How often something else got its turn while the work ran. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
	let turns = 0
	let isOver = false
	const count = () => {
		turns += 1
		if (!isOver) setImmediate(count)
	}
	setImmediate(count)
	await work
	isOver = true
	return turns
}

test('filling and reading every case let others run, also inside a transaction', async () => {
	const { store, run } = await openSeeded(300)
	await run(sql`delete from cases`)
	let made = 0
	const filling = store.cases.backfill().then((count) => {
		made = count
	})
	expect(await turnsDuring(filling)).toBeGreaterThan(3)
	expect(made).toBe(300)
	let read = 0
	const reading = (async () => {
		// Many times over: others get a turn each five milliseconds, and a fast machine reads them once in less.
		for (let round = 0; round < 10; round += 1)
			for await (const { row } of store.cases.every()) if (row.id) read += 1
	})()
	expect(await turnsDuring(reading)).toBeGreaterThan(1)
	expect(read).toBe(3000)
	const statements = store.transaction(async (trx) => {
		for (let at = 0; at < 10_000; at += 1) await sql`select count(*) from cases`.execute(trx)
	})
	expect(await turnsDuring(statements)).toBeGreaterThan(1)
}, 60_000)

test('filling ends when it is asked to, and the next round makes the rest', async () => {
	const { store, run } = await openSeeded(100)
	await run(sql`delete from cases`)
	const ending = new AbortController()
	const filling = store.cases.backfill(ending.signal)
	setImmediate(() => ending.abort())
	const made = await filling
	expect(made).toBeLessThan(100)
	expect(await run(sql`select id from cases`)).toHaveLength(made)
	expect(await store.cases.backfill()).toBe(100 - made)
}, 60_000)

test('a page of the export is read from an index and not sorted', async () => {
	const { run } = await openSeeded(10)
	const plan = await run(sql`explain query plan
		select id from cases where (created_at, id) > ('', '') order by created_at, id limit 100`)
	expect(JSON.stringify(plan)).toContain('cases_arrived')
	expect(JSON.stringify(plan)).not.toContain('TEMP B-TREE')
})

test('what is open is counted from the index of stages; moves of a case and what was taken back are found by their own', async () => {
	const { store } = await openSeeded(10)
	const now = new Date().toISOString()
	await store.transaction(async (trx) => {
		const planOf = async ({ sql: text, parameters }: CompiledQuery) => {
			const explained = CompiledQuery.raw(`explain query plan ${text}`, [...parameters])
			return JSON.stringify((await trx.executeQuery(explained)).rows)
		}
		expect(await planOf(openQuery(trx, now).compile())).toContain('cases_stage')
		expect(await planOf(stageMovesQuery(trx, '').compile())).toContain('events_stage')
		const settled = await planOf(settledQuery(trx, [now, now, now, now]).compile())
		expect(settled).toContain('outgoing_taken_back')
		expect(settled).not.toContain('SCAN messages')
	})
})
