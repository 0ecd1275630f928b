/** A page of a case's thread finds its messages by their events, however many the case has. */
import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

export const threadStep = {
	name: '036-thread',
	async up(db: Trx) {
		await sql`create index messages_event on messages (event_id)`.execute(db)
	},
}
