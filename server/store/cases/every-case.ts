/** Every case with what was submitted, a page at a time: all of them, oldest first, or those of one list in its order. */
import type { Database } from '../database.ts'
import type { Submission } from '../tables.ts'
import type { CaseFilter } from './case-filter.ts'
import { type CaseRow, selectCases } from './case-rows.ts'
import type { Inbox } from './inbox.ts'

const page = 100

export type Wanted = { filter: CaseFilter; staffId: string }
type Found = { row: CaseRow; submission: Submission }

export function createEveryCase(database: Database, inbox: Inbox) {
	async function* withSubmissions(cases: readonly CaseRow[]): AsyncGenerator<Found> {
		const submissions = await inbox.submissionsOf(cases)
		for (const row of cases) {
			const submission = submissions.get(row.submission_id)
			if (submission) yield { row, submission }
		}
	}

	async function* ofList({ filter, staffId }: Wanted): AsyncGenerator<Found> {
		let after: CaseFilter['after']
		do {
			const { cases, next } = await inbox.page({ ...filter, after }, staffId)
			yield* withSubmissions(cases)
			after = next ?? undefined
		} while (after)
	}

	async function* all(): AsyncGenerator<Found> {
		for (let after = { created_at: '', id: '' }; ; ) {
			const { created_at, id } = after
			const cases = await selectCases(await database.ready())
				.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(created_at, id)))
				.orderBy('created_at')
				.orderBy('id')
				.limit(page)
				.execute()
			yield* withSubmissions(cases)
			const last = cases.at(-1)
			if (!last || cases.length < page) return
			after = last
		}
	}

	return (wanted: Wanted | null = null) => (wanted ? ofList(wanted) : all())
}
