/** The published documents as a file, for a start without a database. */
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { entryStates } from '#domain/website/versions.ts'
import { errorCode, log } from '../log.ts'
import { writeDurably } from '../store/durable-file.ts'

const publishedRows = v.object({
	revision: v.number(),
	versions: v.array(
		v.object({
			kind: v.string(),
			entry_id: v.string(),
			number: v.number(),
			state: v.picklist(entryStates),
			live_at: v.string(),
			withdrawn_at: v.nullable(v.string()),
			document_hash: v.nullable(v.string()),
			document: v.unknown(),
		}),
	),
	/** When the next dated version begins to count. */
	next_live_at: v.nullable(v.string()),
	/** What is to be left out of the files of the release; none in a file from before anything was erased. */
	erased: v.optional(
		v.array(
			v.object({
				kind: v.string(),
				entry_id: v.string(),
				people: v.nullable(v.array(v.string())),
			}),
		),
		[],
	),
})
export type Published = v.InferOutput<typeof publishedRows>

export async function readPublishedFile(path: string): Promise<Published | null> {
	try {
		return v.parse(publishedRows, JSON.parse(await readFile(path, 'utf8')))
	} catch (error) {
		if (errorCode(error) !== 'ENOENT') log.warn('content file not read', { code: errorCode(error) })
		return null
	}
}

export async function writePublishedFile(path: string, published: Published): Promise<void> {
	try {
		await writeDurably(path, JSON.stringify(published))
	} catch (error) {
		// The site says it all the same; only a start without a database would not.
		log.warn('content file not written', { code: errorCode(error) })
	}
}
