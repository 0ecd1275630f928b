/** When a case was last spoken about, when its family is reminded next, how often that was, and who wants none. */
import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

export const remindersStep = {
	name: '039-reminders',
	async up(db: Trx) {
		for (const column of [
			'spoke_at text',
			'remind_at text',
			'reminded integer not null default 0',
			"reminders text not null default 'on'",
		]) {
			await sql`alter table cases add column ${sql.raw(column)}`.execute(db)
		}
		await sql`update cases set spoke_at = coalesce(
			(select max(at) from messages where messages.case_id = cases.id
				and direction <> 'note' and (proof is null or proof <> 'auto')),
			created_at)`.execute(db)
		await sql`create index cases_remind on cases (remind_at) where remind_at is not null`.execute(
			db,
		)
		await sql`create index cases_silent on cases (spoke_at, id)
			where closed_at is null and waiting_on = 'student'`.execute(db)
	},
}
