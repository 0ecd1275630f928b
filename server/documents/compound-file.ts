/**
 * The compound file, the small file system inside old Word documents ([MS-CFB]). Readers that are to be had follow its
 * chains of sectors wherever they lead and copy every stream; this one reads only what it is asked for, refuses a chain that
 * meets itself or leaves the file, and so never takes more time or memory than the file is large.
 */

/** A storage is a folder in it, a stream is a file. */
export type CompoundEntry = { name: string; isStream: boolean; start: number; size: number }

const lastSector = 0xfffffffa
const headerSize = 512
const entrySize = 128
const smallSectorSize = 64

class BrokenCompoundFile extends Error {}

function chain(start: number, count: number, next: (sector: number) => number): number[] {
	const seen = new Uint8Array(count)
	const sectors: number[] = []
	for (let sector = start; sector < lastSector; sector = next(sector)) {
		if (sector >= count || seen[sector] === 1) throw new BrokenCompoundFile()
		seen[sector] = 1
		sectors.push(sector)
	}
	return sectors
}

export function openCompoundFile(file: Buffer) {
	const sectorSize = 2 ** file.readUInt16LE(30)
	if (sectorSize !== 512 && sectorSize !== 4096) throw new BrokenCompoundFile()
	const perSector = sectorSize / 4
	const count = Math.ceil(file.length / sectorSize)
	const positionOf = (sector: number) => (sector + 1) * sectorSize

	/** The sectors of the allocation table: the first stand in the header, a chain of lists has the others. */
	function tableSectors(): number[] {
		const listed = (from: number, to: number) => {
			for (let at = from; at < to; at += 4) {
				const sector = file.readUInt32LE(at)
				if (sector < lastSector) table.push(sector)
			}
		}
		const table: number[] = []
		listed(76, headerSize)
		const lists = chain(file.readUInt32LE(68), count, (sector) =>
			file.readUInt32LE(positionOf(sector) + sectorSize - 4),
		)
		for (const list of lists) listed(positionOf(list), positionOf(list) + sectorSize - 4)
		return table
	}

	const table = tableSectors()
	const nextSector = (sector: number) => {
		const tableSector = table[Math.floor(sector / perSector)]
		if (tableSector === undefined) throw new BrokenCompoundFile()
		return file.readUInt32LE(positionOf(tableSector) + (sector % perSector) * 4)
	}
	const sectorsFrom = (start: number) => chain(start, count, nextSector)

	function* entryPositions() {
		for (const sector of sectorsFrom(file.readUInt32LE(48))) {
			const start = positionOf(sector)
			for (let at = start; at < start + sectorSize; at += entrySize) yield at
		}
	}
	const entries: CompoundEntry[] = []
	for (const at of entryPositions()) {
		const kind = file.readUInt8(at + 66)
		const nameLength = Math.min(64, Math.max(0, file.readUInt16LE(at + 64) - 2))
		// The first is the root, which holds the small streams.
		if (entries.length > 0 && kind !== 1 && kind !== 2) continue
		entries.push({
			name: file.toString('utf16le', at, at + nameLength),
			isStream: kind === 2,
			start: file.readUInt32LE(at + 116),
			size: file.readUInt32LE(at + 120),
		})
	}

	/** Where the parts of a stream lie in the file, each as long as `size`. */
	function partsOf(entry: CompoundEntry): { size: number; positions: number[] } {
		if (entry.size >= file.readUInt32LE(56)) {
			return { size: sectorSize, positions: sectorsFrom(entry.start).map(positionOf) }
		}
		const [root] = entries
		const store = root ? sectorsFrom(root.start) : []
		const smallTable = sectorsFrom(file.readUInt32LE(60))
		const perStore = sectorSize / smallSectorSize
		const small = chain(entry.start, store.length * perStore, (sector) => {
			const tableSector = smallTable[Math.floor(sector / perSector)]
			if (tableSector === undefined) throw new BrokenCompoundFile()
			return file.readUInt32LE(positionOf(tableSector) + (sector % perSector) * 4)
		})
		const positions = small.map((sector) => {
			const inStore = store[Math.floor(sector / perStore)] ?? count
			return positionOf(inStore) + (sector % perStore) * smallSectorSize
		})
		return { size: smallSectorSize, positions }
	}

	return {
		entries,
		/** A piece of a stream, shorter where the stream ends before. */
		read(entry: CompoundEntry, from: number, length: number): Buffer {
			const { size, positions } = partsOf(entry)
			const first = Math.floor(from / size)
			const wanted = positions.slice(first, Math.ceil((from + length) / size))
			const parts = wanted.map((position) => file.subarray(position, position + size))
			const end = Math.min(from + length, entry.size)
			return Buffer.concat(parts).subarray(from - first * size, Math.max(0, end - first * size))
		},
	}
}
