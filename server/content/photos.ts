/**
 * Photos of the website beside the documents, each in its sizes under the hash of what was sent. Their rows come first and go last, so
 * that bytes without a row belong to nobody: left by a broken upload, or brought back by a backup after they were erased.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import {
	isPhotoHash,
	type Photo,
	type PhotoFormat,
	photoFormats,
	photoWidths,
} from '#domain/website/photos.ts'
import type { Documents } from '../documents/documents.ts'
import type { MadePhoto, PhotoRefusal } from '../documents/make-photo.ts'
import { makePhotoSizes } from '../documents/photo-sizes.ts'
import { errorCode, log } from '../log.ts'
import { writeDurably } from '../store/durable-file.ts'
import type { Store } from '../store/store.ts'

const folder = 'photos/'
const day = 24 * 60 * 60 * 1000
/** Of the most asked; all sizes of a photo weigh about half a megabyte. */
const mostInMemory = 20 * 1024 * 1024

export interface KeptPhoto extends MadePhoto {
	hash: string
	widths: number[]
}

export type Photos = ReturnType<typeof createPhotos>

export function createPhotos(
	{ storage, folder: documentsFolder }: Pick<Documents, 'storage' | 'folder'>,
	{ website }: Pick<Store, 'website'>,
) {
	/** The one asked for last is the last. */
	const inMemory = new Map<string, Buffer>()
	let bytesInMemory = 0

	function remember(name: string, bytes: Buffer): void {
		// Somebody else may have read it in the same moment.
		bytesInMemory -= inMemory.get(name)?.length ?? 0
		inMemory.set(name, bytes)
		bytesInMemory += bytes.length
		for (const [oldest, { length }] of inMemory) {
			if (bytesInMemory <= mostInMemory) return
			inMemory.delete(oldest)
			bytesInMemory -= length
		}
	}

	function forgetBytes(hash: string): void {
		for (const [name, { length }] of inMemory) {
			if (!name.startsWith(`${hash}-`)) continue
			inMemory.delete(name)
			bytesInMemory -= length
		}
	}

	async function readFrom(name: string): Promise<Buffer | null> {
		const known = inMemory.get(name)
		if (known) {
			inMemory.delete(name)
			inMemory.set(name, known)
			return known
		}
		const content = await storage.read(folder + name)
		if (!content) return null
		const bytes = await buffer(content)
		remember(name, bytes)
		return bytes
	}

	async function removeBytes(hash: string): Promise<void> {
		forgetBytes(hash)
		for (const name of await storage.list(`${folder}${hash}-`)) await storage.remove(name)
	}

	/** The row first: bytes without one are swept away. */
	async function keep(
		hash: string,
		{ width, height, files, sent }: MadePhoto,
		made: string,
		by: string,
	): Promise<KeptPhoto | null> {
		const widths = photoWidths(width)
		const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
		if (!(await website.photos.add({ hash, width, height, bytes, widths, by }))) return null
		for (const { name } of files) {
			const format = name.endsWith('.avif') ? 'avif' : 'webp'
			await storage.put(`${folder}${hash}-${name}`, join(made, name), `image/${format}`)
		}
		return { hash, width, height, widths, sent, files }
	}

	return {
		/** Makes the sizes of a file that was looked at, and keeps them. Null while one of this content is just being removed. */
		async take(
			path: string,
			digest: string,
			by: string,
		): Promise<KeptPhoto | { refusal: PhotoRefusal } | null> {
			const made = `${path}-sizes`
			await mkdir(made, { recursive: true, mode: 0o700 })
			try {
				const photo = await makePhotoSizes(path, made)
				if ('refusal' in photo) return photo
				return await keep(digest.slice(0, 32), photo, made, by)
			} finally {
				await rm(made, { recursive: true, force: true })
			}
		},

		/** One size; null where there is none. */
		read: (hash: string, width: number, format: PhotoFormat) =>
			readFrom(`${hash}-${width}.${format}`),

		/** All files of a photo, for an export. */
		async files(hash: string): Promise<{ name: string; bytes: Buffer }[]> {
			const names = await storage.list(`${folder}${hash}-`)
			const files = names.map(async (name) => {
				const content = await storage.read(name)
				return content && { name: name.slice(folder.length), bytes: await buffer(content) }
			})
			return (await Promise.all(files)).filter((file) => file !== null)
		},

		removeBytes,

		/** From memory alone: another process may have removed the bytes. */
		letGo(): void {
			inMemory.clear()
			bytesInMemory = 0
		},

		/** Deletes what no text has named for a day, and bytes that have no row. */
		async sweep(signal?: AbortSignal, before = new Date(Date.now() - day)): Promise<number> {
			let removed = 0
			for (const hash of await website.photos.takeUnnamed(before.toISOString())) {
				if (signal?.aborted) return removed
				try {
					await removeBytes(hash)
					await website.photos.forget(hash, 'system')
					removed += 1
				} catch (error) {
					log.warn('photo not removed', { document: hash, code: errorCode(error) })
				}
			}
			// Listed before the rows are read: what is put away meanwhile has a row by then.
			const names = await storage.list(folder)
			const known = await website.photos.hashes()
			for (const name of names) {
				if (signal?.aborted) return removed
				const hash = name.slice(folder.length, folder.length + 32)
				if (!isPhotoHash(hash) || known.has(hash)) continue
				forgetBytes(hash)
				await storage.remove(name)
			}
			return removed
		},

		/** For an import: the files of a photo as an export wrote them. */
		async bring({ hash, width, height }: Photo, source: string, by: string): Promise<void> {
			const names = (await readdir(source).catch((): string[] => [])).filter(
				(name) => photoFile(name)?.hash === hash || name === `${hash}-original.webp`,
			)
			if (names.length === 0) return
			const there = await storage.list(`${folder}${hash}-`)
			// All of it: an import that was ended in the middle has left a row, and some of the bytes.
			const isWhole = names.every((name) => there.includes(folder + name))
			if (isWhole && (await website.photos.kept([hash])).size > 0) return
			const aside = join(documentsFolder, 'incoming', `${hash}-${randomUUID()}`)
			await mkdir(aside, { recursive: true, mode: 0o700 })
			try {
				const files: MadePhoto['files'] = []
				for (const name of names) {
					const bytes = await readFile(join(source, name))
					const end = name.slice(hash.length + 1)
					await writeDurably(join(aside, end), bytes)
					files.push({ name: end, bytes: bytes.length })
				}
				await keep(hash, { width, height, files, sent: { width, height } }, aside, by)
			} finally {
				await rm(aside, { recursive: true, force: true })
			}
		},
	}
}

/** `0f…-800.avif`; null where no photo can have this name. */
export function photoFile(
	file: string,
): { hash: string; width: number; format: PhotoFormat } | null {
	const [, hash = '', width = '', ending] =
		/^([0-9a-f]{32})-(\d{3,4})\.(avif|webp)$/.exec(file) ?? []
	const format = photoFormats.find((one) => one === ending)
	return format ? { hash, width: Number(width), format } : null
}
