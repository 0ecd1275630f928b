/** How long what waits has waited and what was given up, for whoever watches the server. */
import { type RawBuilder, sql } from 'kysely'
import * as v from 'valibot'
import { never } from './claims.ts'
import type { Database } from './database.ts'

const number = v.pipe(v.union([v.number(), v.string()]), v.transform(Number))
const figureRow = v.object({ since: v.nullable(v.string()), n: number })

/** What waits, with the time since which it does. */
const queues = (now: string) => ({
	deliveries: sql`select min(created_at) as since, count(*) as n from deliveries
		where delivered_at is null and next_attempt_at < ${never}`,
	// One that is meant to leave later does not wait yet; one that failed waits, whenever it is tried next.
	outgoing: sql`select min(created_at) as since, count(*) as n from outgoing
		where sent_at is null and cancelled_at is null and failed_at is null and (attempts > 0 or next_attempt_at <= ${now})`,
	scans: sql`select min(created_at) as since, count(*) as n from documents where scan = 'waiting'`,
	erasures: sql`select min(due_at) as since, count(*) as n from erasures where done_at is null and due_at <= ${now}`,
})
const failed = {
	deliveries: sql`select null as since, count(*) as n from deliveries
		where delivered_at is null and next_attempt_at >= ${never}`,
	outgoing: sql`select null as since, count(*) as n from outgoing
		where sent_at is null and cancelled_at is null and failed_at is not null`,
}

export type Figure = { name: string; count: number; seconds: number }

export function createFigures(database: Database) {
	async function read(asked: Record<string, RawBuilder<unknown>>): Promise<Figure[]> {
		const db = await database.ready()
		const figures: Figure[] = []
		for (const [name, statement] of Object.entries(asked)) {
			const { since, n } = v.parse(figureRow, (await statement.execute(db)).rows[0])
			const age = since === null ? 0 : (Date.now() - Date.parse(since)) / 1000
			figures.push({ name, count: n, seconds: Math.max(0, age) })
		}
		return figures
	}
	return { waiting: () => read(queues(new Date().toISOString())), failed: () => read(failed) }
}
