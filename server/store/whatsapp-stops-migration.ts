import { sql } from 'kysely'
import * as v from 'valibot'
import { ownDigest } from './own-digest.ts'
import type { Trx } from './schema.ts'

const rows = v.array(v.object({ value: v.string(), stopped_at: v.string() }))

/**
 * Who wants nothing that we send by ourselves, by a digest of the number. It was kept with the contacts of a case, and forgotten with them
 * when the case was erased. Their column stays for a version that runs beside this one.
 */
export const whatsappStopsStep = {
	name: '041-whatsapp-stops',
	async up(db: Trx) {
		await sql`create table whatsapp_stops (key text primary key, stopped_at text not null)`.execute(
			db,
		)
		const known = await sql`
			select value, min(stopped_at) as stopped_at from contacts
			where stopped_at is not null group by value`.execute(db)
		for (const { value, stopped_at } of v.parse(rows, known.rows)) {
			const key = await ownDigest(db, `whatsapp ${value}`)
			await sql`insert into whatsapp_stops (key, stopped_at) values (${key}, ${stopped_at})`.execute(
				db,
			)
		}
	},
}
