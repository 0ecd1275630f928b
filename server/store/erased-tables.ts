/**
 * Everything that belongs to a submission, table by table: an erasure deletes from all of them in one transaction. A new
 * table that holds anything of a visitor gets its line here; a test erases a canary and looks into every column.
 */
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Kind } from './tables.ts'

export type Target = { kind: Kind; id: string }

/** Rows that name the case by its `case_id`. */
const ofCase = [
	'outgoing',
	'messages',
	'requests',
	'contact_changes',
	'links',
	'visits',
	'viewers',
	'events',
]

export async function deleteAllOf(
	trx: Transaction<unknown>,
	{ kind, id }: Target,
	documents: readonly string[],
): Promise<void> {
	const cases = sql`(select id from cases where kind = ${kind} and submission_id = ${id})`
	const erase = (table: string, which: RawBuilder<unknown>) =>
		sql`delete from ${sql.table(table)} where ${which}`.execute(trx)

	for (const table of ofCase) await erase(table, sql`case_id in ${cases}`)
	await erase('documents', sql`application_id = ${id} or case_id in ${cases}`)
	if (documents.length > 0) await erase('documents', sql`name in (${sql.join([...documents])})`)
	await erase('deliveries', sql`kind = ${kind} and submission_id = ${id}`)
	await sql`update cases set duplicate_of = null where duplicate_of in ${cases}`.execute(trx)
	await erase('cases', sql`kind = ${kind} and submission_id = ${id}`)
	await erase(kind, sql`id = ${id}`)
}
