/** Cases as they are read: one per submission, under the submission's own id. */
import { sql } from 'kysely'
import * as v from 'valibot'
import { caseFields } from '#domain/cases/case-fields.ts'
import type { Run } from '../database.ts'

/** SQLite keeps them as 0 and 1. */
export const flag = v.pipe(
	v.union([v.boolean(), v.number()]),
	v.transform((value) => value === true || value === 1),
)

/** The fields that every layer knows, and three that only the server has. */
const caseRow = v.object({
	...caseFields.entries,
	unread: flag,
	before_desk: flag,
	submission_id: v.string(),
	email_key: v.string(),
	due_from: v.nullable(v.string()),
})
export type CaseRow = v.InferOutput<typeof caseRow>

/** Without what only the server searches by, and the counts of wrong answers. */
export const caseColumns = sql.join(
	Object.keys(caseRow.entries).map((name) => sql.ref(`cases.${name}`)),
)

export const parseCases = (rows: unknown): CaseRow[] => v.parse(v.array(caseRow), rows)

export async function findCase(run: Run, id: string): Promise<CaseRow | null> {
	const { rows } = await sql`select ${caseColumns} from cases where id = ${id}`.execute(run)
	return parseCases(rows)[0] ?? null
}

/** Where a case's mail goes, as it was typed. */
export async function mailAddressOf(run: Run, row: CaseRow): Promise<string> {
	const { rows } = await sql<{ email: string }>`
		select email from ${sql.table(row.kind)} where id = ${row.submission_id}`.execute(run)
	return rows[0]?.email ?? row.email_key
}
