/**
 * The database behind the store. It is migrated before its first use. If that fails, the next query tries again, so that a
 * database that was down at start is used without a restart.
 */
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Pool } from 'pg'
import type { Settings } from '../settings.ts'
import { isMigrated, migrate } from './migrations.ts'
import { openPool, statementLimit } from './postgres.ts'
import type { Run, Tables, Trx } from './schema.ts'
import { shareTransactions } from './shared-transactions.ts'
import { NodeSqliteDialect } from './sqlite.ts'

export type Database = {
	/** Null with the embedded database. */
	pool: Pool | null
	/** The connection for single statements, once the tables are there. */
	ready(): Promise<Run>
	/** All or nothing. */
	transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>
	/** The same, for what many visitors send at once: see `shared-transactions.ts`. */
	sharedTransaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>
	ping(): Promise<void>
	close(): Promise<void>
}

export async function openDatabase(
	settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
	beforeFirstQuery: (db: Run) => Promise<void> = async () => {},
): Promise<Database> {
	const pool = settings.databaseUrl === null ? null : await openPool(settings.databaseUrl)
	const db = new Kysely<Tables>({
		dialect: pool ? new PostgresDialect({ pool }) : new NodeSqliteDialect(settings.dataDir),
	})
	let migrated: Promise<void> | undefined
	let isReady = false

	/** Steps run on a connection of their own without limits: on a large table one may take minutes. */
	async function prepare() {
		if (settings.databaseUrl === null) return migrate(db, false)
		if (await isMigrated(db)) return
		const unlimited = new Kysely<Tables>({
			dialect: new PostgresDialect({ pool: await openPool(settings.databaseUrl, 0) }),
		})
		await migrate(unlimited, true).finally(() => unlimited.destroy())
	}

	/** A query waits for the migration no longer than for a statement, and fails; the migration goes on. */
	async function ready() {
		if (isReady) return db
		migrated ??= prepare().then(() => beforeFirstQuery(db))
		const current = migrated
		current.then(
			() => {
				isReady = true
			},
			() => {
				if (migrated === current) migrated = undefined
			},
		)
		let timer: NodeJS.Timeout | undefined
		const late = new Promise<never>((_, reject) => {
			timer = setTimeout(() => reject(new Error('the tables are being made')), statementLimit)
		})
		await Promise.race([current, late]).finally(() => clearTimeout(timer))
		return db
	}

	const transaction: Database['transaction'] = async (work) => {
		const connection = await ready()
		return connection.transaction().execute(async (trx) => {
			// The database gives up before this side does, so that nothing is half-way when the answer goes out.
			if (pool) await sql`set local statement_timeout = 5000`.execute(trx)
			return work(trx)
		})
	}

	return {
		pool,
		ready,
		transaction,
		sharedTransaction: pool ? transaction : shareTransactions(transaction),
		ping: async () => {
			await sql`select 1`.execute(await ready())
		},
		close: () => db.destroy(),
	}
}
