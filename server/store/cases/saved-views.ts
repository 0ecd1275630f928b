/** Questions to the inbox that a colleague keeps under a name. */
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database, Run } from '../database.ts'
import { searchParts } from './applicant.ts'
import { idOfKey } from './events.ts'

const viewRow = v.object({ id: v.string(), name: v.string(), query: v.string() })
export type SavedView = v.InferOutput<typeof viewRow>

const longEnough = (word: string) => word.length > 2

/**
 * Views that were kept to find one person: a word of their search or of their name is in the search text of this case and
 * of no other, except those that leave together with it. They go with the case, or the typed name would stay.
 */
export async function searchedOnlyFor(
	run: Run,
	caseId: string,
	leaving: readonly string[],
): Promise<string[]> {
	const views = v.parse(v.array(viewRow), (await sql`select * from views`.execute(run)).rows)
	if (views.length === 0) return []
	const found = await sql<{ search: string }>`
		select search from cases where id = ${caseId}`.execute(run)
	const search = found.rows[0]?.search ?? ''
	const whole = new Set(search.split(' '))

	async function isOnlyHere(word: string): Promise<boolean> {
		const { rows } = await sql`
			select 1 from cases where search like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'
				and id not in (${sql.join([...leaving])}) limit 1`.execute(run)
		return rows.length === 0
	}

	const ids: string[] = []
	for (const { id, name, query } of views) {
		const typed = searchParts(new URLSearchParams(query).get('q') ?? '')
		const words = [
			...typed.filter((word) => search.includes(word)),
			...searchParts(name).filter((word) => whole.has(word)),
		].filter(longEnough)
		for (const word of new Set(words)) {
			if (!(await isOnlyHere(word))) continue
			ids.push(id)
			break
		}
	}
	return ids
}

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
