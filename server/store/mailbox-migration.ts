import { sql } from 'kysely'
import type { Trx } from './schema.ts'

/**
 * What comes in by itself. `arrivals` has one row for each mail that was ever read: its key keeps it from being taken twice, also
 * after its case was erased. `leases` say which process reads a mailbox, and how far it has come.
 */
export const mailboxStep = {
	name: '031-mailbox',
	async up(db: Trx) {
		await sql`create table arrivals (
			key text primary key,
			channel text not null,
			kind text not null,
			at text not null,
			received_at text not null,
			state text not null,
			reason text,
			place text,
			size integer,
			sender text,
			case_id text,
			message_id text
		)`.execute(db)
		await sql`create index arrivals_case on arrivals (case_id)`.execute(db)
		await sql`create index arrivals_time on arrivals (received_at)`.execute(db)
		await sql`create index arrivals_aside on arrivals (received_at) where state = 'aside'`.execute(
			db,
		)
		await sql`create table leases (
			name text primary key,
			claimed_by text,
			claimed_until text,
			data text not null
		)`.execute(db)
		for (const column of ['external_id', 'sender', 'proof', 'quoted', 'left_out']) {
			await sql`alter table messages add column ${sql.ref(column)} text`.execute(db)
		}
		await sql`alter table documents add column message_id text`.execute(db)
	},
}
