/** Every case with what was submitted, oldest first, a page at a time. */
import type { Database } from '../database.ts'
import type { Submission } from '../tables.ts'
import { type CaseRow, selectCases } from './case-rows.ts'
import type { Inbox } from './inbox.ts'

const page = 100

export function createEveryCase(database: Database, inbox: Inbox) {
	return async function* everyCase(): AsyncGenerator<{ row: CaseRow; submission: Submission }> {
		for (let after = { created_at: '', id: '' }; ; ) {
			const { created_at, id } = after
			const cases = await selectCases(await database.ready())
				.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(created_at, id)))
				.orderBy('created_at')
				.orderBy('id')
				.limit(page)
				.execute()
			const submissions = await inbox.submissionsOf(cases)
			for (const row of cases) {
				const submission = submissions.get(row.submission_id)
				if (submission) yield { row, submission }
			}
			const last = cases.at(-1)
			if (!last || cases.length < page) return
			after = last
		}
	}
}
