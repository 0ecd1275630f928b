import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/** People whom the website showed and who are to be forgotten: digests of their ids, nothing of themselves. */
export const contentErasuresStep = {
	name: '040-content-erasures',
	async up(db: Trx) {
		await sql`create table content_erasures (
			id text primary key,
			kind text not null,
			entry_id text not null,
			people text,
			"by" text not null,
			reason text not null,
			at text not null
		)`.execute(db)
	},
}
