import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/** Silent cases are counted with every look at the inbox: from the index alone, and not from two thousand rows. */
export const silentIndexStep = {
	name: '043-silent-index',
	async up(db: Trx) {
		await sql`drop index cases_silent`.execute(db)
		await sql`create index cases_silent on cases (spoke_at, id, before_desk)
			where closed_at is null and waiting_on = 'student'`.execute(db)
	},
}
