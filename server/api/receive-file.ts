/** Reads one file out of a multipart body, straight to disk, and never more of it than a document may have. */
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import type { Context } from 'hono'
import {
	checkDocumentName,
	type DocumentExtension,
	type DocumentRefusal,
	maxDocumentBytes,
} from '#domain/forms/document.ts'
import { limitedBody } from './limited-body.ts'

export type Received =
	| { refusal: DocumentRefusal }
	| { extension: DocumentExtension; size: number; digest: string }

/** What surrounds the file in a multipart body is small. */
const maxBodyBytes = maxDocumentBytes + 64 * 1024

async function sync(path: string) {
	const file = await open(path, 'r+')
	await file.sync().finally(() => file.close())
}

export async function receiveFile(c: Context, path: string): Promise<Received> {
	const type = c.req.header('content-type') ?? ''
	if (!c.req.raw.body || !/^multipart\/form-data\s*;/i.test(type)) return { refusal: 'required' }

	const parser = busboy({
		headers: { 'content-type': type },
		defParamCharset: 'utf8',
		limits: { files: 1, fields: 5, parts: 6, fieldSize: 1024, fileSize: maxDocumentBytes + 1 },
	})
	let result: Received = { refusal: 'required' }
	let writing: Promise<void> = Promise.resolve()

	parser.on('file', (field, stream, { filename }) => {
		const named = field === 'file' && filename ? checkDocumentName(filename) : null
		if (!named || 'refusal' in named) {
			if (named) result = named
			stream.resume()
			return
		}
		const hash = createHash('sha256')
		let size = 0
		const measure = new Transform({
			transform(chunk: Buffer, _encoding, done) {
				hash.update(chunk)
				size += chunk.length
				done(null, chunk)
			},
		})
		writing = pipeline(stream, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 })).then(
			() => {
				if (size > maxDocumentBytes) result = { refusal: 'too_large' }
				else if (size === 0) result = { refusal: 'empty_file' }
				else result = { ...named, size, digest: hash.digest('hex') }
			},
		)
		// Waited for below; here only so that a break in between is not called unhandled.
		writing.catch(() => {})
	})

	const body = limitedBody(c.req.raw.body, maxBodyBytes)
	try {
		await pipeline(Readable.from(body.chunks(), { objectMode: false }), parser)
		await writing
	} catch {
		// A body that ends in the middle, or is not multipart at all.
		await writing.catch(() => {})
		return { refusal: body.isOver() ? 'too_large' : 'required' }
	}
	if ('digest' in result) await sync(path)
	return result
}
