/**
 * What is published, as files, for a start without a database: one that names the versions, and one for each document. A publication
 * writes only the documents that are new.
 */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
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
type PublishedRows = v.InferOutput<typeof publishedRows>
export interface Published extends Omit<PublishedRows, 'versions'> {
	versions: (PublishedRows['versions'][number] & { document: unknown })[]
}

const placesIn = (dataDir: string) => ({
	rows: join(dataDir, 'content.json'),
	documents: join(dataDir, 'content'),
})
const nameOf = (hash: string) => `${hash}.json`

async function readJson(path: string): Promise<unknown> {
	return JSON.parse(await readFile(path, 'utf8'))
}

export async function readPublishedFiles(dataDir: string): Promise<Published | null> {
	const places = placesIn(dataDir)
	try {
		const { versions, ...rest } = v.parse(publishedRows, await readJson(places.rows))
		const withDocuments = versions.map(async (version) => {
			const path = join(places.documents, nameOf(version.document_hash ?? ''))
			// One that can't be read is one entry's fault: the release's text of it is shown.
			return { ...version, document: await readJson(path).catch(() => null) }
		})
		return { ...rest, versions: await Promise.all(withDocuments) }
	} catch (error) {
		if (errorCode(error) !== 'ENOENT') log.warn('content file not read', { code: errorCode(error) })
		return null
	}
}

async function write(dataDir: string, { versions, ...rest }: Published, kept: ReadonlySet<string>) {
	const places = placesIn(dataDir)
	for (const { document_hash: hash, document } of versions)
		if (hash !== null && !kept.has(nameOf(hash)))
			await writeDurably(join(places.documents, nameOf(hash)), JSON.stringify(document))
	const rows = versions.map(({ document: _, ...row }) => row)
	await writeDurably(places.rows, JSON.stringify({ ...rest, versions: rows }))
}

async function removeOthers(dataDir: string, { versions }: Published, kept: ReadonlySet<string>) {
	const shown = new Set(versions.map(({ document_hash: hash }) => nameOf(hash ?? '')))
	// Another process may have been faster.
	for (const name of kept)
		if (!shown.has(name)) await rm(join(placesIn(dataDir).documents, name), { force: true })
}

/**
 * False when not all of it could be done. What is shown no longer is removed also where nothing can be written: it may be the text of
 * somebody who was erased.
 */
export async function writePublishedFiles(dataDir: string, published: Published): Promise<boolean> {
	const kept = new Set(await readdir(placesIn(dataDir).documents).catch(() => []))
	const isDone = (work: Promise<void>) =>
		work.then(
			() => true,
			(error: unknown) => {
				// The site says it all the same; only a start without a database would not.
				log.warn('content file not written', { code: errorCode(error) })
				return false
			},
		)
	const isWritten = await isDone(write(dataDir, published, kept))
	return (await isDone(removeOthers(dataDir, published, kept))) && isWritten
}
