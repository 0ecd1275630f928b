/**
 * New Word documents: a zip archive with certain parts. The sizes in an archive are only claims, so every part is
 * unpacked to its end, in small pieces; only those of parts in XML are kept until the part is read (`docx-parts.ts`).
 */
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import type { DocumentRefusal } from '#domain/forms/document.ts'
import { createPartReader } from './docx-parts.ts'
import { looksLikeXml } from './xml.ts'

const maxParts = 2000
const maxUnpacked = 100 * 1024 * 1024
/** A thousand pages of text; more than one part of that size would not fit into the thread's memory. */
const maxXmlPart = 12 * 1024 * 1024
const maxXml = 30 * 1024 * 1024

class TooComplexDocx extends Error {}

/** The content of a part in XML; null for any other. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer | null> {
	const stream = await zip.openReadStreamPromise(entry)
	const kept: Buffer[] = []
	let isXml: boolean | null = null
	let size = 0
	for await (const chunk of stream) {
		isXml ??= looksLikeXml(chunk)
		size += chunk.length
		if (!isXml) continue
		if (size > maxXmlPart) throw new TooComplexDocx()
		kept.push(chunk)
	}
	return isXml ? Buffer.concat(kept) : null
}

function checkName(name: string): DocumentRefusal | null {
	if (/(?:^|\/)vba[^/]*\.(?:bin|xml)$/.test(name)) return 'macros'
	return /^word\/(?:embeddings|activex)\//.test(name) ? 'embedded_object' : null
}

async function checkArchive(zip: ZipFile, size: number): Promise<DocumentRefusal | null> {
	if (zip.entryCount > maxParts) return 'too_complex'
	const names = new Set<string>()
	const parts = createPartReader()
	let refusal: DocumentRefusal | null = null
	let unpacked = 0
	let packed = 0
	let xml = 0
	for await (const entry of zip.eachEntry()) {
		// Word does not tell capitals from small letters, and takes one of two parts with the same name.
		const name = entry.fileName.toLowerCase()
		if (names.has(name) || entry.isEncrypted()) return 'damaged'
		names.add(name)
		unpacked += entry.uncompressedSize
		packed += entry.compressedSize
		// More than the whole file holds: parts lie over each other, as only bombs have it.
		if (unpacked > maxUnpacked || packed > size) return 'too_complex'
		const content = await unpack(zip, entry)
		xml += content?.length ?? 0
		if (xml > maxXml) return 'too_complex'
		refusal ??= checkName(name) ?? (content && parts.read(name, content))
	}
	if (!names.has('[content_types].xml') || !names.has('word/document.xml')) return 'wrong_kind'
	return refusal ?? parts.checkLinks()
}

export async function checkDocx(file: Buffer): Promise<DocumentRefusal | null> {
	try {
		return await checkArchive(await fromBufferPromise(file), file.length)
	} catch (error) {
		return error instanceof TooComplexDocx ? 'too_complex' : 'damaged'
	}
}
