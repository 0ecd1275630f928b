import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/** What the address for replies to a case's mails has behind its plus; null until the first mail leaves. */
export const replyTagsStep = {
	name: '030-reply-tags',
	async up(db: Trx) {
		await sql`alter table cases add column reply_tag text`.execute(db)
		await sql`create unique index cases_reply_tag on cases (reply_tag)`.execute(db)
	},
}
