import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#tests/services/folder.ts'
import { openDatabase } from './database.ts'
import { shareTransactions } from './shared-transactions.ts'

async function openShared() {
	const database = await openDatabase({ dataDir: temporaryFolder(), databaseUrl: null })
	onTestFinished(() => database.close())
	const counted = { commits: 0 }
	const shared = shareTransactions(async (work) => {
		counted.commits += 1
		return database.transaction(work)
	})
	const add = (key: string) =>
		shared(async (trx) => {
			await trx.insertInto('schema_steps').values({ name: key, ran_at: 'now' }).execute()
			if (key === 'test 7') throw new Error('seven')
			return key
		})
	const kept = async () => {
		const db = await database.ready()
		const rows = await db
			.selectFrom('schema_steps')
			.select('name')
			.where('ran_at', '=', 'now')
			.execute()
		return rows.map(({ name }) => name)
	}
	return { shared, add, kept, counted }
}

test('what waits for the writer at the same time is committed at once, and one that fails leaves the others alone', async () => {
	const { add, kept, counted } = await openShared()
	const keys = Array.from({ length: 30 }, (_, at) => `test ${at}`)
	const settled = await Promise.allSettled(keys.map(add))
	expect(counted.commits).toBe(2)
	const failed = settled.filter(({ status }) => status === 'rejected')
	expect(failed).toMatchObject([{ reason: new Error('seven') }])
	expect((await kept()).sort()).toEqual(keys.filter((key) => key !== 'test 7').sort())
})

test('nobody is told of what a broken transaction has lost', async () => {
	const { shared, add, kept } = await openShared()
	const settled = await Promise.allSettled([
		add('test 1'),
		// As SQLite does by itself when the disk is full.
		shared(async (trx) => {
			await sql`rollback`.execute(trx)
			throw new Error('full')
		}),
		add('test 2'),
	])
	expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
	expect(await kept()).toEqual([])
	expect(await add('test 3')).toBe('test 3')
})
