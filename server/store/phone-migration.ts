/** The number that a telephone dials, beside what was typed. Stored rows get theirs from a job (`cases/backfill-phones.ts`). */
import { sql } from 'kysely'
import type { Trx } from './schema.ts'

/** As they were when this step was written. */
const tables = [
	'contact_submissions',
	'accommodation_requests',
	'visa_consultations',
	'user_applications',
]

export const phonesStep = {
	name: '023-phones',
	async up(db: Trx) {
		for (const table of tables) {
			await sql`alter table ${sql.table(table)} add column phone_e164 text`.execute(db)
			// Empty as soon as the job is done: it then finds nothing without reading the table.
			await sql`
				create index ${sql.ref(`${table}_undialled`)} on ${sql.table(table)} (id)
				where phone_e164 is null and phone is not null`.execute(db)
		}
	},
}
