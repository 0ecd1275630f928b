import type { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { openDatabase } from '#server/store/database.ts'
import { openStore } from '#server/store/store.ts'
import { newDatabase, putDatabaseInto } from './databases.ts'
import { temporaryFolder } from './folder.ts'

/** A store with its tables, on the database of that name, and the database beside it to look into. */
export async function openTestStore(name: string) {
	const dataDir = temporaryFolder()
	putDatabaseInto(dataDir)
	const settings = { dataDir, databaseUrl: name === 'SQLite' ? null : await newDatabase() }
	const [store, database] = [await openStore(settings), await openDatabase(settings)]
	onTestFinished(async () => {
		await Promise.all([store.close(), database.close()])
	})
	const run = async (statement: ReturnType<typeof sql>) =>
		(await statement.execute(await database.ready())).rows
	return { settings, store, database, run }
}
