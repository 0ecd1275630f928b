/** Old Word documents: built like one, and without anything that runs or is fetched when they are opened. */
import type { DocumentRefusal } from '#domain/forms/document.ts'
import { openCompoundFile } from './compound-file.ts'
import { docPieces } from './doc-pieces.ts'
import { isRemote } from './remote.ts'
import { activeFieldIn, createFieldReader } from './word-fields.ts'

const macros = /^(?:Macros|_VBA_PROJECT(?:_CUR)?|VBA)$/i
/** What is embedded is a storage named by a number; one of these holds its content. */
const embedded = /^(?:_\d{6,}|\W?Ole10Native|Package|EmbeddedOdf|Equation Native)$/i

/** Positions in the head of the stream `WordDocument` ([MS-DOC] 2.5.1). */
const flagsAt = 10
const secondTable = 0x0200
const encrypted = 0x0100
const namesAt = 410
const piecesAt = 418
const headLength = 426
/** A list of names; the second is the template that the document takes its styles and macros from. */
const maxNames = 64 * 1024
/** A list of the text's pieces: more than a document has that was saved piece by piece for years. */
const maxPieces = 1024 * 1024

function templateIn(names: Buffer): string {
	// Two bytes say that characters have two each, two how many names there are, two how much follows each name.
	if (names.length < 6 || names.readUInt16LE(0) !== 0xffff) return ''
	const extra = names.readUInt16LE(4)
	const first = names.readUInt16LE(6)
	const at = 8 + first * 2 + extra
	if (at + 2 > names.length) return ''
	return names.toString('utf16le', at + 2, at + 2 + names.readUInt16LE(at) * 2)
}

/** Characters of the text that stand for the beginning of a field, of its result, and for its end. */
const [fieldBegin, fieldResult, fieldEnd] = ['\x13', '\x14', '\x15'] as const
const fieldMarks = new RegExp(`[${fieldBegin}${fieldResult}${fieldEnd}]`, 'g')

function hasActiveField(texts: Iterable<string>): boolean {
	const fields = createFieldReader()
	let depth = 0
	for (const text of texts) {
		let from = 0
		const code = (to: number) => {
			// What stands in no field is the text itself.
			if (depth > 0 && to > from) fields.code(text.slice(from, Math.min(to, from + 1000)))
		}
		for (const { index, 0: mark } of text.matchAll(fieldMarks)) {
			code(index)
			from = index + 1
			if (mark === fieldBegin) {
				fields.begin()
				depth += 1
			} else if (mark === fieldEnd && depth > 0) {
				fields.end()
				depth -= 1
			}
		}
		code(text.length)
		if (fields.hasActive()) return true
	}
	return false
}

function checkCompound(file: Buffer): DocumentRefusal | null {
	const compound = openCompoundFile(file)
	const streamOf = (name: string) =>
		compound.entries.find((entry) => entry.isStream && entry.name === name && entry.size > 0)
	const text = streamOf('WordDocument')
	if (!text) return 'damaged'
	for (const { name } of compound.entries) {
		if (macros.test(name)) return 'macros'
		if (embedded.test(name)) return 'embedded_object'
	}
	const content = compound.read(text, 0, file.length)
	// As it lies there, in either width of characters: a file of the oldest kind has no list of pieces.
	const whole = content.toString('latin1')
	if (activeFieldIn.test(whole) || activeFieldIn.test(whole.replaceAll('\0', ''))) {
		return 'active_field'
	}
	if (content.length < headLength) return null
	const flags = content.readUInt16LE(flagsAt)
	if (flags & encrypted) return 'locked'
	const table = streamOf(flags & secondTable ? '1Table' : '0Table')
	if (!table) return null
	const listed = (at: number, most: number) =>
		compound.read(table, content.readUInt32LE(at), Math.min(content.readUInt32LE(at + 4), most))
	if (hasActiveField(docPieces(content, listed(piecesAt, maxPieces)))) return 'active_field'
	return isRemote(templateIn(listed(namesAt, maxNames))) ? 'remote_template' : null
}

export function checkDoc(file: Buffer): DocumentRefusal | null {
	try {
		return checkCompound(file)
	} catch {
		// It points outside of itself, or in a circle.
		return 'damaged'
	}
}
