/** Questions to the inbox that a colleague keeps under a name. */
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../database.ts'
import { idOfKey } from './events.ts'

const viewRow = v.object({ id: v.string(), name: v.string(), query: v.string() })
export type SavedView = v.InferOutput<typeof viewRow>

export function createSavedViews(database: Database) {
	return {
		async of(staffId: string): Promise<SavedView[]> {
			const { rows } = await sql`
				select id, name, query from views where staff_id = ${staffId} order by created_at, id`.execute(
				await database.ready(),
			)
			return v.parse(v.array(viewRow), rows)
		},

		async find(staffId: string, id: string): Promise<SavedView | null> {
			return (await this.of(staffId)).find((view) => view.id === id) ?? null
		},

		async add(staffId: string, view: { name: string; query: string }, key?: string) {
			const id = idOfKey(key, staffId, 'view')
			await sql`
				insert into views (id, staff_id, name, query, created_at)
				values (${id}, ${staffId}, ${view.name}, ${view.query}, ${new Date().toISOString()})
				on conflict (id) do nothing`.execute(await database.ready())
			return id
		},

		async remove(staffId: string, id: string): Promise<void> {
			await sql`delete from views where id = ${id} and staff_id = ${staffId}`.execute(
				await database.ready(),
			)
		},
	}
}
