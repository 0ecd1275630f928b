/** Documents of the website under the hash of their text: one that was there before, restored or unchanged, costs no row. */
import { createHash } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { Json } from '#domain/website/json.ts'
import type { Run, Tables, Trx } from '../schema.ts'

/** An entry of the website: `university`, `sunway-university`. */
export interface EntryName {
	kind: string
	id: string
}

/** For a query: rows of these entries. */
export const isOneOf =
	(names: readonly EntryName[]) =>
	({ eb, and, or }: ExpressionBuilder<Tables, 'content_versions'>) =>
		or(names.map(({ kind, id }) => and([eb('kind', '=', kind), eb('entry_id', '=', id)])))

/** A row that somebody broke by hand is one entry's fault, not that of all: it parses to nothing. */
export function parsedDocument(document: string): Json | null {
	try {
		return JSON.parse(document)
	} catch {
		return null
	}
}

export const documentHash = (document: string) =>
	createHash('sha256').update(document).digest('base64url')

export async function keepDocument(trx: Trx, document: string | null): Promise<string | null> {
	if (document === null) return null
	const hash = documentHash(document)
	await trx
		.insertInto('content_documents')
		.values({ hash, document })
		.onConflict((known) => known.column('hash').doNothing())
		.execute()
	return hash
}

export async function documentOf(db: Run, hash: string | null): Promise<string | null> {
	if (hash === null) return null
	const row = await db
		.selectFrom('content_documents')
		.select('document')
		.where('hash', '=', hash)
		.executeTakeFirst()
	return row?.document ?? null
}
