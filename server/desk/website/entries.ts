/** Every entry that can be edited: its schema, its form, what the release ships of it, its name and its page. */
import * as v from 'valibot'
import { type CatalogueKind, catalogueKinds, shippedEntries } from '#content/entries.ts'
import { entryNames } from '#content/entry-names.ts'
import { confidence, picture, text } from '#content/schema.ts'
import { isText, type Text } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { compare } from '#domain/website/compare.ts'
import { pagePathList } from '#domain/website/entry-paths.ts'
import { type Field, fieldOf, type KnownKind } from '#domain/website/fields.ts'
import { isRecord, type Json } from '#domain/website/json.ts'
import { type EntryName, parsedDocument } from '../../store/website/documents.ts'
import type { Merge } from '../../store/website/publish.ts'

const known = new Map<unknown, KnownKind>([
	[text, 'text'],
	[picture, 'picture'],
	[confidence, 'confidence'],
])

export const isCatalogueKind = (kind: string): kind is CatalogueKind => kind in catalogueKinds

const nameOfEntry = ({ kind, id }: EntryName) => `${kind}/${id}`

/** Documents as text in the order of their schema: equal texts are equal documents. */
const shippedByName = new Map(
	shippedEntries().map(({ kind, id, schema, document }) => [
		nameOfEntry({ kind, id }),
		{ kind, id, schema, document: JSON.stringify(v.parse(schema, document)) },
	]),
)

export const shippedNames: readonly EntryName[] = [...shippedByName.values()].map(
	({ kind, id }) => ({ kind, id }),
)

export const shippedDocument = (entry: EntryName): string | null =>
	shippedByName.get(nameOfEntry(entry))?.document ?? null

/** Every code in a document. */
export function codesIn(value: Json | undefined): string[] {
	if (Array.isArray(value)) return value.flatMap(codesIn)
	if (!isRecord(value)) return []
	const own = typeof value.code === 'string' && value.code !== '' ? [value.code] : []
	return [...own, ...Object.values(value).flatMap(codesIn)]
}

/** Only entries of the catalogue have codes that addresses name. */
const shippedCodes = new Map(
	[...shippedByName.values()]
		.filter(({ kind }) => isCatalogueKind(kind))
		.flatMap(({ kind, id, document }) =>
			codesIn(JSON.parse(document)).map((code) => [code, nameOfEntry({ kind, id })] as const),
		),
)

/** Whether the release gives the code to another entry. */
export function isOfOtherShipped(entry: EntryName, code: string): boolean {
	const owner = shippedCodes.get(code)
	return owner !== undefined && owner !== nameOfEntry(entry)
}

const idForm = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Null where there can be no such entry. */
export function schemaOf({ kind, id }: EntryName): v.GenericSchema | null {
	const shipped = shippedByName.get(nameOfEntry({ kind, id }))
	if (shipped) return shipped.schema
	return isCatalogueKind(kind) && idForm.test(id) ? catalogueKinds[kind].schema : null
}

const forms = new Map<unknown, Field>()

export function formOf(entry: EntryName): Field {
	const schema = schemaOf(entry)
	if (!schema) throw new Error('no such entry')
	const form = forms.get(schema) ?? fieldOf(schema, known)
	forms.set(schema, form)
	return form
}

/** Null where the document does not satisfy its schema. */
export function inOrder(entry: EntryName, document: unknown): string | null {
	const schema = schemaOf(entry)
	if (!schema) return null
	const parsed = v.safeParse(schema, document)
	return parsed.success ? JSON.stringify(parsed.output) : null
}

export const parsedJson = (document: string | null): Json | null =>
	document === null ? null : parsedDocument(document)

/** What two sides made of one document; a result that is no document of its kind is for a person to settle. */
export const merge: Merge = (entry, base, mine, theirs) => {
	const [old, my, their] = [parsedJson(base), parsedJson(mine), parsedJson(theirs)]
	const { merged, clashes } = compare(old ?? undefined, my ?? undefined, their ?? undefined)
	// An unfinished draft does not satisfy its schema before either: it takes over what was published all the same.
	if (inOrder(entry, my) === null) return { merged: JSON.stringify(merged), clashes }
	const text = inOrder(entry, merged)
	if (text === null && clashes.length === 0)
		return {
			merged: mine,
			clashes: [
				{ path: [], base: old ?? undefined, mine: my ?? undefined, theirs: their ?? undefined },
			],
		}
	return { merged: text ?? mine, clashes }
}

const isFull = (value: unknown): value is Text =>
	isText(value) && typeof value.ar === 'string' && typeof value.en === 'string'

export function nameOf({ kind, id }: EntryName, document: Json | null): Text {
	if (isRecord(document)) {
		const own = document[kind === 'template' ? 'title' : 'name']
		if (isFull(own) && (own.ar || own.en)) return { ar: own.ar || own.en, en: own.en || own.ar }
	}
	return entryNames[id] ?? { ar: id, en: id }
}

/** Every path that a page of this release has, without anchors. */
export const sitePaths: readonly string[] = [
	...pagePathList,
	paths.universities(),
	paths.apply(),
	paths.plan(),
	paths.compare(),
	paths.status(),
]

/** Deleting or hiding a page or the company's own data would leave a hole in every page. */
export const mayLeave = (kind: string) => isCatalogueKind(kind)
