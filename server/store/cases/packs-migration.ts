import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/** University packs: what was asked for, what came of it, and the file until it is deleted. */
export const packsStep = {
	name: '029-packs',
	async up(db: Trx) {
		await sql`create table packs (
			id text primary key,
			case_id text not null,
			university text not null,
			short text not null,
			programme text not null,
			intake text not null,
			name_in_passport text not null,
			limit_mb integer not null,
			asked_by text not null,
			created_at text not null,
			attempts integer not null,
			next_attempt_at text not null,
			claimed_by text,
			claimed_until text,
			last_attempt_at text,
			failed_at text,
			failure_reason text,
			outage boolean not null,
			made_at text,
			pages integer,
			size integer,
			outcome text,
			file text,
			expires_at text not null
		)`.execute(db)
		await sql`create index packs_case on packs (case_id, created_at)`.execute(db)
		await sql`create index packs_due on packs (next_attempt_at) where made_at is null and failed_at is null`.execute(
			db,
		)
		await sql`create index packs_expire on packs (expires_at) where file is not null`.execute(db)
	},
}
