/** What everybody did, newest first, for the manager. */
import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import { addEvent, readEvent } from './events.ts'

const pageLength = 100

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
			const { person, type, from, until, after } = filter
			const db = await database.ready()
			let query = db
				.selectFrom('events')
				.leftJoin('cases', 'cases.id', 'events.case_id')
				.selectAll('events')
				.select('cases.reference')
				.orderBy('at', 'desc')
				.orderBy('events.id', 'desc')
				.limit(pageLength + 1)
			if (person) query = query.where('actor', '=', person)
			if (filter.case) {
				const named = filter.case
				query = query.where('case_id', 'in', (eb) =>
					eb
						.selectFrom('cases')
						.select('id')
						.where((or) =>
							or.or([or('id', '=', named), or('reference', '=', named.toUpperCase())]),
						),
				)
			}
			if (type) query = query.where('type', '=', type)
			if (from) query = query.where('at', '>=', from)
			if (until) query = query.where('at', '<', until)
			if (after) {
				query = query.where((eb) =>
					eb(eb.refTuple('at', 'events.id'), '<', eb.tuple(after.at, after.id)),
				)
			}
			const all = (await query.execute()).map(readEvent)
			const events = all.slice(0, pageLength)
			const last = all.length > pageLength ? events.at(-1) : undefined
			return { events, next: last ? { at: last.at, id: last.id } : null }
		},

		/** What concerns no single case. */
		async note(
			actor: string,
			type: string,
			data: Record<string, unknown> = {},
			id: string = randomUUID(),
		) {
			const at = new Date().toISOString()
			await addEvent(await database.ready(), { id, caseId: null, at, actor, type, data })
		},

		async has(id: string): Promise<boolean> {
			const db = await database.ready()
			const events = db.selectFrom('events').select('id').where('id', '=', id)
			return (await events.executeTakeFirst()) !== undefined
		},
	}
}
