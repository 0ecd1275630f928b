/** What everybody did, newest first, for the manager. */
import { type RawBuilder, sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../database.ts'
import { addEvent, eventColumns, parseEvents } from './events.ts'

const pageLength = 100
const ofCases = v.array(v.object({ reference: v.nullable(v.string()) }))

export type AuditFilter = {
	person?: string | undefined
	/** By its id or by its reference. */
	case?: string | undefined
	type?: string | undefined
	/** Times in UTC; the second is not included. */
	from?: string | undefined
	until?: string | undefined
	after?: { at: string; id: string } | undefined
}

export function createAudit(database: Database) {
	return {
		async page(filter: AuditFilter) {
			const wanted: RawBuilder<unknown>[] = [sql`1 = 1`]
			if (filter.person) wanted.push(sql`actor = ${filter.person}`)
			if (filter.case) {
				wanted.push(sql`case_id in (
					select id from cases where id = ${filter.case} or reference = ${filter.case.toUpperCase()})`)
			}
			if (filter.type) wanted.push(sql`type = ${filter.type}`)
			if (filter.from) wanted.push(sql`at >= ${filter.from}`)
			if (filter.until) wanted.push(sql`at < ${filter.until}`)
			if (filter.after) {
				wanted.push(sql`(at, events.id) < (${filter.after.at}, ${filter.after.id})`)
			}
			const { rows } = await sql`
				select ${eventColumns}, cases.reference from events left join cases on cases.id = events.case_id
				where ${sql.join(wanted, sql` and `)}
				order by at desc, events.id desc limit ${pageLength + 1}`.execute(await database.ready())
			const references = v.parse(ofCases, rows)
			const all = parseEvents(rows).map((event, index) => ({
				...event,
				reference: references[index]?.reference ?? null,
			}))
			const events = all.slice(0, pageLength)
			const last = all.length > pageLength ? events.at(-1) : undefined
			return { events, next: last ? { at: last.at, id: last.id } : null }
		},

		/** What concerns no single case. */
		async note(actor: string, type: string, data: Record<string, unknown> = {}) {
			const at = new Date().toISOString()
			await addEvent(await database.ready(), { caseId: null, at, actor, type, data })
		},
	}
}
