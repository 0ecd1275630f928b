/** How much in a case is new, and what colleagues are told: given to them, written by the family, mentioned, due soon. */
import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

export const staffNoticesStep = {
	name: '025-staff-notices',
	async up(db: Trx) {
		await sql`alter table cases add column news integer not null default 0`.execute(db)
		await sql`update cases set news = 1 where unread`.execute(db)
		await sql`alter table staff add column notice_mail boolean not null default false`.execute(db)
		await sql`alter table staff add column notices_mailed_at text`.execute(db)
		await sql`create table staff_notices (
			id text primary key,
			staff_id text not null,
			case_id text not null,
			kind text not null,
			"by" text not null,
			at text not null,
			seen_at text,
			mailed_at text
		)`.execute(db)
		for (const index of [
			'staff_notices_staff on staff_notices (staff_id, at, id)',
			'staff_notices_unseen on staff_notices (staff_id, at) where seen_at is null',
			'staff_notices_case on staff_notices (case_id)',
			// Which promises end within the next hours is asked every minute.
			'cases_due on cases (due_at) where closed_at is null',
		]) {
			await sql`create index ${sql.raw(index)}`.execute(db)
		}
	},
}
