import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/**
 * Open cases by stage and by colleague, without their ids: PostgreSQL keeps equal entries of an index once, and an id makes every entry
 * differ. With ids the index was so long that it read all cases instead to count them. Cases of one time are sorted by id after reading.
 */
export const shortIndexesStep = {
	name: '051-short-indexes',
	async up(db: Trx) {
		for (const index of ['cases_stage', 'cases_assignee']) {
			await sql`drop index ${sql.ref(index)}`.execute(db)
		}
		for (const index of [
			'cases_stage on cases (kind, stage, clock_at, before_desk) where closed_at is null',
			'cases_assignee on cases (assignee_id, clock_at, before_desk) where closed_at is null',
		]) {
			await sql`create index ${sql.raw(index)}`.execute(db)
		}
	},
}
