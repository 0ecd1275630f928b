/** Whether an uploaded file is what its name says: by signature, then by what can be checked of its inside. */
import { open, readFile } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import {
	type DocumentExtension,
	type DocumentRefusal,
	documentKinds,
} from '#domain/forms/document.ts'
import { checkDoc, checkDocx } from './word.ts'

/** Loaded with the first picture: most processes start without ever seeing one. */
async function loadSharp() {
	const { default: sharp } = await import('sharp')
	// One picture is decoded in one thread and not kept: uploads are rare, and memory is for everybody.
	sharp.concurrency(1)
	sharp.cache(false)
	return sharp
}

/** An A3 scan at 600 dots per inch has 70 million pixels. */
const maxPixels = 80_000_000
const maxSide = 20_000

async function signatureOf(path: string): Promise<string | undefined> {
	const file = await open(path, 'r')
	try {
		const head = Buffer.alloc(4100)
		const { bytesRead } = await file.read(head, 0, head.length, 0)
		return (await fileTypeFromBuffer(head.subarray(0, bytesRead)))?.mime
	} finally {
		await file.close()
	}
}

async function checkPicture(path: string): Promise<DocumentRefusal | null> {
	const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const
	const sharp = await loadSharp()
	try {
		const { width, height } = await sharp(path, { ...options, limitInputPixels: false }).metadata()
		if (width > maxSide || height > maxSide || width * height > maxPixels) return 'too_complex'
		// Every line is decoded: a script behind the signature of a picture has none.
		await sharp(path, options)
			.resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false })
			.raw()
			.toBuffer()
		return null
	} catch {
		return 'damaged'
	}
}

const archives = new Set<string | undefined>([
	'application/zip',
	'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
])

/** Null when the file may be kept. */
export async function inspect(
	path: string,
	extension: DocumentExtension,
): Promise<DocumentRefusal | null> {
	const signature = await signatureOf(path).catch(() => undefined)
	if (extension === 'docx') {
		return archives.has(signature) ? checkDocx(await readFile(path)) : 'wrong_kind'
	}
	if (extension === 'doc') {
		return signature === 'application/x-cfb' ? checkDoc(await readFile(path)) : 'wrong_kind'
	}
	if (signature !== documentKinds[extension]) return 'wrong_kind'
	return extension === 'pdf' ? null : checkPicture(path)
}
