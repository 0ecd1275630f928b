import { sql } from 'kysely'
import type { Trx } from './schema.ts'

/** How long a recording plays. Those from before have none: their files are not read again. */
export const soundLengthStep = {
	name: '049-sound-length',
	async up(db: Trx) {
		await sql`alter table documents add column seconds integer`.execute(db)
	},
}
