import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/** Browsers that have signed in before, and of each counted guess what it is about and how many there may be. */
export const staffDevicesStep = {
	name: '019-staff-devices',
	async up(db: Trx) {
		await sql`create table staff_devices (
			token_hash text not null,
			staff_id text not null,
			created_at text not null,
			last_used_at text not null,
			primary key (token_hash, staff_id)
		)`.execute(db)
		await sql`create index staff_devices_staff on staff_devices (staff_id)`.execute(db)
		await sql`alter table guesses add column kind text`.execute(db)
		await sql`alter table guesses add column most integer`.execute(db)
	},
}
