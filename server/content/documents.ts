/**
 * One document per entry at a moment: the published version where there is one, else the file of the release. A document that
 * does not satisfy its schema takes nothing down: the last good one of this process stays, else the file, else the entry is left out.
 */
import * as v from 'valibot'
import { type Run, remembered } from '#content/derive/remembered.ts'
import {
	type CatalogueKind,
	catalogueKinds,
	pageEntries,
	templateSchema,
} from '#content/entries.ts'
import type { Documents } from '#content/shipped.ts'
import type { Json } from '#domain/website/json.ts'
import { type Version, versionAt } from '#domain/website/versions.ts'
import { type Erased, jsonWithout } from '../store/website/erased.ts'
import { letOthersRun } from '../turns.ts'

/** A published version with what it says; the document is null where it is hidden or deleted. */
export interface PublishedVersion extends Version {
	kind: string
	entry_id: string
	document_hash: string | null
	document: unknown
	/** In a preview: an unfinished draft with its gaps marked, shown as it is. */
	isUnfinished?: boolean
}

export interface DocumentFault {
	kind: string
	id: string
	number: number
	/** The first thing that is wrong, by its place in the document. */
	reason: string
}

export interface DocumentsAt {
	documents: Documents
	/** Names of texts of entries that were deleted, as `universities/sunway-university`. */
	deleted: ReadonlySet<string>
	faults: DocumentFault[]
}

interface Entry<Value> {
	kind: string
	id: string
	schema: v.GenericSchema<unknown, Value>
	/** What the release ships, if it does. */
	document: Value | undefined
}

interface Good {
	hash: string | null
	value: unknown
}

/** Two steps: a name of both would be put together for every entry at each publication. */
function byKindAndId(versions: readonly PublishedVersion[]) {
	const byKind = Map.groupBy(versions, ({ kind }) => kind)
	return new Map(
		[...byKind].map(([kind, ofKind]) => [kind, Map.groupBy(ofKind, (one) => one.entry_id)]),
	)
}

/** An entry is found by its row and linked by its own id: they must be the same. */
function wrongId(document: unknown, id: string): string | undefined {
	if (typeof document !== 'object' || document === null || !('id' in document)) return undefined
	return document.id === id ? undefined : 'id: another than its row'
}

const parsed = remembered((document: object, schema: v.GenericSchema) =>
	v.safeParse(schema, document),
)
const parsedWithFile = remembered((document: object, schema: v.GenericSchema, file: unknown) =>
	v.safeParse(schema, completed(document, file)),
)

function parse(
	schema: v.GenericSchema,
	{ document }: PublishedVersion,
	file: unknown,
	isKnownGood: boolean,
) {
	if (!isObject(document)) return { value: undefined, reason: 'document: unreadable' }
	const written = parsed(document, schema)
	// A newer release may ask for more than the document has: where nothing better is known, the release's file has it.
	const result =
		written.success || isKnownGood || file === undefined
			? written
			: parsedWithFile(document, schema, file)
	if (result.success) return { value: result.output, reason: undefined }
	const [issue] = written.issues ?? result.issues
	const reason = `${v.getDotPath(issue) ?? 'document'}: ${issue.message}`
	return { value: undefined, reason }
}

const isCatalogueKind = (kind: string): kind is CatalogueKind => kind in catalogueKinds

/** A start reads every document. Those of the catalogue are many: done before it, requests are answered between any two. */
export async function parseAhead(versions: readonly Run<PublishedVersion>[]): Promise<void> {
	for (const { kind, document } of versions.flat()) {
		if (!isCatalogueKind(kind) || !isObject(document)) continue
		await letOthersRun()
		parsed(document, catalogueKinds[kind].schema)
	}
}

/** Remembers the last good document of each entry: what did not change is the same object in the next snapshot. */
export function createDocuments(shipped: Documents) {
	const lastGood = new Map<string, Map<string, Good>>()
	const filesWithout = new Map<string, unknown>()

	/** A file of the release without what was erased since; the same object each time, as texts are made anew for another one. */
	function withoutErased<Value>(
		{ kind, id, document }: Entry<Value>,
		erased: readonly Erased[],
	): Value | undefined {
		if (document === undefined || erased.length === 0) return document
		const own = erased.filter((one) => one.kind === kind && one.entry_id === id)
		if (own.length === 0) return document
		const name = `${kind}/${id} ${own.map(({ people }) => people).join()}`
		if (!filesWithout.has(name)) {
			const json: Json = JSON.parse(JSON.stringify(document))
			filesWithout.set(name, jsonWithout(own, { kind, id }, json) ?? undefined)
		}
		// A document of its kind, with a shorter list.
		return filesWithout.get(name) as Value | undefined
	}

	function lastGoodOf(kind: string): Map<string, Good> {
		const known = lastGood.get(kind) ?? new Map<string, Good>()
		lastGood.set(kind, known)
		return known
	}

	return function documentsAt(
		versions: readonly PublishedVersion[],
		at: string,
		erased: readonly Erased[] = [],
	): DocumentsAt {
		const byKind = byKindAndId(versions)
		const faults: DocumentFault[] = []
		const deleted = new Set<string>()

		/** Undefined where the entry is not shown. */
		function documentOf<Value>(entry: Entry<Value>): Value | undefined {
			const { kind, id, schema } = entry
			const document = withoutErased(entry, erased)
			const version = versionAt(byKind.get(kind)?.get(id) ?? [], at)
			if (!version) return document
			if (version.state !== 'shown') {
				if (version.state === 'deleted') deleted.add(textNameOf(kind, id))
				return undefined
			}
			const lastOfKind = lastGoodOf(kind)
			const last = lastOfKind.get(id)
			// What is remembered of an entry was parsed by the schema of its kind.
			if (last?.hash === version.document_hash) return last?.value as Value
			const { value, reason = wrongId(value, id) } = version.isUnfinished
				? { value: version.document, reason: undefined }
				: parse(schema, version, document, last !== undefined)
			if (reason === undefined) lastOfKind.set(id, { hash: version.document_hash, value })
			else faults.push({ kind, id, number: version.number, reason })
			return reason === undefined ? (value as Value) : last ? (last.value as Value) : document
		}

		/** The shipped entries of a kind, then those that exist only as versions. */
		function listOf<Value extends { id: string }>(
			kind: CatalogueKind,
			schema: v.GenericSchema<unknown, Value>,
			files: readonly Value[],
		): Value[] {
			const known = new Set(files.map(({ id }) => id))
			const added: string[] = []
			for (const id of byKind.get(kind)?.keys() ?? []) if (!known.has(id)) added.push(id)
			const entries: Entry<Value>[] = [
				...files.map((document) => ({ kind, id: document.id, schema, document })),
				...added.sort().map((id) => ({ kind, id, schema, document: undefined })),
			]
			return entries.map(documentOf).filter((document) => document !== undefined)
		}

		const pages = Object.entries(pageEntries).map(([name, { kind, schema }]) => {
			const document = shipped.pages[name as keyof typeof pageEntries]
			return [name, documentOf<object>({ kind, id: name, schema, document }) ?? document]
		})
		const templates = shipped.pages.templates.templates
			.map((document) =>
				documentOf<object>({ kind: 'template', id: document.id, schema: templateSchema, document }),
			)
			.filter((document) => document !== undefined)
		const { university, institute, home } = catalogueKinds
		const pagesNow: Documents['pages'] = {
			...shipped.pages,
			...Object.fromEntries(pages),
			templates: sameTemplates(shipped, templates),
		}
		const { 'institute-order': institutes, 'home-order': homes } = pagesNow
		const documents: Documents = {
			universities: listOf('university', university.schema, shipped.universities),
			institutes: inOrder(
				listOf('institute', institute.schema, shipped.institutes),
				institutes.order,
			),
			accommodation: inOrder(listOf('home', home.schema, shipped.accommodation), homes.order),
			pages: pagesNow,
		}
		return { documents, deleted, faults }
	}
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value)

/** With the fields that only the file has; items of lists are matched by code or id. */
function completed(document: unknown, file: unknown): unknown {
	if (Array.isArray(document) && Array.isArray(file)) {
		const named = (item: unknown) => (isObject(item) ? (item.code ?? item.id) : undefined)
		return document.map((item) => {
			const name = named(item)
			const own = name === undefined ? undefined : file.find((one) => named(one) === name)
			return own === undefined ? item : completed(item, own)
		})
	}
	if (!isObject(document) || !isObject(file)) return document
	const own = Object.entries(document).map(([name, value]) => [name, completed(value, file[name])])
	return { ...file, ...Object.fromEntries(own) }
}

/** What the order does not name comes last. */
function inOrder<Value extends { id: string }>(
	entries: readonly Value[],
	order: readonly string[],
): Value[] {
	const place = ({ id }: Value) => (order.includes(id) ? order.indexOf(id) : order.length)
	return entries.toSorted((a, b) => place(a) - place(b))
}

/** The shipped module itself while no template was edited: texts that did not change are not made again. */
function sameTemplates(shipped: Documents, templates: readonly unknown[]) {
	const files: readonly unknown[] = shipped.pages.templates.templates
	const isShipped =
		files.length === templates.length && files.every((one, at) => one === templates[at])
	return isShipped ? shipped.pages.templates : { ...shipped.pages.templates, templates }
}

/** Of the page of an entry: university `x` is shown as `universities/x`. */
function textNameOf(kind: string, id: string): string {
	const [, found] = Object.entries(catalogueKinds).find(([name]) => name === kind) ?? []
	return found ? `${found.list}/${id}` : id
}
