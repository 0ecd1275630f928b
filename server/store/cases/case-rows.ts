/** Cases as they are read: one per submission, under the submission's own id. */
import { namesOf } from '../column.ts'
import { caseColumns, type Row, type Run } from '../schema.ts'

export type CaseRow = Pick<Row<'cases'>, keyof typeof caseColumns>

/** Without what only the server searches by, and the count of wrong answers at the door. */
export const caseColumnNames = namesOf(caseColumns)

export const selectCases = (run: Run) => run.selectFrom('cases').select(caseColumnNames)

export async function findCase(run: Run, id: string): Promise<CaseRow | null> {
	return (await selectCases(run).where('id', '=', id).executeTakeFirst()) ?? null
}

/** The same, and nobody else writes to the case until this transaction ends. */
export async function lockCase(run: Run, id: string): Promise<CaseRow | null> {
	return (await selectCases(run).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
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
