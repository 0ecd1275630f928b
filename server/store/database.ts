/**
 * The database behind the store. It is migrated before its first use, and a failed try is forgotten: whoever comes
 * next tries again, so a database that was down at start is taken up without a restart.
 */
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import type { Pool } from 'pg'
import type { Settings } from '../settings.ts'
import { migrate } from './migrations.ts'
import { openPool } from './postgres.ts'
import { NodeSqliteDialect } from './sqlite.ts'

export type Run = Kysely<unknown> | Transaction<unknown>

export type Database = {
	/** Null with the embedded database. */
	pool: Pool | null
	/** The connection for single statements, once the tables are there. */
	ready(): Promise<Kysely<unknown>>
	/** All or nothing. */
	transaction<T>(work: (trx: Transaction<unknown>) => Promise<T>): Promise<T>
	ping(): Promise<void>
	close(): Promise<void>
}

export async function openDatabase(
	settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): Promise<Database> {
	const pool = settings.databaseUrl === null ? null : await openPool(settings.databaseUrl)
	const db = new Kysely<unknown>({
		dialect: pool ? new PostgresDialect({ pool }) : new NodeSqliteDialect(settings.dataDir),
	})
	let migrated: Promise<void> | undefined

	async function ready() {
		migrated ??= migrate(db, pool !== null)
		const current = migrated
		try {
			await current
		} catch (error) {
			if (migrated === current) migrated = undefined
			throw error
		}
		return db
	}

	return {
		pool,
		ready,
		async transaction(work) {
			const connection = await ready()
			return connection.transaction().execute(async (trx) => {
				// The database gives up before this side does, so that nothing is half-way when the answer goes out.
				if (pool) await sql`set local statement_timeout = 5000`.execute(trx)
				return work(trx)
			})
		},
		ping: async () => {
			await sql`select 1`.execute(await ready())
		},
		close: () => db.destroy(),
	}
}
