/** Photos of the website. A row is made before its bytes are put away; one that no text names goes after a day. */
import { photosIn } from '#domain/website/photos.ts'
import { addEvent } from '../cases/events.ts'
import type { Database } from '../database.ts'
import type { Row, Run } from '../schema.ts'
import { parsedDocument } from './documents.ts'

type PhotoRow = Row<'content_photos'>

export type NewPhoto = Pick<PhotoRow, 'hash' | 'width' | 'height' | 'bytes'> & {
	widths: readonly number[]
	by: string
}

const page = 40

/**
 * The photos that a text names. Of a text that can't be parsed whatever looks like one: it may be mended, and its photos would be gone
 * by then.
 */
export function photoHashesOf(text: string): string[] {
	const document = parsedDocument(text)
	if (document !== null) return photosIn(document).map(({ photo }) => photo.hash)
	return [...text.matchAll(/"hash"\s*:\s*"([0-9a-f]{32})"/g)].map(([, hash = '']) => hash)
}

/** Every photo that a version, its base or a draft names. Texts without photos are not read. */
export async function photosNamed(db: Run): Promise<Set<string>> {
	const named = new Set<string>()
	const add = (document: string) => {
		for (const hash of photoHashesOf(document)) named.add(hash)
	}
	for (let after = ''; ; ) {
		const rows = await db
			.selectFrom('content_documents')
			.select(['hash', 'document'])
			.where('hash', '>', after)
			.where('document', 'like', '%"photo":%')
			.orderBy('hash')
			.limit(page)
			.execute()
		for (const { document } of rows) add(document)
		const last = rows.at(-1)
		if (!last) break
		after = last.hash
	}
	const drafts = await db.selectFrom('content_drafts').select('document').execute()
	for (const { document } of drafts) add(document)
	return named
}

export function createPhotoRows(database: Database) {
	return {
		/** Those of them that are kept, by hash. */
		async kept(hashes: readonly string[]): Promise<Map<string, PhotoRow>> {
			if (hashes.length === 0) return new Map()
			const db = await database.ready()
			const rows = await db
				.selectFrom('content_photos')
				.selectAll()
				.where('hash', 'in', hashes)
				.where('removed_at', 'is', null)
				.execute()
			return new Map(rows.map((row) => [row.hash, row]))
		},

		/** Its day begins anew when it is sent again. False while it is just being removed. */
		add({ widths, ...photo }: NewPhoto): Promise<boolean> {
			return database.transaction(async (trx) => {
				const at = new Date().toISOString()
				const added = await trx
					.insertInto('content_photos')
					.values({ ...photo, widths: JSON.stringify(widths), at, removed_at: null })
					.onConflict((known) => known.column('hash').doNothing())
					.returning('hash')
					.executeTakeFirst()
				if (added) {
					const data = { photo: photo.hash }
					await addEvent(trx, { caseId: null, at, actor: photo.by, type: 'photo_added', data })
					return true
				}
				const again = await trx
					.updateTable('content_photos')
					.set({ at })
					.where('hash', '=', photo.hash)
					.where('removed_at', 'is', null)
					.returning('hash')
					.executeTakeFirst()
				return again !== undefined
			})
		},

		/** Marks what no text names and nobody sent since then, and returns all that are marked: their bytes are to go. */
		async takeUnnamed(before: string): Promise<string[]> {
			const db = await database.ready()
			const old = await db
				.selectFrom('content_photos')
				.select('hash')
				.where('removed_at', 'is', null)
				.where('at', '<', before)
				.execute()
			const named = old.length === 0 ? new Set() : await photosNamed(db)
			const unnamed = old.map(({ hash }) => hash).filter((hash) => !named.has(hash))
			if (unnamed.length > 0)
				await db
					.updateTable('content_photos')
					.set({ removed_at: new Date().toISOString() })
					.where('hash', 'in', unnamed)
					.where('at', '<', before)
					.execute()
			const marked = await db
				.selectFrom('content_photos')
				.select('hash')
				.where('removed_at', 'is not', null)
				.execute()
			return marked.map(({ hash }) => hash)
		},

		/** Its bytes are gone. */
		forget(hash: string, actor: string): Promise<void> {
			return database.transaction(async (trx) => {
				const gone = await trx
					.deleteFrom('content_photos')
					.where('hash', '=', hash)
					.returning('hash')
					.executeTakeFirst()
				if (!gone) return
				const at = new Date().toISOString()
				const data = { photo: hash }
				await addEvent(trx, { caseId: null, at, actor, type: 'photo_removed', data })
			})
		},

		/** Of every row, whatever its state: bytes of others belong to nobody. */
		async hashes(): Promise<Set<string>> {
			const db = await database.ready()
			const rows = await db.selectFrom('content_photos').select('hash').execute()
			return new Set(rows.map(({ hash }) => hash))
		},
	}
}
