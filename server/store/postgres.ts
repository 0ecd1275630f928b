import type { Pool } from 'pg'
import { errorCode, log } from '../log.ts'

/** Loaded only where there is a PostgreSQL. The pool connects on first use, so a database that is down fails no start. */
export async function openPool(databaseUrl: string): Promise<Pool> {
	const { default: pg } = await import('pg')
	const pool = new pg.Pool({
		connectionString: databaseUrl,
		application_name: 'rihla',
		max: 10,
		connectionTimeoutMillis: 2500,
		// On this side only: poolers of hosted databases refuse connections that ask for time-outs when they start.
		query_timeout: 6000,
		keepAlive: true,
		keepAliveInitialDelayMillis: 10_000,
	})
	// A connection may break while it is idle in the pool, or between two statements of a transaction. The next
	// query fails or gets another one; without both listeners the whole process would end.
	const complain = (error: unknown) =>
		log.warn('database connection lost', { code: errorCode(error) })
	pool.on('error', complain)
	pool.on('connect', (client) => client.on('error', complain))
	return pool
}
