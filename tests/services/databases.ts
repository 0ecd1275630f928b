/**
 * One PostgreSQL for all files of a run, and tables that are made once: a test gets a copy of them, which takes a fraction of the time of
 * making them. A test that stops its database starts one of its own (`startPostgres`).
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/store/database.ts'
import { createDatabase, hasPostgres, prepareCluster, startPostgres } from './postgres.ts'

export const databases = [
	['SQLite', true],
	['PostgreSQL', hasPostgres],
] as const

type DatabaseName = (typeof databases)[number][0]

/**
 * For rules above the store, which is tested on both: files take turns with the database, and `npm run test:all` takes both. Each
 * comes with the setting that names a new one.
 */
export function testedOn(name: DatabaseName) {
	const chosen = hasPostgres ? name : 'SQLite'
	const named = databases.filter(([one]) => process.env.TEST_ALL === '1' || one === chosen)
	return named.map(([one, isThere]) => [one, isThere, () => newPlace(one)] as const)
}

async function newPlace(name: DatabaseName): Promise<Record<string, string>> {
	return name === 'SQLite' ? {} : { DATABASE_URL: await newDatabase() }
}

const file = 'rihla.sqlite'

/** Before all files of a run (`vitest.config.ts`). */
export async function setup(): Promise<() => Promise<void>> {
	const dataDir = mkdtempSync(join(tmpdir(), 'rihla-tables-'))
	await makeTables({ dataDir, databaseUrl: null })
	process.env.SQLITE_TABLES = join(dataDir, file)
	if (!hasPostgres) return async () => rmSync(dataDir, { recursive: true, force: true })

	const cluster = await prepareCluster()
	const postgres = await startPostgres()
	const databaseUrl = await postgres.newDatabase()
	await makeTables({ dataDir, databaseUrl })
	process.env.POSTGRES_TABLES = databaseUrl
	return async () => {
		await postgres.remove()
		cluster.remove()
		rmSync(dataDir, { recursive: true, force: true })
	}
}

export async function makeTables(place: Parameters<typeof openDatabase>[0]): Promise<void> {
	const database = await openDatabase(place)
	await database.ping()
	await database.close()
}

function madeIn(variable: 'SQLITE_TABLES' | 'POSTGRES_TABLES'): string {
	const place = process.env[variable]
	if (place === undefined) throw new Error(`${variable} is set before all tests of the server`)
	return place
}

/** The address of a new PostgreSQL database with its tables. */
export function newDatabase(): Promise<string> {
	return copyOf(madeIn('POSTGRES_TABLES'))
}

/** The address of a new PostgreSQL database without tables. */
export function emptyDatabase(): Promise<string> {
	return createDatabase(madeIn('POSTGRES_TABLES'))
}

/** The address of a copy, as a backup is; no connection to the original may be open. */
export function copyOf(databaseUrl: string): Promise<string> {
	return createDatabase(databaseUrl, new URL(databaseUrl).pathname.slice(1))
}

/** The embedded database with its tables, in a data folder. */
export function putDatabaseInto(dataDir: string): void {
	copyFileSync(madeIn('SQLITE_TABLES'), join(dataDir, file))
}
