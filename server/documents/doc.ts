/** Old Word documents: built like one, and without anything that runs or is fetched when they are opened. */
import type { DocumentRefusal } from '#domain/forms/document.ts'
import { openCompoundFile } from './compound-file.ts'
import { isRemote } from './remote.ts'

const macros = /^(?:Macros|_VBA_PROJECT(?:_CUR)?|VBA)$/i
/** What is embedded is a storage named by a number; one of these holds its content. */
const embedded = /^(?:_\d{6,}|\W?Ole10Native|Package|EmbeddedOdf|Equation Native)$/i

/** Positions in the head of the stream `WordDocument` ([MS-DOC] 2.5.1). */
const flagsAt = 10
const secondTable = 0x0200
const encrypted = 0x0100
const namesAt = 410
/** A list of names; the second is the template that the document takes its styles and macros from. */
const maxNames = 64 * 1024

function templateIn(names: Buffer): string {
	// Two bytes say that characters have two each, two how many names there are, two how much follows each name.
	if (names.length < 6 || names.readUInt16LE(0) !== 0xffff) return ''
	const extra = names.readUInt16LE(4)
	const first = names.readUInt16LE(6)
	const at = 8 + first * 2 + extra
	if (at + 2 > names.length) return ''
	return names.toString('utf16le', at + 2, at + 2 + names.readUInt16LE(at) * 2)
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
	const head = compound.read(text, 0, namesAt + 8)
	if (head.length < namesAt + 8) return null
	const flags = head.readUInt16LE(flagsAt)
	if (flags & encrypted) return 'locked'
	const table = streamOf(flags & secondTable ? '1Table' : '0Table')
	const length = Math.min(head.readUInt32LE(namesAt + 4), maxNames)
	if (!table || length === 0) return null
	const names = compound.read(table, head.readUInt32LE(namesAt), length)
	return isRemote(templateIn(names)) ? 'remote_template' : null
}

export function checkDoc(file: Buffer): DocumentRefusal | null {
	try {
		return checkCompound(file)
	} catch {
		// It points outside of itself, or in a circle.
		return 'damaged'
	}
}
