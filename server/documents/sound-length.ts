/**
 * How many seconds a recording plays, as its file says: players find out when they play it, some engines by guessing, and who sees it in
 * a thread wants to know before. Null where the file does not say, or says nonsense.
 */
import type { FileExtension } from '#domain/forms/document-kinds.ts'

const longest = 24 * 60 * 60

export function soundLength(bytes: Buffer, extension: FileExtension): number | null {
	const seconds = readLength(bytes, extension)
	return seconds > 0 && seconds < longest ? Math.max(1, Math.round(seconds)) : null
}

function readLength(bytes: Buffer, extension: FileExtension): number {
	try {
		if (extension === 'ogg') return oggLength(bytes)
		if (extension === 'm4a' || extension === 'mp4' || extension === '3gp') return mp4Length(bytes)
	} catch (error) {
		// The file ends before what it announces.
		if (!(error instanceof RangeError)) throw error
	}
	return 0
}

/** The last page counts the samples up to its end; Opus counts 48,000 a second, the first few of which are not played. */
function oggLength(bytes: Buffer): number {
	const head = bytes.indexOf('OpusHead')
	const last = bytes.lastIndexOf('OggS')
	if (head === -1 || last === -1) return 0
	const samples = Number(bytes.readBigInt64LE(last + 6)) - bytes.readUInt16LE(head + 10)
	return samples / 48_000
}

/** Boxes in boxes, each with its size and name in front: the one called `mvhd`, inside `moov`, has the length in units of its own. */
function mp4Length(bytes: Buffer): number {
	const header = boxIn(boxIn(bytes, 'moov'), 'mvhd')
	const isLong = header.readUInt8(0) === 1
	const units = header.readUInt32BE(isLong ? 20 : 12)
	return (isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16)) / units
}

/** A film has a dozen boxes side by side; one that has more may be made of nothing else. */
const mostBoxes = 1000

function boxIn(bytes: Buffer, name: string): Buffer {
	let at = 0
	for (let box = 0; box < mostBoxes && at + 8 <= bytes.length; box += 1) {
		const size = bytes.readUInt32BE(at)
		if (bytes.toString('latin1', at + 4, at + 8) === name) return bytes.subarray(at + 8, at + size)
		if (size < 8) break
		at += size
	}
	return bytes.subarray(0, 0)
}
