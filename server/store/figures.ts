/** Lengths and ages of the queues, and what was given up: the figures of `/metrics`. */
import { sql } from 'kysely'
import { never } from './claims.ts'
import type { Database } from './database.ts'
import type { Run } from './schema.ts'

type Counted = { since: string | null; n: number }

/** How many rows a query finds, and since when the first of them waits. */
const waiting = (since: 'created_at' | 'due_at') =>
	[sql<string | null>`min(${sql.ref(since)})`.as('since'), sql<number>`count(*)`.as('n')] as const
const counted = [sql<null>`null`.as('since'), sql<number>`count(*)`.as('n')] as const

/** What waits, with the time since which it does. */
const queues = {
	deliveries: (run: Run) =>
		run
			.selectFrom('deliveries')
			.select(waiting('created_at'))
			.where('delivered_at', 'is', null)
			.where('next_attempt_at', '<', never),
	// One that is meant to leave later does not wait yet; one that failed waits, whenever it is tried next.
	outgoing: (run: Run, now: string) =>
		run
			.selectFrom('outgoing')
			.select(waiting('created_at'))
			.where('sent_at', 'is', null)
			.where('cancelled_at', 'is', null)
			.where('failed_at', 'is', null)
			.where(({ eb, or }) => or([eb('attempts', '>', 0), eb('next_attempt_at', '<=', now)])),
	scans: (run: Run) =>
		run.selectFrom('documents').select(waiting('created_at')).where('scan', '=', 'waiting'),
	erasures: (run: Run, now: string) =>
		run
			.selectFrom('erasures')
			.select(waiting('due_at'))
			.where('done_at', 'is', null)
			.where('due_at', '<=', now),
}
const failed = {
	deliveries: (run: Run) =>
		run
			.selectFrom('deliveries')
			.select(counted)
			.where('delivered_at', 'is', null)
			.where('next_attempt_at', '>=', never),
	outgoing: (run: Run) =>
		run
			.selectFrom('outgoing')
			.select(counted)
			.where('sent_at', 'is', null)
			.where('cancelled_at', 'is', null)
			.where('failed_at', 'is not', null),
}

type Query = (run: Run, now: string) => { executeTakeFirstOrThrow(): Promise<Counted> }

export type Figure = { name: string; count: number; seconds: number }

export function createFigures(database: Database) {
	async function read(asked: Record<string, Query>): Promise<Figure[]> {
		const db = await database.ready()
		const now = new Date().toISOString()
		const figures: Figure[] = []
		for (const [name, query] of Object.entries(asked)) {
			const { since, n } = await query(db, now).executeTakeFirstOrThrow()
			const age = since === null ? 0 : (Date.now() - Date.parse(since)) / 1000
			figures.push({ name, count: n, seconds: Math.max(0, age) })
		}
		return figures
	}
	return { waiting: () => read(queues), failed: () => read(failed) }
}
