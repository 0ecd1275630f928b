/** What the thread that makes a pack is given, and what it says. */
import * as v from 'valibot'

const bytes = v.custom<Uint8Array>((given) => given instanceof Uint8Array)

/** How a document was read: with so many pages, or not at all. */
const readDocument = v.variant('result', [
	v.object({
		result: v.literal('in'),
		document: v.string(),
		pages: v.number(),
		isSigned: v.boolean(),
	}),
	v.object({
		result: v.literal('out'),
		document: v.string(),
		reason: v.picklist(['password', 'damaged', 'too_many_pages']),
	}),
])
export type ReadDocument = v.InferOutput<typeof readDocument>

export const packTask = v.object({
	/** In order. */
	documents: v.array(v.object({ name: v.string(), path: v.string(), contentType: v.string() })),
	/** In bytes. */
	limit: v.number(),
	pagesEach: v.number(),
	/** Where the pack is written. */
	target: v.string(),
})
export type PackTask = v.InferOutput<typeof packTask>

/** Once the documents are read, the cover sheet can name them with their pages. */
export const coverSheet = v.object({
	cover: bytes,
	title: v.string(),
	/** Names of bookmarks: of the cover sheet, and of each document that is in. */
	bookmarks: v.array(v.string()),
})
export type CoverSheet = v.InferOutput<typeof coverSheet>

export const packWord = v.variant('word', [
	/** What it begins with now; null when it is through with the documents. */
	v.object({ word: v.literal('reading'), document: v.nullable(v.string()) }),
	v.object({ word: v.literal('read'), documents: v.array(readDocument) }),
	v.object({ word: v.literal('made'), pages: v.number(), size: v.number() }),
	v.object({ word: v.literal('too_large'), largest: v.array(v.string()) }),
])
export type PackWord = v.InferOutput<typeof packWord>
