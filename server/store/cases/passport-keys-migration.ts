import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/** Digests of passport numbers had no key. They go at once; the job that fills cases makes them anew, a few rows at a time. */
export const passportKeysStep = {
	name: '034-passport-keys',
	async up(db: Trx) {
		await sql`update cases set passport_key = null, university = null where passport_key is not null`.execute(
			db,
		)
	},
}
