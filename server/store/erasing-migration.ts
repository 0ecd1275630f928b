/** What erasing and retention have to remember. Like every step, never changed once it has run anywhere. */
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Trx } from './schema.ts'

const rows = v.array(v.object({ id: v.string(), traces: v.string() }))

export const erasingStep = {
	name: '021-erasing',
	async up(db: Trx) {
		// The files of marks that this database has. A table and not the newest name: two processes write at the same time.
		await sql`create table erased_marks (name text primary key)`.execute(db)
		await sql`create table retention_periods (days integer primary key, set_at text not null)`.execute(
			db,
		)
		// Versions before cases sweep away what names no application: documents from the status page must survive a way back.
		await sql`
			update documents set application_id = case_id
			where application_id is null and case_id is not null`.execute(db)
		// Reasons were free words and may name somebody; they stand in the row and, once more, in its mark.
		const kept = sql`('retention', 'asked on the status page', 'request')`
		const typed = await sql`
			select id, traces from erasures where reason not in ${kept} and traces <> '{}'`.execute(db)
		for (const { id, traces } of v.parse(rows, typed.rows)) {
			const mark = v.parse(v.record(v.string(), v.unknown()), JSON.parse(traces))
			const text = JSON.stringify({ ...mark, reason: 'other' })
			await sql`update erasures set traces = ${text} where id = ${id}`.execute(db)
		}
		await sql`
			update erasures set reason = case reason when 'retention' then 'retention' when 'request' then 'command'
				when 'asked on the status page' then 'status_page' else 'other' end`.execute(db)
	},
}
