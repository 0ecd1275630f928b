/** Fills what cases are found by where an older version of the site made them, or the site before it knew of that. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../database.ts'
import { findSubmission } from '../submissions.ts'
import { textOf } from '../tables.ts'
import { findingOf, passportKeyOf } from './applicant.ts'
import { sourceOf } from './case-source.ts'

/** Rows of one transaction: a form that arrives meanwhile waits for no more. */
const together = 25
/** Milliseconds between two transactions, in which other processes on the same SQLite get to write. */
const breath = 20

export function createBackfillFinding(database: Database) {
	const fillSome = (): Promise<number> =>
		database.transaction(async (trx) => {
			const rows = await trx
				.selectFrom('cases')
				.select(['id', 'kind', 'submission_id'])
				.where(({ eb, or }) => or([eb('university', 'is', null), eb('source', 'is', null)]))
				.orderBy('id')
				.limit(together)
				// Another process fills them at this moment.
				.forUpdate()
				.skipLocked()
				.execute()
			for (const { id, kind, submission_id } of rows) {
				const submission = await findSubmission(trx, kind, submission_id)
				const found = submission
					? {
							...findingOf(submission),
							passport_key: await passportKeyOf(trx, textOf(submission.fields.passport_number)),
							source: await sourceOf(trx, submission),
						}
					: ({ university: '', source: 'contact' } as const)
				await trx.updateTable('cases').set(found).where('id', '=', id).execute()
			}
			return rows.length
		})

	return async function backfillFinding(signal?: AbortSignal): Promise<void> {
		while (!signal?.aborted && (await fillSome()) === together) await wait(breath)
	}
}
