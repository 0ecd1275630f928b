/** Word documents of both kinds, as people write them and as attackers build them. */
import { docx } from './files.ts'

const sectorSize = 512
const free = 0xffffffff
const endOfChain = 0xfffffffe
const table = 0xfffffffd

type Stream = { name: string; content?: Buffer }

function header(directory: number): Buffer {
	const file = Buffer.alloc(sectorSize)
	Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
	file.writeUInt16LE(0xfffe, 28)
	file.writeUInt16LE(9, 30)
	file.writeUInt16LE(6, 32)
	file.writeUInt32LE(1, 44)
	file.writeUInt32LE(directory, 48)
	file.writeUInt32LE(4096, 56)
	file.writeUInt32LE(endOfChain, 60)
	file.writeUInt32LE(endOfChain, 68)
	for (let at = 76; at < sectorSize; at += 4) file.writeUInt32LE(free, at)
	file.writeUInt32LE(0, 76)
	return file
}

/** A compound file: storages have no content. */
export function compoundFile(...streams: Stream[]): Buffer {
	const allocation = Buffer.alloc(sectorSize, 0xff)
	allocation.writeUInt32LE(table, 0)
	const directorySectors = Math.ceil((streams.length + 1) / 4)
	const directory = Buffer.alloc(directorySectors * sectorSize)
	let next = 1
	const allocate = (sectors: number) => {
		const start = next
		for (let at = 0; at < sectors; at += 1) {
			next += 1
			allocation.writeUInt32LE(at === sectors - 1 ? endOfChain : next, (next - 1) * 4)
		}
		return start
	}
	const directoryStart = allocate(directorySectors)
	const entry = (index: number, name: string, kind: number, start: number, size: number) => {
		const at = index * 128
		directory.write(name, at, 'utf16le')
		directory.writeUInt16LE((name.length + 1) * 2, at + 64)
		directory.writeUInt8(kind, at + 66)
		directory.writeUInt32LE(start, at + 116)
		directory.writeUInt32LE(size, at + 120)
	}
	entry(0, 'Root Entry', 5, endOfChain, 0)
	const contents = streams.map(({ name, content }, at) => {
		if (!content) entry(at + 1, name, 1, 0, 0)
		if (!content) return Buffer.alloc(0)
		// Long enough to lie in sectors of its own.
		const size = Math.max(4096, Math.ceil(content.length / sectorSize) * sectorSize)
		entry(at + 1, name, 2, allocate(size / sectorSize), size)
		return Buffer.concat([content, Buffer.alloc(size - content.length)])
	})
	return Buffer.concat([header(directoryStart), allocation, directory, ...contents])
}

/** The list of names of a document, with its template as the second. */
function namesWith(template: string): Buffer {
	const head = Buffer.from([0xff, 0xff, 18, 0, 0, 0, 0, 0])
	const length = Buffer.alloc(2)
	length.writeUInt16LE(template.length)
	return Buffer.concat([head, length, Buffer.from(template, 'utf16le'), Buffer.alloc(32)])
}

/** Writes the pieces of a text from the last to the first, as a document saved in pieces may have them; answers their list. */
function writePieces(stream: Buffer, pieces: readonly string[]): Buffer {
	const list = Buffer.alloc(5 + 4 + pieces.length * 12)
	list.writeUInt8(2, 0)
	list.writeUInt32LE(list.length - 5, 1)
	const cpAt = (at: number) => 5 + at * 4
	let place = 1024
	for (const [at, piece] of [...pieces.entries()].reverse()) {
		stream.write(piece, place, 'utf16le')
		list.writeUInt32LE(place, cpAt(pieces.length + 1) + at * 8 + 2)
		place += piece.length * 2
	}
	let cp = 0
	for (const [at, piece] of pieces.entries()) {
		cp += piece.length
		list.writeUInt32LE(cp, cpAt(at + 1))
	}
	return list
}

/** A letter in the old format, with the storages that Word itself makes. */
export function doc({
	template = 'Normal.dot',
	extra = [] as Stream[],
	pieces = [] as string[],
} = {}): Buffer {
	const names = namesWith(template)
	const head = Buffer.alloc(2048)
	head.writeUInt16LE(0xa5ec, 0)
	head.writeUInt16LE(0x0200, 10)
	head.writeUInt32LE(100, 410)
	head.writeUInt32LE(names.length, 414)
	const list = writePieces(head, pieces)
	head.writeUInt32LE(100 + names.length, 418)
	head.writeUInt32LE(list.length, 422)
	return compoundFile(
		{ name: 'WordDocument', content: head },
		{ name: '1Table', content: Buffer.concat([Buffer.alloc(100), names, list]) },
		{ name: '\u0005SummaryInformation', content: Buffer.from('summary') },
		{ name: '\u0001CompObj', content: Buffer.from('Microsoft Word') },
		{ name: 'ObjectPool' },
		...extra,
	)
}

/** Eight kilobytes whose list of tables goes on in itself: a reader that follows it never comes to an end. */
export function endlessDoc(): Buffer {
	const file = Buffer.alloc(8192)
	header(0).copy(file)
	file.writeUInt16LE(12, 30)
	file.writeUInt32LE(0, 68)
	for (let at = 4096; at < 8192; at += 4) file.writeUInt32LE(0, at)
	return file
}

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export function relations(type: string, target: string, mode = 'External'): string {
	return (
		'<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
		`<Relationship Id="rId1" Type="${relation}/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`
	)
}

export const docxWith = (name: string, content: string | Buffer) =>
	docx([{ name, content: Buffer.from(content) }])

/** A text with fields: what stands in braces is the code of a field, which may hold others. A bar splits it into pieces. */
export function docxWithFields(text: string): Buffer {
	const runs = [...text.matchAll(/[{}]|[^{}|]+/g)].map(([part]) => {
		if (part === '{') return '<w:r><w:fldChar w:fldCharType="begin"/></w:r>'
		if (part === '}') return '<w:r><w:fldChar w:fldCharType="end"/></w:r>'
		return `<w:r><w:instrText xml:space="preserve">${part}</w:instrText></w:r>`
	})
	return docxWith('word/header1.xml', `<w:hdr><w:p>${runs.join('')}</w:p></w:hdr>`)
}
