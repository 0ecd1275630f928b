/** Who looks at a case: written down for the manager, and shown to colleagues who have it open at the same time. */
import type { Database } from '../database.ts'
import { addEvent } from './events.ts'

/** Within this time a second look is the same look. */
const sameLook = 15 * 60 * 1000
/** A page says every 20 seconds that it is open. */
const stillThere = 45 * 1000

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()

/** The log says which document it was, also when it is gone. */
const dataOf = (seen: { name: string; label: string | null } | { pack: string }) =>
	'pack' in seen ? seen : { document: seen.name, label: seen.label ?? 'other' }

export function createViewers(database: Database) {
	return {
		/** A colleague opened the case, one of its documents or a pack. */
		async note(
			caseId: string,
			actor: string,
			type: 'opened' | 'document_opened' | 'pack_opened',
			seen?: { name: string; label: string | null } | { pack: string },
		) {
			const db = await database.ready()
			const data = seen ? dataOf(seen) : {}
			const known = await db
				.selectFrom('events')
				.select('id')
				.where('case_id', '=', caseId)
				.where('at', '>', ago(sameLook))
				.where('actor', '=', actor)
				.where('type', '=', type)
				.where('data', '=', JSON.stringify(data))
				// From its end, where looks of today are: a case may have hundreds of entries of one hour.
				.orderBy('at', 'desc')
				.limit(1)
				.executeTakeFirst()
			if (known) return
			await addEvent(db, { caseId, at: ago(0), actor, type, data })
		},

		/** What hides behind Show was shown: every time. `of`: the message or contact whose number it was. */
		async noteReveal(caseId: string, actor: string, field: string, of: string | null = null) {
			const at = ago(0)
			await addEvent(await database.ready(), {
				caseId,
				at,
				actor,
				type: 'revealed',
				data: of === null ? { field } : { field, of },
			})
		},

		/** A case that somebody has read is no longer new. It is no change that could meet another one. */
		async markRead(caseId: string) {
			const db = await database.ready()
			await db
				.updateTable('cases')
				.set({ unread: false, news: 0 })
				.where('id', '=', caseId)
				.where('unread', '=', true)
				.execute()
		},

		/** A colleague has looked and wants it to count as new all the same. */
		async markUnread(caseId: string): Promise<boolean> {
			const db = await database.ready()
			const { numUpdatedRows } = await db
				.updateTable('cases')
				.set({ unread: true })
				.where('id', '=', caseId)
				.executeTakeFirst()
			return numUpdatedRows > 0n
		},

		/** Says that one is there, and who else is. */
		async others(caseId: string, staffId: string): Promise<string[]> {
			const db = await database.ready()
			const seen_at = ago(0)
			await db
				.insertInto('viewers')
				.values({ case_id: caseId, staff_id: staffId, seen_at })
				.onConflict((known) => known.columns(['case_id', 'staff_id']).doUpdateSet({ seen_at }))
				.execute()
			const rows = await db
				.selectFrom('viewers')
				.select('staff_id')
				.where('case_id', '=', caseId)
				.where('staff_id', '<>', staffId)
				.where('seen_at', '>', ago(stillThere))
				.orderBy('staff_id')
				.execute()
			return rows.map((row) => row.staff_id)
		},
	}
}
