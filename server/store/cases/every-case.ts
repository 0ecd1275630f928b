/** Every case with what was submitted, oldest first, a page at a time. */
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Submission } from '../tables.ts'
import { type CaseRow, caseColumns, parseCases } from './case-rows.ts'
import type { Inbox } from './inbox.ts'

const page = 100

export function createEveryCase(database: Database, inbox: Inbox) {
	return async function* everyCase(): AsyncGenerator<{ row: CaseRow; submission: Submission }> {
		for (let after = ['', '']; ; ) {
			const { rows } = await sql`
				select ${caseColumns} from cases where (created_at, id) > (${after[0]}, ${after[1]})
				order by created_at, id limit ${page}`.execute(await database.ready())
			const cases = parseCases(rows)
			const submissions = await inbox.submissionsOf(cases)
			for (const row of cases) {
				const submission = submissions.get(row.submission_id)
				if (submission) yield { row, submission }
			}
			const last = cases.at(-1)
			if (!last || cases.length < page) return
			after = [last.created_at, last.id]
		}
	}
}
