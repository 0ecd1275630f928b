/** What the manager's overview counts, each in an index of its own: over ten thousand cases it read whole rows for 120 ms. */
import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/** Holds for the events that settled a promise. In the query it stands to the letter, or the index of these is not used. */
export const settlesPromise = sql<boolean>`data like '%"kept":%'`

export const overviewIndexesStep = {
	name: '035-overview-indexes',
	async up(db: Trx) {
		for (const index of [
			'cases_open on cases (kind, stage, before_desk, clock_at) where closed_at is null',
			'cases_people on cases (assignee_id, before_desk, clock_at) where closed_at is null',
			'cases_replied on cases (first_reply_at, before_desk, assignee_id, created_at)',
			`events_kept on events (at, actor, data, id) where data like '%"kept":%'`,
		]) {
			await sql`create index ${sql.raw(index)}`.execute(db)
		}
	},
}
