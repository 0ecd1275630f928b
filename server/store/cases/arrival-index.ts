import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/** The export reads all cases in the order in which they arrived, page by page: without it each page sorts the whole table. */
export const arrivalIndexStep = {
	name: '015-arrival-index',
	async up(db: Trx) {
		await sql`create index cases_arrived on cases (created_at, id)`.execute(db)
	},
}
