/** Cases as they are read: one per submission, under the submission's own id. */
import { sql } from 'kysely'
import * as v from 'valibot'
import { dueKinds } from '#domain/cases/promise.ts'
import { outcomes, waitingOn } from '#domain/cases/stages.ts'
import { languages } from '#domain/language.ts'
import type { Run } from '../database.ts'
import { kinds } from '../tables.ts'

/** SQLite keeps them as 0 and 1. */
export const flag = v.pipe(
	v.union([v.boolean(), v.number()]),
	v.transform((value) => value === true || value === 1),
)
const text = v.string()
const maybe = v.nullable(v.string())

const caseRow = v.object({
	id: text,
	kind: v.picklist(kinds),
	submission_id: text,
	reference: text,
	language: v.picklist(languages),
	created_at: text,
	updated_at: text,
	version: v.number(),
	name: text,
	email_key: text,
	/** When somebody opened a link that was mailed to the address on file; null until then, and again when it changes. */
	email_proved_at: maybe,
	country: maybe,
	stage: text,
	stage_at: text,
	waiting_on: v.picklist(waitingOn),
	assignee_id: maybe,
	due_at: maybe,
	due_kind: v.nullable(v.picklist(dueKinds)),
	due_from: maybe,
	next_action: maybe,
	next_at: maybe,
	clock_at: text,
	emgs_percent: v.nullable(v.number()),
	unread: flag,
	first_reply_at: maybe,
	closed_at: maybe,
	outcome: v.nullable(v.picklist(outcomes)),
	duplicate_of: maybe,
	before_desk: flag,
})
export type CaseRow = v.InferOutput<typeof caseRow>

/** Without what only the server searches by, and the door's count. */
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
