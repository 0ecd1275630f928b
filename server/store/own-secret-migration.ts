import { sql } from 'kysely'
import type { Trx } from './schema.ts'

/** The key of digests, one row: processes on several machines, each with its own data folder, must count the same guesses. */
export const ownSecretStep = {
	name: '033-own-secret',
	async up(db: Trx) {
		await sql`create table own_secrets (id text primary key, secret text not null)`.execute(db)
	},
}
