import { sql } from 'kysely'
import type { Trx } from './schema.ts'

/** Applications that are filled in without scripts, until they are sent. `sealed` can be read with the secret of the draft alone. */
export const applicationDraftsStep = {
	name: '024-application-drafts',
	async up(db: Trx) {
		await sql`create table application_drafts (
			id text primary key,
			sealed text not null,
			version integer not null,
			ends_at text not null,
			case_id text
		)`.execute(db)
		await sql`create index application_drafts_end on application_drafts (ends_at)`.execute(db)
		await sql`create index application_drafts_case on application_drafts (case_id)`.execute(db)
	},
}
