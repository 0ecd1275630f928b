/** What was erased from the website, and texts without it: whatever is written or read of an entry passes here. */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Json } from '#domain/website/json.ts'
import { withoutPeople } from '#domain/website/people.ts'
import type { Run } from '../schema.ts'
import { type EntryName, parsedDocument } from './documents.ts'

/** Of one entry: digests of people, or null where all of it was erased. */
export interface Erased {
	kind: string
	entry_id: string
	people: string[] | null
}

/** An id may be made from a name: only its digest is kept. */
export const personDigest = (personKey: string) =>
	createHash('sha256').update(personKey).digest('base64url')

const digests = v.nullable(v.array(v.string()))

export async function readErased(run: Run, entry?: EntryName): Promise<Erased[]> {
	const rows = await run
		.selectFrom('content_erasures')
		.select(['kind', 'entry_id', 'people'])
		.$if(entry !== undefined, (query) =>
			query.where('kind', '=', entry?.kind ?? '').where('entry_id', '=', entry?.id ?? ''),
		)
		.orderBy('at')
		.execute()
	return rows.map((row) => ({ ...row, people: v.parse(digests, JSON.parse(row.people ?? 'null')) }))
}

const isOf = ({ kind, entry_id }: Erased, entry: EntryName) =>
	kind === entry.kind && entry_id === entry.id

/** Null where nothing is left of it; the same object where nothing of it was erased. */
export function jsonWithout(
	erased: readonly Erased[],
	entry: EntryName,
	document: Json,
): Json | null {
	const own = erased.filter((one) => isOf(one, entry))
	if (own.some(({ people }) => people === null)) return null
	const gone = new Set(own.flatMap(({ people }) => people ?? []))
	if (gone.size === 0) return document
	return withoutPeople(entry, document, (key) => gone.has(personDigest(key))).document
}

/** As `jsonWithout`, of a document as it is kept. */
export function textWithout(
	erased: readonly Erased[],
	entry: EntryName,
	text: string | null,
): string | null {
	const own = erased.filter((one) => isOf(one, entry))
	if (text === null || own.length === 0) return text
	const document = parsedDocument(text)
	// Nobody can say who is in it.
	if (document === null) return null
	const left = jsonWithout(own, entry, document)
	if (left === document) return text
	return left === null ? null : JSON.stringify(left)
}
