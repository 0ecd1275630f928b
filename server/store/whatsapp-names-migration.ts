import { sql } from 'kysely'
import type { Trx } from './schema.ts'

/**
 * A case of WhatsApp without a name was called by its number in full, which every list, notice and file then showed. As `masked` was when
 * this step was written.
 */
export const maskedNamesStep = {
	name: '047-masked-names',
	async up(db: Trx) {
		const hidden = sql`substr(name, 1, 4) || '••••' || substr(name, length(name) - 1)`
		const isNumber = sql`email = '' and name = phone and name like '+%'`
		await sql`update cases set name = ${hidden}
			where id in (select id from contact_submissions where ${isNumber})`.execute(db)
		await sql`update contact_submissions set name = ${hidden} where ${isNumber}`.execute(db)
	},
}

/** Number and id of one person, where they wrote with both: they have the same time in the same case. */
export const samePersonStep = {
	name: '048-same-person',
	async up(db: Trx) {
		await sql`alter table contacts add column same_as text`.execute(db)
		await sql`update contacts set same_as = (
				select other.value from contacts as other
				where other.case_id = contacts.case_id and other.last_in_at = contacts.last_in_at
					and other.kind in ('phone', 'wa_user') and other.kind <> contacts.kind
				limit 1)
			where kind in ('phone', 'wa_user') and last_in_at is not null`.execute(db)
	},
}
