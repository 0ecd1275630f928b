/** Who works at the desk, with which sessions and one-time addresses, and how often somebody guessed. */
import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

export const staffStep = {
	name: '011-staff',
	async up(db: Trx) {
		await sql`create table staff (
			id text primary key,
			email text not null unique,
			name text not null,
			role text not null,
			language text not null,
			state text not null,
			created_at text not null,
			password text,
			totp_secret text,
			totp_step integer not null,
			recovery text not null,
			shortcuts boolean not null
		)`.execute(db)
		await sql`create table sessions (
			id text primary key,
			token_hash text not null unique,
			staff_id text not null,
			device text not null,
			created_at text not null,
			last_seen_at text not null,
			confirmed_at text not null,
			expires_at text not null,
			revoked_at text
		)`.execute(db)
		await sql`create index sessions_staff on sessions (staff_id)`.execute(db)
		await sql`create table staff_tokens (
			token_hash text primary key,
			staff_id text not null,
			purpose text not null,
			created_at text not null,
			expires_at text not null,
			revoked_at text
		)`.execute(db)
		await sql`create index staff_tokens_staff on staff_tokens (staff_id)`.execute(db)
		// Not in the account's own row: an invented account has to lock like a real one, or the lock would tell them apart.
		await sql`create table guesses (
			key text primary key,
			count integer not null,
			until text not null
		)`.execute(db)
	},
}
