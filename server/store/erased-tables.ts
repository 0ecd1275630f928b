/**
 * Everything that belongs to a submission, table by table: an erasure deletes from all of them in one transaction. A new
 * table that holds anything of a visitor gets its line here; a test erases a canary and looks into every column.
 */
import type { Run, Trx } from './schema.ts'
import { type Kind, kinds } from './tables.ts'

export type Target = { kind: Kind; id: string }

/** Rows that name the case by its `case_id`. */
const ofCase = [
	'outgoing',
	'messages',
	'requests',
	'contact_changes',
	'contacts',
	'attachments',
	'links',
	'visits',
	'viewers',
	'staff_notices',
	'application_drafts',
	'packs',
	'events',
] as const

/** The keys of the mails that came into these cases. */
export async function arrivalKeysOf(run: Run, ids: readonly string[]): Promise<string[]> {
	const rows = await run.selectFrom('arrivals').select('key').where('case_id', 'in', ids).execute()
	return rows.map(({ key }) => key)
}

/** A database from before a mail came knows nothing of it, while the mailbox has it. */
export async function keepErasedKeys(trx: Trx, keys: readonly string[], at: string): Promise<void> {
	for (const key of keys) {
		await trx
			.insertInto('arrivals')
			.values({ key, channel: 'mail', kind: 'message', at, received_at: at, state: 'erased' })
			.onConflict((known) => known.doNothing())
			.execute()
	}
}

/** Every id is drawn at random: the same one never names two things, in whichever table. */
export async function deleteAllOf(
	trx: Trx,
	ids: readonly string[],
	documents: readonly string[],
): Promise<void> {
	if (ids.length === 0) return
	// The key of a mail is a digest, and stays: the mailbox still has the mail, and must not bring it back.
	await trx
		.updateTable('arrivals')
		.set({
			state: 'erased',
			...{ reason: null, place: null, size: null, sender: null, case_id: null, message_id: null },
			data: null,
		})
		.where('case_id', 'in', ids)
		.execute()
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
