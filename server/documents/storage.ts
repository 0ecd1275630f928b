import type { Readable } from 'node:stream'

/** Where the bytes of documents are kept: files or an S3 store. */
export type Storage = {
	/** Resolves when the bytes of the file at `path` are kept for good. The file may be gone afterwards. */
	put(name: string, path: string, contentType: string): Promise<void>
	/** Null when there is no such document. */
	read(name: string): Promise<Readable | null>
	/** The names that begin so. */
	list(prefix: string): Promise<string[]>
	/** Also resolves when it was not there; earlier versions of it go too. */
	remove(name: string): Promise<void>
	ping(): Promise<void>
}
