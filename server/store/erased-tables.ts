/**
 * Everything that belongs to a submission, table by table: an erasure deletes from all of them in one transaction. A new
 * table that holds anything of a visitor gets its line here; a test erases a canary and looks into every column.
 */
import { sql, type Transaction } from 'kysely'
import { type Kind, kinds } from './tables.ts'

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
	'application_drafts',
	'events',
]

/** Every id is drawn at random, so that one stands for one thing in whichever table it is. */
export async function deleteAllOf(
	trx: Transaction<unknown>,
	ids: readonly string[],
	documents: readonly string[],
): Promise<void> {
	if (ids.length === 0) return
	const erase = (table: string, name: string, values = ids) =>
		sql`delete from ${sql.table(table)} where ${sql.ref(name)} in (${sql.join([...values])})`.execute(
			trx,
		)

	for (const table of ofCase) await erase(table, 'case_id')
	if (documents.length > 0) await erase('documents', 'name', documents)
	await erase('deliveries', 'submission_id')
	await sql`
		update cases set duplicate_of = null where duplicate_of in (${sql.join([...ids])})`.execute(trx)
	await erase('cases', 'submission_id')
	await erase('views', 'id')
	for (const kind of kinds) await erase(kind, 'id')
}
