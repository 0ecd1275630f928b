/**
 * Documents that visitors upload. A row announces each before its bytes are put away, and an application claims it;
 * what nobody claims within a day is deleted. Names are made here and can not be guessed.
 */
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type FileExtension, fileKinds, isPlayable } from '#domain/forms/document-kinds.ts'
import { errorCode, log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { isBeingRemoved, type Scan } from '../store/document-rows.ts'
import type { Store } from '../store/store.ts'
import { openStorage } from './open-storage.ts'
import { soundLength } from './sound-length.ts'

const hour = 60 * 60 * 1000
/** How long an upload waits for its application: a day, or less while half the room for such files is taken. */
const life = { usual: 24 * hour, underPressure: 2 * hour }

/** Time, randomness, ending. */
function makeName(extension: FileExtension): string {
	return `${Date.now()}-${randomBytes(16).toString('hex')}.${extension}`
}

export type Upload = {
	path: string
	size: number
	extension: FileExtension
	key: string
	fingerprint: string
	/** A digest of the address it came from. */
	source: string
	scan: Scan
	/** As the sender's device calls it. */
	fileName: string
}

export type OpenedDocument = { content: Readable; contentType: string; size: number }
/** Kept, but not to be opened. */
export type HeldDocument = { held: 'waiting' | 'infected' | 'unscannable' }

export type Documents = Awaited<ReturnType<typeof openDocuments>>

export async function openDocuments(
	{
		dataDir,
		s3,
		siteUrl,
		room,
	}: Pick<Settings, 'dataDir' | 's3' | 'siteUrl'> & Partial<Pick<Settings, 'room'>>,
	store: Store,
) {
	const folder = join(dataDir, 'documents')
	const incoming = join(folder, 'incoming')
	const storage = await openStorage({ dataDir, s3 })
	const prefix = `${siteUrl}/api/application-documents/`
	const isName = (name: string) => /^\d{13}-[0-9a-f]{32}\.[a-z0-9]{3,4}$/.test(name)

	async function lifeNow(): Promise<number> {
		if (!room) return life.usual
		const { all } = await store.documents.unclaimedBytes('')
		return all > (room.unclaimedMb * 1024 * 1024) / 2 ? life.underPressure : life.usual
	}

	async function removeOne(name: string): Promise<boolean> {
		// Taken first, so that no application can claim it while its bytes go; the row goes last.
		if (!(await store.documents.takeForRemoval(name))) return false
		await storage.remove(name)
		await store.documents.forget(name)
		return true
	}

	return {
		folder,
		ping: storage.ping,
		addressOf: (name: string) => prefix + name,

		/** The name in an address that this server could have issued, or null. */
		nameIn(address: string): string | null {
			const name = address.startsWith(prefix) ? address.slice(prefix.length) : ''
			return isName(name) ? name : null
		},

		/** A new place to write an upload to, out of reach of everything that reads documents. */
		async incomingPath(): Promise<string> {
			await mkdir(incoming, { recursive: true, mode: 0o700 })
			return join(incoming, randomBytes(16).toString('hex'))
		},

		/** The name under which the upload is kept, or null when the key was used for another file. */
		async keep({
			path,
			size,
			extension,
			key,
			fingerprint,
			source,
			scan,
			fileName,
		}: Upload): Promise<string | null> {
			const contentType = fileKinds[extension]
			const seconds = isPlayable(extension) ? soundLength(await readFile(path), extension) : null
			const kept = { key, fingerprint, contentType, size, source, fileName, seconds }
			const given = { name: makeName(extension), ...kept }
			let row = await store.documents.announce(given)
			const isUnended = row.fingerprint !== fingerprint && row.stored_at === null
			if (isUnended || isBeingRemoved(row)) {
				// An earlier try with this key never came to an end, and only ends count; or what it has kept is going.
				await store.documents.abandon(row.name)
				row = await store.documents.announce(given)
			}
			if (row.fingerprint !== fingerprint) return null
			if (row.stored_at !== null) return row.name
			// If this fails, the row is left to the sweep: another process may be putting the same document away.
			await storage.put(row.name, path, contentType)
			if (!(await store.documents.markStored(row.name, scan))) throw new Error('taken away')
			return row.name
		},

		/** The name under which an earlier try has kept it; null when none has. */
		async nameKept(key: string, fingerprint: string): Promise<string | null> {
			const row = await store.documents.findByKey(key)
			if (row?.fingerprint !== fingerprint || row.stored_at === null) return null
			return isBeingRemoved(row) ? null : row.name
		},

		async read(name: string): Promise<OpenedDocument | HeldDocument | null> {
			if (!isName(name)) return null
			const row = await store.documents.find(name)
			if (!row?.stored_at) return null
			if (row.scan !== null && row.scan !== 'clean') return { held: row.scan }
			const content = await storage.read(name)
			return content && { content, contentType: row.content_type, size: row.size }
		},

		readBytes: storage.read,

		/** Files that the desk makes (packs): their rows name them, and nothing else opens them. */
		keepMade: (name: string, path: string) => storage.put(name, path, fileKinds.pdf),
		removeMade: storage.remove,

		/** Where photos of the website are kept too. */
		storage,

		/** Of these, what nobody has claimed; another process may have taken it already. */
		async removeUnclaimed(names: readonly string[]): Promise<void> {
			for (const name of names) await removeOne(name)
		},

		/** Deletes what no application claimed in its time, and what broken uploads left behind. */
		async sweep(olderThan?: number, signal?: AbortSignal): Promise<number> {
			let removed = 0
			const before = new Date(Date.now() - (olderThan ?? (await lifeNow()))).toISOString()
			let names = await store.documents.unclaimedBefore(before)
			while (names.length > 0) {
				for (const name of names) {
					if (signal?.aborted) return removed
					try {
						if (await removeOne(name)) removed += 1
					} catch (error) {
						log.warn('document not removed', { document: name, code: errorCode(error) })
					}
				}
				names = await store.documents.unclaimedBefore(before, names.at(-1))
			}
			for (const name of await readdir(incoming).catch((): string[] => [])) {
				const path = join(incoming, name)
				const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
				// A folder where a photo was being made into its sizes.
				if (Date.now() - mtimeMs > hour) await rm(path, { recursive: true, force: true })
			}
			if (removed > 0) log.info('unclaimed documents deleted', { count: removed })
			return removed
		},
	}
}
