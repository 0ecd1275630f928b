import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/** Addresses that belong to a case besides the one it was submitted with: a father's, a brother's. Only staff adds one. */
export const contactsStep = {
	name: '032-contacts',
	async up(db: Trx) {
		await sql`create table contacts (
			id text primary key,
			case_id text not null,
			value text not null,
			added_by text not null,
			added_at text not null
		)`.execute(db)
		await sql`create unique index contacts_of_case on contacts (case_id, value)`.execute(db)
		await sql`create index contacts_value on contacts (value)`.execute(db)
	},
}
