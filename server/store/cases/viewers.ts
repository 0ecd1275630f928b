/** Who looks at a case: written down for the manager, and shown to colleagues who have it open at the same time. */
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../database.ts'
import { addEvent } from './events.ts'

/** Within this time a second look is the same look. */
const sameLook = 15 * 60 * 1000
/** A page says every 20 seconds that it is open. */
const stillThere = 45 * 1000

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()

export function createViewers(database: Database) {
	return {
		/** A colleague opened the case or one of its documents. */
		async note(
			caseId: string,
			actor: string,
			type: 'opened' | 'document_opened',
			document?: string,
		) {
			const db = await database.ready()
			const data = document === undefined ? {} : { document }
			const { rows } = await sql`
				select id from events where case_id = ${caseId} and at > ${ago(sameLook)} and actor = ${actor}
					and type = ${type} and data = ${JSON.stringify(data)} limit 1`.execute(db)
			if (rows.length > 0) return
			await addEvent(db, { caseId, at: ago(0), actor, type, data })
		},

		/** What hides behind Show was shown: every time. */
		async noteReveal(caseId: string, actor: string, field: string) {
			const at = ago(0)
			await addEvent(await database.ready(), {
				caseId,
				at,
				actor,
				type: 'revealed',
				data: { field },
			})
		},

		/** A case that somebody has read is no longer new. It is no change that could meet another one. */
		async markRead(caseId: string) {
			await sql`
				update cases set unread = ${false} where id = ${caseId} and unread = ${true}`.execute(
				await database.ready(),
			)
		},

		/** Says that one is there, and who else is. */
		async others(caseId: string, staffId: string): Promise<string[]> {
			const db = await database.ready()
			await sql`
				insert into viewers (case_id, staff_id, seen_at) values (${caseId}, ${staffId}, ${ago(0)})
				on conflict (case_id, staff_id) do update set seen_at = excluded.seen_at`.execute(db)
			const { rows } = await sql`
				select staff_id from viewers
				where case_id = ${caseId} and staff_id <> ${staffId} and seen_at > ${ago(stillThere)}
				order by staff_id`.execute(db)
			return v.parse(v.array(v.object({ staff_id: v.string() })), rows).map((row) => row.staff_id)
		},
	}
}
