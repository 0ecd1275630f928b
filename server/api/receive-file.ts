/** Reads one file out of a multipart body, straight to disk, and never more of it than a document may have. */
import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { type DocumentLabel, documentLabels } from '#domain/cases/codes.ts'
import {
	checkDocumentName,
	type DocumentRefusal,
	maxDocumentBytes,
} from '#domain/forms/document.ts'
import { documentKinds, type FileExtension } from '#domain/forms/document-kinds.ts'
import { singleLine } from '#domain/plain-text.ts'
import { errorCode } from '../log.ts'
import { limitedBody } from './limited-body.ts'

export type Received =
	| { refusal: DocumentRefusal }
	/** It could not be written, for which the sender is not to blame. */
	| { failed: string }
	| {
			extension: FileExtension
			size: number
			digest: string
			fileName: string
			/** What its sender says it is; null where the form does not say. */
			label: DocumentLabel | null
	  }

/** What surrounds the file in a multipart body is small. */
const maxBodyBytes = maxDocumentBytes + 64 * 1024

type Written = { size: number; digest: string } | { failed: string }

/**
 * A file that can't be written is still read to its end: the parser waits for that, and so does a browser that would
 * otherwise see a broken connection instead of the answer.
 */
async function write(stream: Readable, path: string): Promise<Written> {
	// A break before the first byte is read is heard by the loop below.
	stream.on('error', () => {})
	const hash = createHash('sha256')
	let size = 0
	let failed: string | null = null
	const file = await open(path, 'wx', 0o600).catch((error) => {
		failed = errorCode(error)
		return null
	})
	try {
		for await (const chunk of stream) {
			hash.update(chunk)
			size += chunk.length
			if (failed !== null) continue
			await file?.writeFile(chunk).catch((error) => {
				failed = errorCode(error)
			})
		}
		if (failed === null) {
			await file?.sync().catch((error) => {
				failed = errorCode(error)
			})
		}
	} finally {
		await file?.close().catch(() => {})
	}
	return failed === null ? { size, digest: hash.digest('hex') } : { failed }
}

function createParser(type: string) {
	try {
		return new Busboy({
			headers: { 'content-type': type },
			limits: {
				files: 1,
				fields: 5,
				parts: 6,
				fieldSize: 1024,
				headerSize: 16 * 1024,
				fileSize: maxDocumentBytes + 1,
			},
		})
	} catch {
		// Without a boundary there is nothing to parse.
		return null
	}
}

export async function receiveFile(
	request: Request,
	path: string,
	kinds: object = documentKinds,
): Promise<Received> {
	const type = request.headers.get('content-type') ?? ''
	const isForm = /^multipart\/form-data\s*;/i.test(type)
	const parser = request.body && isForm ? createParser(type) : null
	if (!parser) return { refusal: 'required' }

	let result: Received = { refusal: 'required' }
	let writing: Promise<void> = Promise.resolve()
	let label: DocumentLabel | null = null
	parser.on('field', (field, value) => {
		if (field === 'kind') label = documentLabels.find((one) => one === value) ?? null
	})

	const files: Readable[] = []
	parser.on('file', (field, stream, filename) => {
		files.push(stream)
		const named = field === 'file' && filename ? checkDocumentName(filename, kinds) : null
		if (!named || 'refusal' in named) {
			if (named) result = named
			stream.resume()
			return
		}
		writing = write(stream, path).then((written) => {
			if ('failed' in written) result = written
			else if (written.size > maxDocumentBytes) result = { refusal: 'too_large' }
			else if (written.size === 0) result = { refusal: 'empty_file' }
			else result = { ...named, ...written, fileName: singleLine(filename ?? ''), label: null }
		})
		// Waited for below; here only so that a break in between is not called unhandled.
		writing.catch(() => {})
	})

	const body = limitedBody(request.body, maxBodyBytes)
	try {
		await pipeline(Readable.from(body.chunks(), { objectMode: false }), parser)
		await writing
	} catch {
		// A body that ends in the middle, or is not multipart at all. The parser leaves the file it was reading open.
		for (const file of files) file.destroy(new Error('the body broke off'))
		await writing.catch(() => {})
		return { refusal: body.isOver() ? 'too_large' : 'required' }
	}
	// A form may say what the file is after the file itself.
	return 'digest' in result ? { ...result, label } : result
}
