/**
 * Rendered pages in memory, already compressed. Catalogue pages are the same for everyone,
 * so a page is rendered once per language and then costs about as much as a file.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import {
	brotliCompress,
	brotliCompressSync,
	brotliDecompressSync,
	constants,
	gzipSync,
} from 'node:zlib'
import { defaultLanguage } from '#domain/language.ts'
import { isSaidIn, type Readings } from '../content/readings.ts'
import type { SiteContent } from '../content/site-content.ts'
import type { Snapshot } from '../content/snapshot.ts'
import { errorCode, log } from '../log.ts'
import { contentPolicy, type Written } from './policy.ts'

const compress = promisify(brotliCompress)

/** A text compressed for nearly every browser; other forms are made from it. */
export interface Packed {
	/** Made when the first browser without Brotli asks. */
	gzip?: Buffer<ArrayBuffer>
	brotli: Buffer<ArrayBuffer>
}

export interface Page extends Packed {
	status: number
	etag: string
	/** The page's own headers; those of every answer are added to them. */
	headers: [string, string][]
}

/** The smallest form that the browser accepts. */
export function bodyFor(
	packed: Packed,
	acceptEncoding = '',
): { body: Buffer<ArrayBuffer>; encoding: 'br' | 'gzip' | undefined } {
	if (acceptEncoding.includes('br')) return { body: packed.brotli, encoding: 'br' }
	if (acceptEncoding.includes('gzip')) {
		packed.gzip ??= gzipSync(plainOf(packed), { level: 6 })
		return { body: packed.gzip, encoding: 'gzip' }
	}
	return { body: plainOf(packed), encoding: undefined }
}

/** Not kept: it is six times as large. */
function plainOf({ brotli }: Packed): Buffer<ArrayBuffer> {
	return brotliDecompressSync(brotli)
}

function brotliOptions(quality: number, size: number) {
	return {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: quality,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_SIZE_HINT]: size,
			// A window as large as the page: the default one costs megabytes that no page fills.
			[constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(size + 1)))),
			// Taken in by 64 KB: larger pieces take twice the memory and come out no smaller.
			[constants.BROTLI_PARAM_LGBLOCK]: 16,
		},
	}
}

/**
 * How hard a page is compressed while its first reader waits. A plan of 111 KB: 4 makes 26.8 KB of it in 4.1 ms of processor
 * time, 5 makes 24.6 KB in 7.2 ms, 6 the same as 5. The tightest form of a kept page follows anyhow.
 */
const quality = 4

export function pack(plain: Buffer): Packed {
	return { brotli: brotliCompressSync(plain, brotliOptions(quality, plain.length)) }
}

let tightened: Promise<void> = Promise.resolve()

/** The first reader gets a quick compression; everyone after gets the tightest one, made one after another. */
export function tightenLater(packed: Packed): void {
	const tighten = async () => {
		const plain = plainOf(packed)
		packed.brotli = await compress(plain, brotliOptions(11, plain.length))
		delete packed.gzip
	}
	tightened = tightened.then(tighten).catch((error) => {
		log.warn('a text stays loosely compressed', { code: errorCode(error) })
	})
}

export function packPage(written: Written, status: number): Page {
	const { html } = written
	const packed = pack(Buffer.from(html))
	// Of the compressed page: less to hash.
	const etag = `"${createHash('sha256').update(packed.brotli).digest('base64url').slice(0, 22)}"`
	return {
		...packed,
		status,
		etag,
		headers: [
			['ETag', etag],
			['Cache-Control', 'private, no-cache'],
			['Vary', 'Cookie, Accept-Encoding'],
			['Content-Security-Policy', contentPolicy(written)],
			['Content-Type', 'text/html; charset=utf-8'],
			['Content-Language', /<html lang="(\w+)"/.exec(html)?.[1] ?? defaultLanguage],
		],
	}
}

interface KeptPage {
	page: Page
	readings: Readings
}

/** Only pages of the known list come in here (`known-pages.ts`), so it needs no limit, and neither does the queue of compressions. */
export class PageCache {
	readonly #content: Pick<SiteContent, 'current' | 'onErasure'>
	/** By language and path, as `ar /faq`. */
	readonly #pages = new Map<string, KeptPage>()
	/** The snapshot whose texts all kept pages show. */
	#snapshot: Snapshot

	constructor(content: Pick<SiteContent, 'current' | 'onErasure'>) {
		this.#content = content
		this.#snapshot = content.current()
		// Otherwise the next request does it, which may be long after.
		content.onErasure(() => this.#dropChanged())
	}

	get size(): number {
		return this.#pages.size
	}

	get(key: string): Page | undefined {
		this.#dropChanged()
		return this.#pages.get(key)?.page
	}

	/** A page that shows a text which was published anew while it was made is not kept. */
	set(key: string, page: Page, readings: Readings): void {
		this.#dropChanged()
		if (!isSaidIn(this.#snapshot, readings)) return
		this.#pages.set(key, { page, readings })
		tightenLater(page)
	}

	/** After a publication only those pages go that show one of its texts. */
	#dropChanged(): void {
		const snapshot = this.#content.current()
		if (snapshot === this.#snapshot) return
		this.#snapshot = snapshot
		for (const [key, { readings }] of this.#pages)
			if (!isSaidIn(snapshot, readings)) this.#pages.delete(key)
	}
}
