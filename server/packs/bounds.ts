/** What one pack may take. What needs more is left out, or not made, and said. */
import { mostPackDocuments } from '#domain/cases/pack.ts'

export const packBounds = {
	documents: mostPackDocuments,
	/** Of one document, and of all together. */
	pagesEach: 200,
	pages: 400,
	/** Of all documents as they were uploaded. */
	bytes: 120_000_000,
	/** Milliseconds for reading one document; a longer one is left out as damaged. */
	reading: 20_000,
	/** For everything. */
	time: 90_000,
	/** Megabytes of the thread's own memory; what was read is held beside it. */
	heap: 256,
}
export type PackBounds = typeof packBounds
