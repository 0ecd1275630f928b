/**
 * The tombstone of an erased submission, in the row of its erasure and in a file beside the documents. It holds ids and names
 * of files and nothing of the visitor, so that it can say for years what must not come back from a backup.
 */
import * as v from 'valibot'
import { erasureReasons } from '#domain/cases/codes.ts'
import { lockSubmission } from './cases/case-rows.ts'
import { deleteAllOf, keepErasedKeys } from './erased-tables.ts'
import type { Run, Trx } from './schema.ts'
import { kinds } from './tables.ts'
import { type ContentErasure, eraseContent } from './website/erasing.ts'

/** A manager's reasons, and those of who erases without being asked for one. */
export const reasonCodes = [...erasureReasons, 'status_page', 'command', 'retention'] as const
export type ReasonCode = (typeof reasonCodes)[number]

/** What stood there before there were codes; a manager's free words, which may name somebody, are not kept. */
const formerly: Readonly<Record<string, ReasonCode>> = {
	'asked on the status page': 'status_page',
	request: 'command',
}
export function reasonCode(text: string): ReasonCode {
	const former = Object.hasOwn(formerly, text) ? formerly[text] : undefined
	return reasonCodes.find((code) => code === text) ?? former ?? 'other'
}

/** Names by which what was erased is found again outside the database. */
const traces = v.object({
	/** Ids as they are in exported tables: of the submission, its case, and views that searched for this person. */
	ids: v.array(v.string()),
	/** Documents and packs, in the store of documents. */
	documents: v.array(v.string()),
	/** When it was sent, and under which names its mails were written. */
	createdAt: v.string(),
	mails: v.array(v.string()),
	/** The digest of its key, which names its waiting file; empty where there was none. */
	waiting: v.string(),
	/** Keys of what came into it by mail or WhatsApp; none in tombstones from before that. */
	arrivals: v.optional(v.array(v.string()), []),
	/** Those of them that came by WhatsApp: a list of its own, because older versions read this too. */
	whatsappArrivals: v.optional(v.array(v.string()), []),
})
export type Traces = v.InferOutput<typeof traces>

export const tombstoneSchema = v.object({
	id: v.string(),
	kind: v.picklist(kinds),
	submissionId: v.string(),
	reference: v.string(),
	/** The digest of its line in the spreadsheet file; empty for forms that have none. */
	line: v.string(),
	traces,
	by: v.string(),
	reason: v.pipe(v.string(), v.transform(reasonCode)),
	requestedAt: v.string(),
})
export type Tombstone = v.InferOutput<typeof tombstoneSchema>

/** Some tombstones in a file of that name. `isTyped`: the file still has a reason in free words. */
export type TombstoneFile = {
	name: string
	tombstones: readonly Tombstone[]
	/** Who was shown on the website and is to be forgotten. */
	website: readonly ContentErasure[]
	isTyped: boolean
}

/** What a case has in the store of documents: what was uploaded, and the packs that were made of it. */
export async function filesOf(run: Run, ids: readonly string[]): Promise<string[]> {
	const documents = await run
		.selectFrom('documents')
		.select('name')
		.where(({ eb, or }) => or([eb('application_id', 'in', ids), eb('case_id', 'in', ids)]))
		.execute()
	const packs = await run
		.selectFrom('packs')
		.select('file')
		.where('case_id', 'in', ids)
		.where('file', 'is not', null)
		.$narrowType<{ file: string }>()
		.execute()
	return [...documents.map(({ name }) => name), ...packs.map(({ file }) => file)]
}

/** Files that are there and not in the tombstone: one may have come after the tombstone was made. */
export async function filesNotNamed(run: Run, { traces: known }: Tombstone): Promise<string[]> {
	return (await filesOf(run, known.ids)).filter((name) => !known.documents.includes(name))
}

/** The row of the erasure is made or completed, and everything else goes. */
export async function eraseAndKeepTombstone(trx: Trx, tombstone: Tombstone): Promise<void> {
	const { id, kind, submissionId, reference, by, reason, requestedAt } = tombstone
	const begun = {
		traces: JSON.stringify(tombstone),
		document_names: JSON.stringify(tombstone.traces.documents),
	}
	await trx
		.insertInto('erasures')
		.values({
			id,
			kind,
			submission_id: submissionId,
			reference,
			...begun,
			requested_at: requestedAt,
			due_at: new Date().toISOString(),
			by,
			reason,
		})
		.onConflict((known) => known.column('submission_id').doUpdateSet(begun))
		.execute()
	await deleteAllOf(trx, tombstone.traces.ids, tombstone.traces.documents)
	const { arrivals, whatsappArrivals } = tombstone.traces
	const channelOf = (key: string) => (whatsappArrivals.includes(key) ? 'wa' : 'mail')
	const kept = arrivals.map((key) => ({ key, channel: channelOf(key) }) as const)
	await keepErasedKeys(trx, kept, requestedAt)
}

/** The names of the files whose tombstones this database has. One restored from a backup has those of its own day. */
export async function knownTombstoneFiles(run: Run): Promise<Set<string>> {
	const rows = await run.selectFrom('erased_marks').select('name').execute()
	return new Set(rows.map(({ name }) => name))
}

export async function rememberTombstoneFiles(run: Run, names: readonly string[]): Promise<void> {
	for (const name of names) {
		await run
			.insertInto('erased_marks')
			.values({ name })
			.onConflict((known) => known.doNothing())
			.execute()
	}
}

/**
 * Erases again what a backup brought back; on the bare connection, before anybody asks anything. The bytes follow with
 * the next round of the eraser, which finds the rows of these erasures not done. A file with free words is not remembered:
 * the eraser reads it once more, and writes it anew.
 */
export async function replay(db: Run, files: readonly TombstoneFile[]): Promise<void> {
	if (files.length === 0) return
	const begun = await db
		.selectFrom('erasures')
		.select('submission_id')
		.where('traces', '<>', '{}')
		.execute()
	const known = new Set(begun.map(({ submission_id }) => submission_id))
	await db.transaction().execute(async (trx) => {
		for (const tombstone of files.flatMap(({ tombstones }) => tombstones)) {
			if (known.has(tombstone.submissionId)) continue
			// Another process may be erasing it at this moment.
			await lockSubmission(trx, tombstone.kind, tombstone.submissionId)
			const documents = [...tombstone.traces.documents, ...(await filesNotNamed(trx, tombstone))]
			await eraseAndKeepTombstone(trx, { ...tombstone, traces: { ...tombstone.traces, documents } })
		}
		for (const erasure of files.flatMap(({ website }) => website)) await eraseContent(trx, erasure)
		await rememberTombstoneFiles(
			trx,
			files.filter(({ isTyped }) => !isTyped).map(({ name }) => name),
		)
	})
}
