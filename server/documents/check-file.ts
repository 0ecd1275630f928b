/** Whether an uploaded file is what its name says and nothing worse: by signature, then by what is inside. */
import { open, readFile } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import type { DocumentRefusal } from '#domain/forms/document.ts'
import {
	type FileExtension,
	fileKinds,
	isPlayable,
	type playableKinds,
} from '#domain/forms/document-kinds.ts'
import { checkDoc } from './doc.ts'
import { checkDocx } from './docx.ts'
import { checkPdf } from './pdf.ts'
import { checkPicture } from './picture.ts'

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

/** What programs call them; they are never opened here, only played by the browser of a colleague. */
const sounds: Readonly<Record<keyof typeof playableKinds, RegExp>> = {
	ogg: /^(?:audio|video|application)\/ogg/,
	m4a: /^(?:audio|video)\/(?:x-m4a|mp4)/,
	mp3: /^audio\/mpeg/,
	amr: /^audio\/amr/,
	aac: /^audio\/aac/,
	mp4: /^(?:audio|video)\/(?:x-m4v|x-m4a|mp4|quicktime)/,
	'3gp': /^(?:audio|video)\/(?:3gpp|mp4)/,
}

const archives = new Set<string | undefined>([
	'application/zip',
	'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
	'application/vnd.ms-word.document.macroenabled.12',
])

/** Null when the file may be kept. */
export async function checkFile(
	path: string,
	extension: FileExtension,
): Promise<DocumentRefusal | null> {
	const signature = await signatureOf(path).catch(() => undefined)
	if (extension === 'docx') {
		return archives.has(signature) ? checkDocx(await readFile(path)) : 'wrong_kind'
	}
	if (extension === 'doc') {
		return signature === 'application/x-cfb' ? checkDoc(await readFile(path)) : 'wrong_kind'
	}
	// Some programs name such a photo `.jpg` and change nothing in it.
	if (signature === 'image/heic' || signature === 'image/heif') return 'heic'
	if (isPlayable(extension)) return sounds[extension].test(signature ?? '') ? null : 'wrong_kind'
	if (signature !== fileKinds[extension]) return 'wrong_kind'
	return extension === 'pdf' ? checkPdf(await readFile(path)) : checkPicture(path)
}
