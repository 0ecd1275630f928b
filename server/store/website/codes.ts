/**
 * Codes of entries and their parts, such as `um.b3`: families keep addresses that hold them, so none is ever given twice. A row is made
 * when a document with the code is published (`publish.ts`), and when a release that ships it starts (`shipped-codes-job.ts`).
 */
import { sql } from 'kysely'
import { isRecord } from '#domain/website/json.ts'
import type { Database } from '../database.ts'
import type { Run } from '../schema.ts'
import { type EntryName, parsedDocument } from './documents.ts'

/** So many rows at once: databases bound the values of a statement. */
const atOnce = 200

/** The first of these codes that no other entry has published or drafted. While a transaction holds `content_state`, nobody else draws it. */
export async function freeCode(
	run: Run,
	{ kind, id }: EntryName,
	codes: readonly string[],
): Promise<string | undefined> {
	if (codes.length === 0) return undefined
	const published = await run
		.selectFrom('content_codes')
		.select(['kind', 'entry_id', 'code'])
		.where('code', 'in', codes)
		.execute()
	const drafts = await run
		.selectFrom('content_drafts')
		.select(['kind', 'entry_id', 'document'])
		.execute()
	const drafted = drafts.map(({ document, ...draft }) => {
		const written = parsedDocument(document)
		return { ...draft, code: isRecord(written) ? written.code : undefined }
	})
	const others = [...published, ...drafted].filter(
		(one) => one.kind !== kind || one.entry_id !== id,
	)
	const taken = new Set(others.map(({ code }) => code))
	return codes.find((code) => !taken.has(code))
}

export function createCodes(database: Database) {
	return {
		/** Whoever has one already keeps it. */
		async enter(codes: readonly (EntryName & { code: string })[]): Promise<void> {
			const db = await database.ready()
			const given_at = new Date().toISOString()
			const rows = codes.map(({ code, kind, id }) => ({ code, kind, entry_id: id, given_at }))
			for (let at = 0; at < rows.length; at += atOnce)
				await db
					.insertInto('content_codes')
					.values(rows.slice(at, at + atOnce))
					.onConflict((known) => known.column('code').doNothing())
					.execute()
		},

		/** Every code that was ever published for parts of the entry with this code. */
		async ofParts(code: string): Promise<string[]> {
			const db = await database.ready()
			const start = `${code}.`
			const rows = await db
				.selectFrom('content_codes')
				.select('code')
				.where(sql<string>`substr(code, 1, ${sql.lit(start.length)})`, '=', start)
				.execute()
			return rows.map((row) => row.code)
		},

		/** Whether this entry has codes: a release may have shipped it once, and addresses of its page are kept. */
		async hasAny({ kind, id }: EntryName): Promise<boolean> {
			const db = await database.ready()
			const row = await db
				.selectFrom('content_codes')
				.select('code')
				.where('kind', '=', kind)
				.where('entry_id', '=', id)
				.limit(1)
				.executeTakeFirst()
			return row !== undefined
		},

		/** Whether no other entry has published or drafted the code. */
		async isFree(entry: EntryName, code: string): Promise<boolean> {
			return (await freeCode(await database.ready(), entry, [code])) !== undefined
		},

		/** Whether an entry other than this one has published the code. */
		async isTaken({ kind, id }: EntryName, code: string): Promise<boolean> {
			const db = await database.ready()
			const row = await db
				.selectFrom('content_codes')
				.select(['kind', 'entry_id'])
				.where('code', '=', code)
				.executeTakeFirst()
			return row !== undefined && (row.kind !== kind || row.entry_id !== id)
		},
	}
}
