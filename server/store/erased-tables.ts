/**
 * Everything that belongs to a submission, table by table: an erasure deletes from all of them in one transaction. A new
 * table that holds anything of a visitor gets its line here; a test erases a canary and looks into every column.
 */
import type { Trx } from './schema.ts'
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
	'staff_notices',
	'application_drafts',
	'packs',
	'events',
] as const

/** Every id is drawn at random: the same one never names two things, in whichever table. */
export async function deleteAllOf(
	trx: Trx,
	ids: readonly string[],
	documents: readonly string[],
): Promise<void> {
	if (ids.length === 0) return
	for (const table of ofCase) await trx.deleteFrom(table).where('case_id', 'in', ids).execute()
	if (documents.length > 0) {
		await trx.deleteFrom('documents').where('name', 'in', documents).execute()
	}
	await trx.deleteFrom('deliveries').where('submission_id', 'in', ids).execute()
	await trx
		.updateTable('cases')
		.set({ duplicate_of: null })
		.where('duplicate_of', 'in', ids)
		.execute()
	await trx.deleteFrom('cases').where('submission_id', 'in', ids).execute()
	for (const table of ['views', ...kinds] as const) {
		await trx.deleteFrom(table).where('id', 'in', ids).execute()
	}
}
