/**
 * New Word documents: a zip archive with certain parts. The sizes in an archive are only claims, so every part is
 * unpacked to its end, in small pieces that are not kept; only the parts that say what the others are get read.
 */
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import type { DocumentRefusal } from '#domain/forms/document.ts'
import { isRemote } from './remote.ts'

const maxParts = 2000
const maxUnpacked = 100 * 1024 * 1024
const maxRead = 2 * 1024 * 1024

/** Word writes UTF-8 and also reads UTF-16. */
function decodeXml(content: Buffer): string {
	if (content[1] === 0 || (content[0] === 0xff && content[1] === 0xfe)) {
		return content.toString('utf16le')
	}
	if (content[0] === 0 || (content[0] === 0xfe && content[1] === 0xff)) {
		const even = content.subarray(0, content.length - (content.length % 2))
		return Buffer.from(even).swap16().toString('utf16le')
	}
	return content.toString('utf8')
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
	return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, ten, hex, name) => {
		if (name !== undefined) return named[name] ?? whole
		const code = ten === undefined ? Number.parseInt(hex, 16) : Number(ten)
		return code <= 0x10ffff ? String.fromCodePoint(code) : ''
	})
}

const embeddedTypes = /\/(?:oleObject|package|control|activeXControlBinary|aFChunk)$/i
const macroTypes = /\/(?:vbaProject|wordVbaData)$/i
const fetchedTypes = /\/(?:attachedTemplate|subDocument|frame)$/i

/** With all its attributes, whose values may hold brackets too. */
const relation = /<(?:[^\s<>/:]+:)?Relationship((?:\s+[^\s<>=/]+\s*=\s*(?:"[^"]*"|'[^']*'))*)/g

function checkRelations(xml: string): DocumentRefusal | null {
	for (const [, attributes = ''] of xml.matchAll(relation)) {
		const of = (name: string) => {
			const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
			return decodeEntities(found?.[1] ?? found?.[2] ?? '')
		}
		const type = of('Type')
		if (macroTypes.test(type)) return 'macros'
		if (embeddedTypes.test(type)) return 'embedded_object'
		if (fetchedTypes.test(type) && isRemote(of('Target'))) return 'remote_template'
	}
	return null
}

function checkXml(name: string, content: Buffer): DocumentRefusal | null {
	const xml = decodeXml(content)
	// Word refuses it too, and it could give another name to everything below.
	if (/<!DOCTYPE/i.test(xml)) return 'damaged'
	if (name.endsWith('.rels')) return checkRelations(xml)
	return /macroEnabled|vbaProject/i.test(decodeEntities(xml)) ? 'macros' : null
}

async function unpack(zip: ZipFile, entry: Entry, isRead: boolean): Promise<Buffer> {
	const stream = await zip.openReadStreamPromise(entry)
	const kept: Buffer[] = []
	for await (const chunk of stream) if (isRead) kept.push(chunk)
	return Buffer.concat(kept)
}

function checkName(name: string): DocumentRefusal | null {
	if (/(?:^|\/)vba[^/]*\.(?:bin|xml)$/.test(name)) return 'macros'
	return /^word\/(?:embeddings|activex)\//.test(name) ? 'embedded_object' : null
}

async function checkArchive(zip: ZipFile, size: number): Promise<DocumentRefusal | null> {
	if (zip.entryCount > maxParts) return 'too_complex'
	const names = new Set<string>()
	let refusal: DocumentRefusal | null = null
	let unpacked = 0
	let packed = 0
	for await (const entry of zip.eachEntry()) {
		// Word does not tell capitals from small letters, and takes one of two parts with the same name.
		const name = entry.fileName.toLowerCase()
		if (names.has(name) || entry.isEncrypted()) return 'damaged'
		names.add(name)
		unpacked += entry.uncompressedSize
		packed += entry.compressedSize
		// More than the whole file holds: parts lie over each other, as only bombs have it.
		if (unpacked > maxUnpacked || packed > size) return 'too_complex'
		const isRead = name === '[content_types].xml' || name.endsWith('.rels')
		if (isRead && entry.uncompressedSize > maxRead) return 'too_complex'
		const content = await unpack(zip, entry, isRead)
		refusal ??= checkName(name) ?? (isRead ? checkXml(name, content) : null)
	}
	if (!names.has('[content_types].xml') || !names.has('word/document.xml')) return 'wrong_kind'
	return refusal
}

export async function checkDocx(file: Buffer): Promise<DocumentRefusal | null> {
	try {
		return await checkArchive(await fromBufferPromise(file), file.length)
	} catch {
		return 'damaged'
	}
}
