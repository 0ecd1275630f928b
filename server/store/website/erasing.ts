/**
 * Takes a person, or a whole entry, out of everything that is kept of the website: versions, what releases said, drafts, notes,
 * confirmations and photos. Done again with an older database, it does the same: a restored backup brings nobody back.
 */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { erasureReasons } from '#domain/cases/codes.ts'
import { withoutPeople } from '#domain/website/people.ts'
import { photosIn } from '#domain/website/photos.ts'
import { versionAt } from '#domain/website/versions.ts'
import { addEvent } from '../cases/events.ts'
import type { Database } from '../database.ts'
import type { Trx } from '../schema.ts'
import { documentOf, type EntryName, keepDocument, parsedDocument } from './documents.ts'
import { removeDraft } from './drafts.ts'
import { personDigest, readErased } from './erased.ts'
import { photoHashesOf, photosNamed } from './photos.ts'
import { raiseRevision, versionsOf } from './publish.ts'

/** As it is kept beside the documents: it names an entry of the website and nobody on it. */
export const contentErasure = v.object({
	id: v.string(),
	kind: v.literal('website'),
	entry: v.object({ kind: v.string(), id: v.string() }),
	/** Digests of the people to be forgotten; null for the whole entry. */
	people: v.nullable(v.array(v.string())),
	by: v.string(),
	reason: v.picklist(erasureReasons),
	requestedAt: v.string(),
})
export type ContentErasure = v.InferOutput<typeof contentErasure>

async function draftOf(trx: Trx, { kind, id }: EntryName) {
	return trx
		.selectFrom('content_drafts')
		.selectAll()
		.where('kind', '=', kind)
		.where('entry_id', '=', id)
		.forUpdate()
		.executeTakeFirst()
}

/** The photos of what was taken out that nothing else shows. Their bytes go with the next sweep, which whoever erases starts at once. */
async function giveUpPhotos(trx: Trx, hashes: readonly string[]): Promise<void> {
	if (hashes.length === 0) return
	const named = await photosNamed(trx)
	const unnamed = hashes.filter((hash) => !named.has(hash))
	if (unnamed.length === 0) return
	await trx
		.updateTable('content_photos')
		.set({ removed_at: new Date().toISOString() })
		.where('hash', 'in', unnamed)
		.where('removed_at', 'is', null)
		.execute()
}

/** Of these, those that no version and no draft of any entry names. */
async function removeDocuments(trx: Trx, hashes: readonly string[]): Promise<void> {
	if (hashes.length === 0) return
	const versions = await trx
		.selectFrom('content_versions')
		.select(['document_hash', 'shipped_hash'])
		.where(({ eb, or }) =>
			or([eb('document_hash', 'in', hashes), eb('shipped_hash', 'in', hashes)]),
		)
		.execute()
	const drafts = await trx
		.selectFrom('content_drafts')
		.select('base_hash')
		.where('base_hash', 'in', hashes)
		.execute()
	const named = new Set([
		...versions.flatMap(({ document_hash, shipped_hash }) => [document_hash, shipped_hash]),
		...drafts.map(({ base_hash }) => base_hash),
	])
	const unnamed = hashes.filter((hash) => !named.has(hash))
	if (unnamed.length > 0)
		await trx.deleteFrom('content_documents').where('hash', 'in', unnamed).execute()
}

/** What an entry's versions and draft name. */
async function hashesOf(trx: Trx, entry: EntryName): Promise<string[]> {
	const versions = await versionsOf(trx, entry)
	const draft = await draftOf(trx, entry)
	const hashes = versions.flatMap(({ document_hash, shipped_hash }) => [
		document_hash,
		shipped_hash,
	])
	return [...new Set([...hashes, draft?.base_hash ?? null])].filter((hash) => hash !== null)
}

/** Returns the photos that what was taken out names. */
async function erasePeople(
	trx: Trx,
	entry: EntryName,
	isToGo: (personKey: string) => boolean,
	at: string,
): Promise<string[]> {
	const photos: string[] = []
	const strip = (text: string): string | null => {
		const document = parsedDocument(text)
		// Nobody can say who is in it: it goes whole.
		if (document === null) {
			photos.push(...photoHashesOf(text))
			return null
		}
		const left = withoutPeople(entry, document, isToGo)
		photos.push(...photosIn(left.removed).map(({ photo }) => photo.hash))
		return left.removed.length > 0 ? JSON.stringify(left.document) : text
	}
	const replaced: string[] = []
	for (const hash of await hashesOf(trx, entry)) {
		const text = await documentOf(trx, hash)
		const left = text === null ? null : strip(text)
		if (left === text) continue
		const other = await keepDocument(trx, left)
		replaced.push(hash)
		const ofEntry = trx
			.updateTable('content_versions')
			.where('kind', '=', entry.kind)
			.where('entry_id', '=', entry.id)
		// What was noted about a version may name who was in it.
		await ofEntry
			.set({ document_hash: other, note: '', erased_at: at })
			.where('document_hash', '=', hash)
			.execute()
		await ofEntry.set({ shipped_hash: other }).where('shipped_hash', '=', hash).execute()
		await trx
			.updateTable('content_drafts')
			.set({ base_hash: other })
			.where('kind', '=', entry.kind)
			.where('entry_id', '=', entry.id)
			.where('base_hash', '=', hash)
			.execute()
	}
	const draft = await draftOf(trx, entry)
	const written = draft && strip(draft.document)
	if (written === null) await removeDraft(trx, entry)
	// A tab that still shows the draft began from another version of it, and is told; so is one that is just saving somebody in it again.
	else if (draft && written !== undefined)
		await trx
			.updateTable('content_drafts')
			.set({ document: written, version: draft.version + 1 })
			.where('kind', '=', entry.kind)
			.where('entry_id', '=', entry.id)
			.execute()
	await removeDocuments(trx, replaced)
	return photos
}

/** Nothing of it is shown from now on, and its address says that it is gone. Returns the photos that it named. */
async function eraseWhole(
	trx: Trx,
	entry: EntryName,
	actor: string,
	{ at, revision }: { at: string; revision: number },
): Promise<string[]> {
	const { kind, id } = entry
	const hashes = await hashesOf(trx, entry)
	const texts = await Promise.all(hashes.map((hash) => documentOf(trx, hash)))
	const draft = await draftOf(trx, entry)
	const photos = [...texts, draft?.document ?? null].flatMap((text) =>
		text === null ? [] : photoHashesOf(text),
	)
	const versions = await versionsOf(trx, entry)
	await trx
		.updateTable('content_versions')
		.set({ document_hash: null, shipped_hash: null, note: '', erased_at: at })
		.where('kind', '=', kind)
		.where('entry_id', '=', id)
		.execute()
	await trx
		.updateTable('content_versions')
		.set({ withdrawn_at: at, withdrawn_by: actor })
		.where('kind', '=', kind)
		.where('entry_id', '=', id)
		.where('live_at', '>', at)
		.where('withdrawn_at', 'is', null)
		.execute()
	await removeDraft(trx, entry)
	if (versionAt(versions, at)?.state !== 'deleted') {
		const number = versions.reduce((most, version) => Math.max(most, version.number), 0) + 1
		await trx
			.insertInto('content_versions')
			.values({
				...{ id: randomUUID(), kind, entry_id: id, number, state: 'deleted', note: '' },
				...{ document_hash: null, shipped_hash: null, base_number: number - 1, live_at: at },
				...{ published_at: at, published_by: actor, restored_from: null },
				...{ withdrawn_at: null, withdrawn_by: null, erased_at: at, revision },
			})
			.execute()
	}
	await removeDocuments(trx, hashes)
	return photos
}

/** Nothing where it was done before. */
export async function eraseContent(trx: Trx, erasure: ContentErasure): Promise<void> {
	const { id, entry, people, by, reason, requestedAt } = erasure
	const revision = await raiseRevision(trx)
	const added = await trx
		.insertInto('content_erasures')
		.values({
			...{ id, kind: entry.kind, entry_id: entry.id, by, reason, at: requestedAt },
			people: people && JSON.stringify(people),
		})
		.onConflict((known) => known.column('id').doNothing())
		.returning('id')
		.executeTakeFirst()
	if (!added) return
	const at = new Date().toISOString()
	const photos =
		people === null
			? await eraseWhole(trx, entry, by, { at, revision })
			: await erasePeople(trx, entry, (key) => people.includes(personDigest(key)), at)
	// Where a figure was confirmed is a place in a list: with somebody less, places mean others.
	await trx
		.deleteFrom('content_confirmations')
		.where('kind', '=', entry.kind)
		.where('entry_id', '=', entry.id)
		.execute()
	await giveUpPhotos(trx, photos)
	await addEvent(trx, { caseId: null, at, actor: by, type: 'content_erased', data: { ...entry } })
}

export function createContentErasures(database: Database) {
	return {
		/** Of one entry, or of all. */
		erased: async (entry?: EntryName) => readErased(await database.ready(), entry),

		isDone: async (id: string): Promise<boolean> => {
			const db = await database.ready()
			const row = await db
				.selectFrom('content_erasures')
				.select('id')
				.where('id', '=', id)
				.executeTakeFirst()
			return row !== undefined
		},

		erase: (erasure: ContentErasure) => database.transaction((trx) => eraseContent(trx, erasure)),
	}
}
