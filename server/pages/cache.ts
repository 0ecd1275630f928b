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
 * How hard a page is compressed while its first reader waits. Beyond 5 it comes out 2 % smaller for seven times the processor's
 * time, and the tightest form of a kept one follows anyhow.
 */
const quality = 5

function pack(plain: Buffer): Packed {
	return { brotli: brotliCompressSync(plain, brotliOptions(quality, plain.length)) }
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

/** Only pages of the known list come in here (`known-pages.ts`), so it needs no limit, and neither does the queue of compressions. */
export class PageCache {
	/** By language and path, as `ar /faq`. */
	readonly #pages = new Map<string, Page>()
	#tightened: Promise<void> = Promise.resolve()

	get size(): number {
		return this.#pages.size
	}

	get(key: string): Page | undefined {
		return this.#pages.get(key)
	}

	set(key: string, page: Page): void {
		this.#pages.set(key, page)
		// The first visitor gets a quick compression; everyone after gets the tightest one, made one after another.
		const tighten = async () => {
			const plain = plainOf(page)
			page.brotli = await compress(plain, brotliOptions(11, plain.length))
		}
		this.#tightened = this.#tightened.then(tighten).catch((error) => {
			log.warn('a page stays loosely compressed', { code: errorCode(error) })
		})
	}
}
