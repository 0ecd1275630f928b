/** One draft per entry, shared by all editors. Each saving names the version it began from, so that nobody writes over another. */
import type { Database } from '../database.ts'
import type { Row, Run, Trx } from '../schema.ts'
import { freeCode } from './codes.ts'
import { documentOf, type EntryName, keepDocument } from './documents.ts'
import { readErased, textWithout } from './erased.ts'

interface Draft extends EntryName {
	version: number
	document: string
	/** The version it was made from; 0 is the file. */
	base_number: number
	/** What that version said; null for a new entry. */
	base: string | null
	restored_from: number | null
	created_by: string
	updated_by: string
	updated_at: string
}

/** What a draft is made from; needed only when it is opened. */
interface DraftBase {
	number: number
	document: string | null
	restoredFrom?: number
}

type Saved =
	| { result: 'saved'; version: number; saved_at: string }
	/** Somebody else saved meanwhile. */
	| { result: 'conflict'; draft: Draft }
	/** It was published or discarded meanwhile, or was never opened. */
	| { result: 'gone' }

async function readDraft(db: Run, { kind, id }: EntryName): Promise<Row<'content_drafts'> | null> {
	const row = await db
		.selectFrom('content_drafts')
		.selectAll()
		.where('kind', '=', kind)
		.where('entry_id', '=', id)
		.executeTakeFirst()
	return row ?? null
}

async function withBase(db: Run, row: Row<'content_drafts'>): Promise<Draft> {
	const { entry_id: id, base_hash, ...draft } = row
	return { ...draft, id, base: await documentOf(db, base_hash) }
}

export async function removeDraft(trx: Trx, { kind, id }: EntryName): Promise<void> {
	await trx
		.deleteFrom('content_drafts')
		.where('kind', '=', kind)
		.where('entry_id', '=', id)
		.execute()
}

/** Without its writer: who has it open gets the new version with the next look. */
export async function changeDraft(
	trx: Trx,
	{ kind, entry_id, version }: Row<'content_drafts'>,
	change: Partial<Pick<Row<'content_drafts'>, 'document' | 'base_number' | 'base_hash'>>,
): Promise<void> {
	await trx
		.updateTable('content_drafts')
		.set({ ...change, version: version + 1 })
		.where('kind', '=', kind)
		.where('entry_id', '=', entry_id)
		.execute()
}

/** Publications, erasures, new drafts and new names come one after another: each holds this row to its end. */
async function holdContent(trx: Trx): Promise<void> {
	await trx.selectFrom('content_state').select('revision').forUpdate().execute()
}

/** False where there is a draft already, or the entry was erased. */
async function insertDraft(
	trx: Trx,
	entry: EntryName,
	document: string,
	{ number, document: base, restoredFrom }: DraftBase,
	{ actor, at }: { actor: string; at: string },
): Promise<boolean> {
	const erased = await readErased(trx, entry)
	const text = textWithout(erased, entry, document)
	if (text === null) return false
	const added = await trx
		.insertInto('content_drafts')
		.values({
			kind: entry.kind,
			entry_id: entry.id,
			version: 1,
			document: text,
			base_number: number,
			base_hash: await keepDocument(trx, textWithout(erased, entry, base)),
			restored_from: restoredFrom ?? null,
			created_by: actor,
			updated_by: actor,
			updated_at: at,
		})
		.onConflict((known) => known.columns(['kind', 'entry_id']).doNothing())
		.returning('version')
		.executeTakeFirst()
	return added !== undefined
}

export function createDrafts(database: Database) {
	async function find(entry: EntryName): Promise<Draft | null> {
		const db = await database.ready()
		const row = await readDraft(db, entry)
		return row && withBase(db, row)
	}

	return {
		find,

		/** Another text whenever any draft is another one. */
		async mark(): Promise<string> {
			const db = await database.ready()
			const rows = await db
				.selectFrom('content_drafts')
				.select(['kind', 'entry_id', 'version', 'updated_at'])
				.orderBy('updated_at')
				.execute()
			return JSON.stringify(rows)
		},

		async all(): Promise<Draft[]> {
			const db = await database.ready()
			const rows = await db.selectFrom('content_drafts').selectAll().orderBy('updated_at').execute()
			return Promise.all(rows.map((row) => withBase(db, row)))
		},

		/** `conflict` when there is one already. */
		async open(entry: EntryName, document: string, base: DraftBase, actor: string): Promise<Saved> {
			const updated_at = new Date().toISOString()
			const isOpened = await database.transaction(async (trx) => {
				// What an erasure takes out can't come in beside it.
				await holdContent(trx)
				return insertDraft(trx, entry, document, base, { actor, at: updated_at })
			})
			if (isOpened) return { result: 'saved', version: 1, saved_at: updated_at }
			const draft = await find(entry)
			return draft ? { result: 'conflict', draft } : { result: 'gone' }
		},

		/** Of a new entry, under the first of these codes that is nobody's. False where there is none, or a draft already. */
		async add(
			entry: EntryName,
			codes: readonly string[],
			documentWith: (code: string) => string,
			actor: string,
		): Promise<boolean> {
			const at = new Date().toISOString()
			return database.transaction(async (trx) => {
				await holdContent(trx)
				const code = await freeCode(trx, entry, codes)
				if (code === undefined) return false
				const nothing = { number: 0, document: null }
				return insertDraft(trx, entry, documentWith(code), nothing, { actor, at })
			})
		},

		/** `version` is the one that the writer began from. */
		async save(entry: EntryName, version: number, document: string, actor: string): Promise<Saved> {
			const db = await database.ready()
			const updated_at = new Date().toISOString()
			// An erasure after this look raises the version of the draft, and this saving is refused.
			const text = textWithout(await readErased(db, entry), entry, document)
			if (text === null) return { result: 'gone' }
			const saved = await db
				.updateTable('content_drafts')
				.set({ version: version + 1, document: text, updated_by: actor, updated_at })
				.where('kind', '=', entry.kind)
				.where('entry_id', '=', entry.id)
				.where('version', '=', version)
				.returning('version')
				.executeTakeFirst()
			if (saved) return { result: 'saved', version: saved.version, saved_at: updated_at }
			const draft = await find(entry)
			return draft ? { result: 'conflict', draft } : { result: 'gone' }
		},

		/**
		 * Gives the draft of an entry that was never published another id and code, and writes the id into the drafts that name it; `version`
		 * is the one that the writer began from. `pointed` makes the other texts.
		 */
		async rename(
			{ kind, id }: EntryName,
			{
				to,
				code,
				version,
				document,
			}: { to: string; code: string; version: number; document: string },
			actor: string,
			pointed: (other: EntryName, document: string) => string,
		): Promise<'renamed' | 'taken' | 'code_taken' | 'conflict' | 'published'> {
			const updated_at = new Date().toISOString()
			return database.transaction(async (trx) => {
				await holdContent(trx)
				const hasVersions = async (entry_id: string) =>
					(await trx
						.selectFrom('content_versions')
						.select('id')
						.where('kind', '=', kind)
						.where('entry_id', '=', entry_id)
						.limit(1)
						.executeTakeFirst()) !== undefined
				if (await hasVersions(id)) return 'published'
				if (to !== id && ((await readDraft(trx, { kind, id: to })) || (await hasVersions(to))))
					return 'taken'
				if ((await freeCode(trx, { kind, id }, [code])) === undefined) return 'code_taken'
				const { numUpdatedRows } = await trx
					.updateTable('content_drafts')
					.set({ entry_id: to, document, version: version + 1, updated_by: actor, updated_at })
					.where('kind', '=', kind)
					.where('entry_id', '=', id)
					.where('version', '=', version)
					.executeTakeFirst()
				if (numUpdatedRows === 0n) return 'conflict'
				if (to === id) return 'renamed'
				// Held: what a colleague saves meanwhile is refused, and put together with this in their tab.
				const others = await trx.selectFrom('content_drafts').selectAll().forUpdate().execute()
				for (const row of others) {
					if (row.kind === kind && row.entry_id === to) continue
					const next = pointed({ kind: row.kind, id: row.entry_id }, row.document)
					if (next !== row.document) await changeDraft(trx, row, { document: next })
				}
				return 'renamed'
			})
		},

		/** False when another version of it is there. */
		async discard(entry: EntryName, version: number): Promise<boolean> {
			const db = await database.ready()
			const removed = await db
				.deleteFrom('content_drafts')
				.where('kind', '=', entry.kind)
				.where('entry_id', '=', entry.id)
				.where('version', '=', version)
				.returning('version')
				.executeTakeFirst()
			return removed !== undefined
		},
	}
}
