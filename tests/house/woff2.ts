/** As much of a WOFF2 file as the house rules ask about: which characters it draws, and how tall its lines are. */
import { brotliDecompressSync } from 'node:zlib'

export interface Font {
	characters: ReadonlySet<number>
	/** As shares of the font size. */
	ascent: number
	descent: number
}

/** Tags that the directory names by number; the rest it spells out. */
const known = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm']
const glyphs = 10
const locations = 11
const spelledOut = 63

export function readFont(file: Buffer): Font {
	const tables = tablesOf(file)
	const [cmap, head, hhea] = ['cmap', 'head', 'hhea'].map((tag) => tables.get(tag))
	if (!cmap || !head || !hhea) throw new Error('a font without characters or measures')
	const unit = head.readUInt16BE(18)
	return {
		characters: charactersOf(cmap),
		ascent: hhea.readInt16BE(4) / unit,
		descent: -hhea.readInt16BE(6) / unit,
	}
}

function tablesOf(file: Buffer): Map<string, Buffer> {
	if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('not a WOFF2 file')
	let at = 48
	const number = () => {
		let value = 0
		for (let more = true; more; ) {
			const byte = file.readUInt8(at++)
			value = value * 128 + (byte & 127)
			more = byte > 127
		}
		return value
	}
	const directory = Array.from({ length: file.readUInt16BE(12) }, () => {
		const flags = file.readUInt8(at++)
		const index = flags & 63
		const tag = index === spelledOut ? file.toString('latin1', at, at + 4) : (known[index] ?? '')
		if (index === spelledOut) at += 4
		const original = number()
		const version = flags >> 6
		const isOutline = index === glyphs || index === locations
		const isTransformed = isOutline ? version !== 3 : version !== 0
		return { tag, length: isTransformed ? number() : original }
	})
	const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
	let offset = 0
	return new Map(
		directory.map(({ tag, length }) => {
			offset += length
			return [tag, data.subarray(offset - length, offset)]
		}),
	)
}

function charactersOf(cmap: Buffer): Set<number> {
	const found = new Set<number>()
	for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
		const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8))
		const format = table.readUInt16BE(0)
		if (format === 4) addSegments(table, found)
		if (format === 12) addGroups(table, found)
	}
	return found
}

function addSegments(table: Buffer, found: Set<number>): void {
	const size = table.readUInt16BE(6)
	for (let at = 0; at < size; at += 2) {
		const last = table.readUInt16BE(14 + at)
		const first = table.readUInt16BE(16 + size + at)
		const delta = table.readUInt16BE(16 + size * 2 + at)
		const rangeAt = 16 + size * 3 + at
		const range = table.readUInt16BE(rangeAt)
		for (let code = first; code <= last && code !== 0xffff; code += 1) {
			const named = range === 0 ? code : table.readUInt16BE(rangeAt + range + (code - first) * 2)
			if (named !== 0 && ((named + delta) & 0xffff) !== 0) found.add(code)
		}
	}
}

function addGroups(table: Buffer, found: Set<number>): void {
	for (let group = 0; group < table.readUInt32BE(12); group += 1) {
		const at = 16 + group * 12
		for (let code = table.readUInt32BE(at); code <= table.readUInt32BE(at + 4); code += 1)
			found.add(code)
	}
}
