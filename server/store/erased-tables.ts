/**
 * Everything that belongs to a submission, table by table: an erasure deletes from all of them in one transaction. A new
 * table that holds anything of a visitor gets its line here; a test erases a canary and looks into every column.
 */
import type { Row, Run, Trx } from './schema.ts'
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

/** What came into these cases, by mail or WhatsApp. */
export const arrivalsOf = (run: Run, ids: readonly string[]) =>
	run.selectFrom('arrivals').select(['key', 'channel']).where('case_id', 'in', ids).execute()

/** A database from before a message came knows nothing of it, while the mailbox has it, or the platform calls again. */
export async function keepErasedKeys(
	trx: Trx,
	arrivals: readonly Pick<Row<'arrivals'>, 'key' | 'channel'>[],
	at: string,
): Promise<void> {
	for (const { key, channel } of arrivals) {
		await trx
			.insertInto('arrivals')
			.values({ key, channel, kind: 'message', at, received_at: at, state: 'erased' })
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
