/**
 * What is published, as files, for a start without a database: one that names the versions, and one for each document. A publication
 * writes only the documents that are new.
 */
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Run, remembered, rememberedList, runsOf } from '#content/derive/remembered.ts'
import { entryStates } from '#domain/website/versions.ts'
import { errorCode, log } from '../log.ts'
import { writeDurably } from '../store/durable-file.ts'

const publishedRows = v.object({
	/** The moment it was read for; none in a file from before it was written down. */
	at: v.optional(v.string(), ''),
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

const minute = 60_000
/** How old a file is that nobody is writing any more: as a rule, and where somebody was erased, whose text it may be. */
export const longestWriting = { usual: 60 * minute, afterErasure: minute }
/** What could not be done is tried again after so long. */
const pauseAfterFailure = minute

const nameOf = (hash: string) => `${hash}.json`
const hashIn = (name: string) => name.replace(/\.json$/, '')

async function readJson(path: string): Promise<unknown> {
	return JSON.parse(await readFile(path, 'utf8'))
}

type Versions = Published['versions']

const hashesOf = rememberedList(({ document_hash }: Versions[number]) => document_hash)
const rowsJson = remembered((run: Run<Versions[number]>) =>
	run.map(({ document: _, ...row }) => JSON.stringify(row)).join(),
)

export function openPublishedFiles(dataDir: string, longest = longestWriting.usual) {
	const rowsPath = join(dataDir, 'content.json')
	const folder = join(dataDir, 'content')
	/** Hashes of the documents in the folder, as far as this process knows; null where it has to look. */
	let kept: Set<string> | null = null
	/** What is half written may belong to a process that is writing it. */
	let lookAgain = false

	async function write(published: Published, kept: Set<string>): Promise<void> {
		const { at, revision, versions, next_live_at, erased } = published
		for (const hash of hashesOf(versions)) {
			if (hash === null || kept.has(hash)) continue
			const version = versions.find((one) => one.document_hash === hash)
			await writeDurably(join(folder, nameOf(hash)), JSON.stringify(version?.document))
			kept.add(hash)
		}
		const rows = runsOf(versions)
			.map((run) => rowsJson(run))
			.join()
		const rest = JSON.stringify({ at, revision, next_live_at, erased })
		await writeDurably(rowsPath, `{"versions":[${rows}],${rest.slice(1)}`)
	}

	/** False when it is still there: one that can't be removed does not keep the others. */
	const isRemoved = (name: string): Promise<boolean> =>
		// Another process may have been faster.
		rm(join(folder, name), { force: true }).then(
			() => true,
			(error: unknown) => {
				log.warn('content file not removed', { code: errorCode(error) })
				return false
			},
		)

	async function areOthersRemoved({ versions }: Published, kept: Set<string>): Promise<boolean> {
		const shown = new Set(hashesOf(versions))
		let areAll = true
		for (const hash of kept) {
			if (shown.has(hash)) continue
			if (await isRemoved(nameOf(hash))) kept.delete(hash)
			else areAll = false
		}
		return areAll
	}

	/** What a process left half written when it was killed goes: it may be a text of somebody who was erased. False when one is still there. */
	async function areLeftoversRemoved(names: readonly string[]): Promise<boolean> {
		let areAll = true
		for (const name of names.filter((one) => one.endsWith('.part'))) {
			const found = await stat(join(folder, name)).catch(() => null)
			if (found === null) continue
			const isLeft = found.mtimeMs < Date.now() - longest
			if (!isLeft || !(await isRemoved(name))) areAll = false
		}
		return areAll
	}

	async function lookForHashes(): Promise<Set<string>> {
		const names = await readdir(folder).catch((): string[] => [])
		lookAgain = !(await areLeftoversRemoved(names))
		return new Set(names.filter((one) => one.endsWith('.json')).map(hashIn))
	}

	/** The site says it all the same; only a start without a database would not. */
	const isDone = (writing: Promise<void>) =>
		writing.then(
			() => true,
			(error: unknown) => {
				log.warn('content file not written', { code: errorCode(error) })
				return false
			},
		)

	return {
		async read(): Promise<Published | null> {
			try {
				const { versions, ...rest } = v.parse(publishedRows, await readJson(rowsPath))
				const withDocuments = versions.map(async (version) => {
					const path = join(folder, nameOf(version.document_hash ?? ''))
					// One that can't be read is one entry's fault: the release's text of it is shown.
					return { ...version, document: await readJson(path).catch(() => null) }
				})
				return { ...rest, versions: await Promise.all(withDocuments) }
			} catch (error) {
				if (errorCode(error) !== 'ENOENT')
					log.warn('content file not read', { code: errorCode(error) })
				return null
			}
		},

		/**
		 * After how many milliseconds it is to be done again; null when all is done. What is shown no longer is removed also where nothing
		 * can be written: it may be the text of somebody who was erased.
		 */
		async write(published: Published): Promise<number | null> {
			const hashes = kept ?? (await lookForHashes())
			const isWritten = await isDone(write(published, hashes))
			const isAllDone = (await areOthersRemoved(published, hashes)) && isWritten
			kept = isAllDone && !lookAgain ? hashes : null
			if (!isAllDone) return pauseAfterFailure
			return lookAgain ? longest : null
		},
	}
}
