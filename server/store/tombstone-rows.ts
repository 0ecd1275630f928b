/**
 * The tombstone of an erased submission, in the row of its erasure and in a file beside the documents. It holds ids and names
 * of files and nothing of the visitor, so that it can say for years what must not come back from a backup.
 */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import { erasureReasons } from '#domain/cases/codes.ts'
import type { Run } from './database.ts'
import { deleteAllOf } from './erased-tables.ts'
import { kinds } from './tables.ts'

/** A manager's reasons, and those of who erases without being asked for one. */
export const reasonCodes = [...erasureReasons, 'status_page', 'command', 'retention'] as const
export type ReasonCode = (typeof reasonCodes)[number]

/** What stood there before there were codes; a manager's free words, which may name somebody, are not kept. */
const formerly: Readonly<Record<string, ReasonCode>> = {
	'asked on the status page': 'status_page',
	request: 'command',
}
export function reasonCode(text: string): ReasonCode {
	return reasonCodes.find((code) => code === text) ?? formerly[text] ?? 'other'
}

/** Names by which what was erased is found again outside the database. */
const traces = v.object({
	/** Ids that stand in exported tables: of the submission, its case, and views that searched for this person. */
	ids: v.array(v.string()),
	/** Documents, in the store of documents. */
	documents: v.array(v.string()),
	/** When it was sent, and under which names its mails were written. */
	createdAt: v.string(),
	mails: v.array(v.string()),
	/** The digest of its key, which names its waiting file; empty where there was none. */
	waiting: v.string(),
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
export type TombstoneFile = { name: string; tombstones: readonly Tombstone[]; isTyped: boolean }

/** A column named `value`. */
export async function column(run: Run, query: RawBuilder<unknown>): Promise<string[]> {
	const { rows } = await query.execute(run)
	return v.parse(v.array(v.object({ value: v.string() })), rows).map(({ value }) => value)
}

/** Documents that are there and not in the tombstone: one may have come after the tombstone was made. */
export async function documentsNotNamed(run: Run, { traces: known }: Tombstone): Promise<string[]> {
	const ids = sql.join(known.ids)
	const names = await column(
		run,
		sql`select name as value from documents where application_id in (${ids}) or case_id in (${ids})`,
	)
	return names.filter((name) => !known.documents.includes(name))
}

/** The row of the erasure is made or completed, and everything else goes. */
export async function eraseAndKeepTombstone(
	trx: Transaction<unknown>,
	tombstone: Tombstone,
): Promise<void> {
	const { id, kind, submissionId, reference, by, reason, requestedAt } = tombstone
	const text = JSON.stringify(tombstone)
	const names = JSON.stringify(tombstone.traces.documents)
	await sql`
		insert into erasures (id, kind, submission_id, reference, document_names, traces, requested_at, due_at, "by", reason)
		values (${id}, ${kind}, ${submissionId}, ${reference}, ${names}, ${text}, ${requestedAt},
			${new Date().toISOString()}, ${by}, ${reason})
		on conflict (submission_id) do update set traces = ${text}, document_names = ${names}`.execute(
		trx,
	)
	await deleteAllOf(trx, tombstone.traces.ids, tombstone.traces.documents)
}

/** The names of the files whose tombstones this database has. One restored from a backup has those of its own day. */
export const knownTombstoneFiles = async (run: Run) =>
	new Set(await column(run, sql`select name as value from erased_marks`))

export async function rememberTombstoneFiles(run: Run, names: readonly string[]): Promise<void> {
	for (const name of names) {
		await sql`insert into erased_marks (name) values (${name}) on conflict do nothing`.execute(run)
	}
}

/**
 * Erases again what a backup brought back; on the bare connection, before anybody asks anything. The bytes follow with
 * the next round of the eraser, which finds the rows of these erasures not done. A file with free words is not remembered:
 * the eraser reads it once more, and writes it anew.
 */
export async function replay(db: Kysely<unknown>, files: readonly TombstoneFile[]): Promise<void> {
	if (files.length === 0) return
	const known = new Set(
		await column(db, sql`select submission_id as value from erasures where traces <> '{}'`),
	)
	await db.transaction().execute(async (trx) => {
		for (const tombstone of files.flatMap(({ tombstones }) => tombstones)) {
			if (known.has(tombstone.submissionId)) continue
			const documents = [
				...tombstone.traces.documents,
				...(await documentsNotNamed(trx, tombstone)),
			]
			await eraseAndKeepTombstone(trx, { ...tombstone, traces: { ...tombstone.traces, documents } })
		}
		await rememberTombstoneFiles(
			trx,
			files.filter(({ isTyped }) => !isTyped).map(({ name }) => name),
		)
	})
}
