/** The text of an old Word document, which lies in its stream in pieces of any order ([MS-DOC] 2.8.35, 2.9.177). */

/** Properties before the list of pieces, each with its length, then the list itself. */
const property = 1
const list = 2
const pieceLength = 8
/** In the position of a piece: it has one byte for each character, and its position counts for two. */
const isNarrow = 0x40000000
const positionBits = 0x3fffffff

class BrokenPieces extends Error {}

function listIn(clx: Buffer): Buffer | null {
	for (let at = 0; at + 5 <= clx.length; ) {
		const kind = clx.readUInt8(at)
		if (kind === list) return clx.subarray(at + 5, at + 5 + clx.readUInt32LE(at + 1))
		if (kind !== property) return null
		at += 3 + clx.readUInt16LE(at + 1)
	}
	return null
}

/** The pieces in the order of the text. Together they are no longer than the stream, unless they lie over each other. */
export function* docPieces(content: Buffer, clx: Buffer): Generator<string> {
	const pieces = listIn(clx)
	if (!pieces) return
	const count = Math.floor((pieces.length - 4) / (4 + pieceLength))
	let left = content.length
	for (let at = 0; at < count; at += 1) {
		const length = pieces.readUInt32LE((at + 1) * 4) - pieces.readUInt32LE(at * 4)
		if (length <= 0) continue
		const position = pieces.readUInt32LE((count + 1) * 4 + at * pieceLength + 2)
		const narrow = (position & isNarrow) !== 0
		const start = (position & positionBits) / (narrow ? 2 : 1)
		const end = start + (narrow ? length : length * 2)
		left -= Math.max(0, Math.min(end, content.length) - start)
		if (left < 0) throw new BrokenPieces()
		yield content.toString(narrow ? 'latin1' : 'utf16le', start, end)
	}
}
