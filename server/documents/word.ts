/**
 * Whether a file that calls itself a Word document is built like one. The old kind is a small file system whose
 * directory must name a stream `WordDocument`; the new kind is a zip archive with certain parts.
 */
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import type { DocumentRefusal } from '#domain/forms/document.ts'

const inflate = promisify(inflateRaw)

const endOfChain = 0xfffffffe
const maxChain = 20_000

/** The sectors of a compound file's allocation table, from the header and the chain that continues it. */
function tableSectors(file: Buffer, sectorSize: number): number[] {
	const sectors: number[] = []
	for (let at = 76; at < 512; at += 4) sectors.push(file.readUInt32LE(at))
	let next = file.readUInt32LE(68)
	for (let count = 0; next < endOfChain && count < maxChain; count += 1) {
		const start = (next + 1) * sectorSize
		for (let at = 0; at < sectorSize - 4; at += 4) sectors.push(file.readUInt32LE(start + at))
		next = file.readUInt32LE(start + sectorSize - 4)
	}
	return sectors.filter((sector) => sector < endOfChain)
}

function hasWordStream(file: Buffer): boolean {
	const sectorSize = 2 ** file.readUInt16LE(30)
	if (sectorSize !== 512 && sectorSize !== 4096) return false
	const table = tableSectors(file, sectorSize)
	const perSector = sectorSize / 4
	let sector = file.readUInt32LE(48)
	for (let count = 0; sector < endOfChain && count < maxChain; count += 1) {
		const start = (sector + 1) * sectorSize
		for (let at = start; at < start + sectorSize; at += 128) {
			const nameLength = file.readUInt16LE(at + 64)
			const isStream = file.readUInt8(at + 66) === 2
			const name = file.toString('utf16le', at, at + Math.min(64, Math.max(0, nameLength - 2)))
			if (isStream && name === 'WordDocument' && file.readUInt32LE(at + 120) > 0) return true
		}
		const tableSector = table[Math.floor(sector / perSector)]
		if (tableSector === undefined) return false
		sector = file.readUInt32LE((tableSector + 1) * sectorSize + (sector % perSector) * 4)
	}
	return false
}

export function checkDoc(file: Buffer): DocumentRefusal | null {
	try {
		return hasWordStream(file) ? null : 'damaged'
	} catch {
		// It points outside of itself.
		return 'damaged'
	}
}

const maxParts = 2000
const maxUnpacked = 100 * 1024 * 1024

type Part = { name: string; method: number; packed: Buffer; size: number }

function partsOf(file: Buffer): Part[] | DocumentRefusal {
	const end = file.lastIndexOf('PK\u0005\u0006')
	if (end < 0 || end < file.length - 65_557) return 'damaged'
	const count = file.readUInt16LE(end + 10)
	let at = file.readUInt32LE(end + 16)
	if (count === 0 || at >= end) return 'damaged'
	if (count > maxParts) return 'too_complex'
	const parts: Part[] = []
	let unpacked = 0
	let packed = 0
	for (let index = 0; index < count; index += 1) {
		if (file.readUInt32LE(at) !== 0x02014b50) return 'damaged'
		const isEncrypted = (file.readUInt16LE(at + 8) & 1) === 1
		const packedSize = file.readUInt32LE(at + 20)
		const size = file.readUInt32LE(at + 24)
		const nameLength = file.readUInt16LE(at + 28)
		const rest = file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
		const local = file.readUInt32LE(at + 42)
		const name = file.toString('utf8', at + 46, at + 46 + nameLength)
		if (isEncrypted || file.readUInt32LE(local) !== 0x04034b50) return 'damaged'
		unpacked += size
		packed += packedSize
		// More than the whole file holds: parts lie over each other, as only bombs have it.
		if (unpacked > maxUnpacked || packed > file.length) return 'too_complex'
		const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
		const content = file.subarray(start, start + packedSize)
		if (content.length !== packedSize) return 'damaged'
		parts.push({ name, method: file.readUInt16LE(at + 10), packed: content, size })
		at += 46 + nameLength + rest
	}
	return parts
}

/** The sizes in an archive are only claims: every part is unpacked, but never further than it claims. */
async function unpack({ method, packed, size }: Part): Promise<Buffer> {
	if (method === 0 && packed.length === size) return packed
	if (method !== 8) throw new Error('packed in a way that Word does not use')
	const content = await inflate(packed, { maxOutputLength: Math.max(1, size) })
	if (content.length !== size) throw new Error('not the size it claims')
	return content
}

export async function checkDocx(file: Buffer): Promise<DocumentRefusal | null> {
	try {
		const parts = partsOf(file)
		if (typeof parts === 'string') return parts
		const names = new Set(parts.map(({ name }) => name))
		if (!names.has('[Content_Types].xml') || !names.has('word/document.xml')) return 'wrong_kind'
		if ([...names].some((name) => /vbaProject\.bin$/i.test(name))) return 'wrong_kind'
		for (const part of parts) {
			const content = await unpack(part)
			if (part.name === '[Content_Types].xml' && content.includes('macroEnabled'))
				return 'wrong_kind'
		}
		return null
	} catch {
		return 'damaged'
	}
}
