/**
 * Everything that belongs to a submission, table by table: an erasure deletes from all of them in one transaction. A new
 * table that holds anything of a visitor gets its line here; a test erases a canary and looks into every column.
 */
import { contains } from './contains.ts'
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

/** Addresses, numbers and ids of the platform by which the people of these cases write, and nobody of another case. */
async function namesOnlyIn(run: Run, ids: readonly string[]): Promise<string[]> {
	const found: { name: string | null }[][] = [
		await run.selectFrom('cases').select('email_key as name').where('id', 'in', ids).execute(),
		await run.selectFrom('contacts').select('value as name').where('case_id', 'in', ids).execute(),
	]
	for (const kind of kinds)
		found.push(
			await run.selectFrom(kind).select('phone_e164 as name').where('id', 'in', ids).execute(),
		)
	const names = [...new Set(found.flat().flatMap(({ name }) => name || []))]
	if (names.length === 0) return []
	const others: { name: string | null }[][] = [
		await run
			.selectFrom('cases')
			.select('email_key as name')
			.where('email_key', 'in', names)
			.where('id', 'not in', ids)
			.execute(),
		await run
			.selectFrom('contacts')
			.select('value as name')
			.where('value', 'in', names)
			.where('case_id', 'not in', ids)
			.execute(),
	]
	for (const kind of kinds)
		others.push(
			await run
				.selectFrom(kind)
				.select('phone_e164 as name')
				.where('phone_e164', 'in', names)
				.where('id', 'not in', ids)
				.execute(),
		)
	const shared = new Set(others.flat().map(({ name }) => name))
	return names.filter((name) => !shared.has(name))
}

/** What came into these cases by mail or WhatsApp, and what their people sent that was set aside and is in no case. */
export async function arrivalsOf(run: Run, ids: readonly string[]) {
	const select = () => run.selectFrom('arrivals').select(['key', 'channel'])
	const own = await select().where('case_id', 'in', ids).execute()
	const names = await namesOnlyIn(run, ids)
	if (names.length === 0) return own
	const aside = await select()
		.where('state', '=', 'aside')
		.where('case_id', 'is', null)
		.where(({ eb, or }) =>
			or([eb('sender', 'in', names), ...names.map((name) => contains('data', `"${name}"`))]),
		)
		.execute()
	return [...own, ...aside]
}

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
	const arrivals = await arrivalsOf(trx, ids)
	if (arrivals.length > 0)
		await trx
			.updateTable('arrivals')
			.set({
				state: 'erased',
				...{ reason: null, place: null, size: null, sender: null, case_id: null, message_id: null },
				data: null,
			})
			.where(
				'key',
				'in',
				arrivals.map(({ key }) => key),
			)
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
