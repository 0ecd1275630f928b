import { sql } from 'kysely'
import type { Trx } from './schema.ts'

/** As they were when this step was written. */
const submissions = [
	'contact_submissions',
	'accommodation_requests',
	'visa_consultations',
	'user_applications',
]

/**
 * WhatsApp. What its platform calls in waits in `arrivals.data` until it is worked off. A contact is a mail address, a telephone
 * number or the platform's own id of a person, and knows when that person last wrote. `attachments` are files that are fetched after
 * their message came. A message that leaves says when its call began, because a call without an answer is never repeated by itself.
 */
export const whatsappStep = {
	name: '038-whatsapp',
	async up(db: Trx) {
		await sql`alter table arrivals add column data text`.execute(db)
		await sql`create index arrivals_waiting on arrivals (at, key) where state = 'waiting'`.execute(
			db,
		)
		await sql`alter table contacts add column kind text not null default 'email'`.execute(db)
		for (const column of ['last_in_at', 'stopped_at']) {
			await sql`alter table contacts add column ${sql.ref(column)} text`.execute(db)
		}
		for (const table of submissions) {
			await sql`create index ${sql.ref(`${table}_phone`)} on ${sql.table(table)} (phone_e164)`.execute(
				db,
			)
		}
		await sql`create table attachments (
			id text primary key,
			case_id text not null,
			message_id text not null,
			media_id text not null,
			digest text,
			content_type text not null,
			file_name text,
			state text not null,
			reason text,
			document_name text,
			created_at text not null,
			attempts integer not null,
			next_attempt_at text not null,
			claimed_by text,
			claimed_until text,
			last_attempt_at text,
			failed_at text,
			failure_reason text,
			outage boolean not null
		)`.execute(db)
		await sql`create index attachments_case on attachments (case_id)`.execute(db)
		await sql`create index attachments_due on attachments (next_attempt_at) where state = 'fetching'`.execute(
			db,
		)
		for (const column of ['begun_at', 'external_id', 'status', 'status_at']) {
			await sql`alter table outgoing add column ${sql.ref(column)} text`.execute(db)
		}
		await sql`create index outgoing_external on outgoing (external_id) where external_id is not null`.execute(
			db,
		)
		// Messages to one person leave one after the other, and what became of the last is asked for.
		await sql`create index outgoing_recipient on outgoing (recipient, created_at)`.execute(db)
	},
}
