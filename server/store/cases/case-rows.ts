/** Cases as they are read: one per submission, under the submission's own id. */
import { namesOf } from '../column.ts'
import { caseColumns, type Row, type Run, type Trx } from '../schema.ts'
import type { Kind } from '../tables.ts'

export type CaseRow = Pick<Row<'cases'>, keyof typeof caseColumns>

/** Without what only the server searches by, and the count of wrong answers at the door. */
export const caseColumnNames = namesOf(caseColumns)

export const selectCases = (run: Run) => run.selectFrom('cases').select(caseColumnNames)

export async function findCase(run: Run, id: string): Promise<CaseRow | null> {
	return (await selectCases(run).where('id', '=', id).executeTakeFirst()) ?? null
}

/**
 * The same, and nobody else writes to the case until this transaction ends. Every transaction locks the submission first if it writes to
 * it (`lockSubmission`), then the case, then what belongs to the case: in any other order two of them could wait for each other.
 */
export async function lockCase(run: Run, id: string): Promise<CaseRow | null> {
	return (await selectCases(run).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
}

/** A submission and its case, before both are written to. */
export async function lockSubmission(trx: Trx, kind: Kind, id: string): Promise<void> {
	await trx.selectFrom(kind).select('id').where('id', '=', id).forUpdate().execute()
	await trx
		.selectFrom('cases')
		.select('id')
		.where(({ and }) => and({ kind, submission_id: id }))
		.forUpdate()
		.execute()
}

/** Where a case's mail goes, as it was typed. */
export async function mailAddressOf(run: Run, row: CaseRow): Promise<string> {
	const found = await run
		.selectFrom(row.kind)
		.select('email')
		.where('id', '=', row.submission_id)
		.executeTakeFirst()
	return found?.email ?? row.email_key
}
