import type { Pool, PoolClient } from 'pg'
import { errorCode, log } from '../log.ts'

/** How long a statement may take. On this side only: poolers of hosted databases refuse connections that ask for time-outs when they start. */
export const statementLimit = 6000

/** The server went silent: its connection would make everyone wait who gets it from the pool. */
function endWhenSilent(client: PoolClient) {
	const { query } = client
	Reflect.set(client, 'query', (...given: unknown[]): unknown => {
		const running: unknown = Reflect.apply(query, client, given)
		if (running instanceof Promise) {
			running.catch((error) => {
				if (error instanceof Error && error.message === 'Query read timeout') void client.end()
			})
		}
		return running
	})
}

/** Loaded only where there is a PostgreSQL. The pool connects on first use, so a database that is down fails no start. */
export async function openPool(databaseUrl: string, limit = statementLimit): Promise<Pool> {
	const { default: pg } = await import('pg')
	// Counts and sums are 64 bits wide there and come as text; none of ours is too large for a number.
	const getTypeParser: typeof pg.types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
		id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)
	const pool = new pg.Pool({
		connectionString: databaseUrl,
		application_name: 'rihla',
		max: 10,
		connectionTimeoutMillis: 2500,
		query_timeout: limit,
		types: { getTypeParser },
		keepAlive: true,
		keepAliveInitialDelayMillis: 10_000,
	})
	// A connection may break while it is idle in the pool, or between two statements of a transaction. The next
	// query fails or gets another one; without both listeners the whole process would end.
	const complain = (error: unknown) =>
		log.warn('database connection lost', { code: errorCode(error) })
	pool.on('error', complain)
	pool.on('connect', (client) => {
		client.on('error', complain)
		endWhenSilent(client)
	})
	return pool
}
