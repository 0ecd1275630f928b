/**
 * Whether there is room for one more upload. What nobody has claimed yet may fill neither the disk nor one address's
 * share of it, and some of the disk stays free for the database, which forms need.
 */
import { mkdir, statfs } from 'node:fs/promises'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'

const megabyte = 1024 * 1024

export function createRoom(
	{ room }: Pick<Settings, 'room'>,
	folder: string,
	documents: Pick<Store['documents'], 'unclaimedBytes'>,
) {
	/** On their way right now, by source: not in the database yet. */
	const coming = new Map<string, number>()
	const sumOf = (values: Iterable<number>) => [...values].reduce((sum, one) => sum + one, 0)

	function add(source: string, bytes: number): void {
		const next = (coming.get(source) ?? 0) + bytes
		if (next > 0) coming.set(source, next)
		else coming.delete(source)
	}

	async function hasRoom(source: string, ownOnTheWay: number, onTheWay: number): Promise<boolean> {
		await mkdir(folder, { recursive: true, mode: 0o700 })
		const { bavail, bsize } = await statfs(folder)
		if (bavail * bsize - onTheWay < room.freeMb * megabyte) return false
		const unclaimed = await documents.unclaimedBytes(source)
		return (
			unclaimed.own + ownOnTheWay <= room.unclaimedPerAddressMb * megabyte &&
			unclaimed.all + onTheWay <= room.unclaimedMb * megabyte
		)
	}

	return {
		/** Takes the room for an upload; the function gives it back when the upload has ended. Null when there is none. */
		async take(source: string, bytes: number): Promise<(() => void) | null> {
			// Counted first, so that each of many at once sees those before it.
			add(source, bytes)
			const ownOnTheWay = coming.get(source) ?? 0
			const onTheWay = sumOf(coming.values())
			const giveBack = () => add(source, -bytes)
			try {
				if (await hasRoom(source, ownOnTheWay, onTheWay)) return giveBack
				giveBack()
				return null
			} catch (error) {
				giveBack()
				throw error
			}
		},
	}
}
