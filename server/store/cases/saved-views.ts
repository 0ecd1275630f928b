/** Questions to the inbox that a colleague keeps under a name. */

import { contains } from '../contains.ts'
import type { Database } from '../database.ts'
import type { Row, Run } from '../schema.ts'
import { searchParts } from './applicant.ts'
import { idOfKey } from './events.ts'

export type SavedView = Pick<Row<'views'>, 'id' | 'name' | 'query'>

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
	const views = await run.selectFrom('views').select(['id', 'name', 'query']).execute()
	if (views.length === 0) return []
	const found = await run
		.selectFrom('cases')
		.select('search')
		.where('id', '=', caseId)
		.executeTakeFirst()
	const search = found?.search ?? ''
	const whole = new Set(search.split(' '))

	async function isOnlyHere(word: string): Promise<boolean> {
		const other = await run
			.selectFrom('cases')
			.select('id')
			.where(contains('search', word))
			.where('id', 'not in', leaving)
			.limit(1)
			.executeTakeFirst()
		return other === undefined
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
			const db = await database.ready()
			return db
				.selectFrom('views')
				.select(['id', 'name', 'query'])
				.where('staff_id', '=', staffId)
				.orderBy('created_at')
				.orderBy('id')
				.execute()
		},

		async find(staffId: string, id: string): Promise<SavedView | null> {
			return (await this.of(staffId)).find((view) => view.id === id) ?? null
		},

		async add(staffId: string, view: { name: string; query: string }, key?: string) {
			const id = idOfKey(key, staffId, 'view')
			const { name, query } = view
			const db = await database.ready()
			await db
				.insertInto('views')
				.values({ id, staff_id: staffId, name, query, created_at: new Date().toISOString() })
				.onConflict((known) => known.column('id').doNothing())
				.execute()
			return id
		},

		async remove(staffId: string, id: string): Promise<void> {
			const db = await database.ready()
			await db.deleteFrom('views').where('id', '=', id).where('staff_id', '=', staffId).execute()
		},
	}
}
