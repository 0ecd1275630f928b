import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/**
 * Messages that were taken back, and cases that their applicants have withdrawn and nobody has looked at: few each, and found among all
 * messages and all closed cases with every look at the overview and at the inbox. A new case or mail writes into neither index.
 */
export const fewIndexesStep = {
	name: '045-few-indexes',
	async up(db: Trx) {
		await sql`create index outgoing_taken_back on outgoing (message_id)
			where cancelled_at is not null`.execute(db)
		await sql`create index cases_withdrawn on cases (outcome, closed_at)
			where closed_at is not null and unread`.execute(db)
	},
}
