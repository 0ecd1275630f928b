/** How the holder of a link got it, by which link a visit came in, and whether somebody reads the mail of the address on file. */
import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

export const linkOriginsStep = {
	name: '017-link-origins',
	async up(db: Trx) {
		// Also what an older process still writes counts as shown on a screen: it opens less, never more.
		await sql`alter table links add column origin text not null default 'screen'`.execute(db)
		await sql`alter table visits add column link text`.execute(db)
		await sql`alter table visits add column origin text`.execute(db)
		await sql`alter table cases add column email_proved_at text`.execute(db)
	},
}
