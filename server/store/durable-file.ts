import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode } from '../log.ts'

/** Makes the entry of a file in its folder last, not only its bytes. Not every system lets a folder be synced. */
async function syncFolder(folder: string): Promise<void> {
	try {
		const handle = await open(folder, 'r')
		await handle.sync().finally(() => handle.close())
	} catch {
		// Windows opens no folders; there the rename itself is what can be had.
	}
}

/** Moves a file that is written and synced to its place, and makes that last. */
export async function moveDurably(from: string, to: string): Promise<void> {
	await mkdir(dirname(to), { recursive: true })
	await rename(from, to)
	await syncFolder(dirname(to))
}

/** With its folder, where that is still missing. */
async function openNew(path: string) {
	const create = () => open(path, 'wx', 0o600)
	return create().catch(async (error) => {
		if (errorCode(error) !== 'ENOENT') throw error
		await mkdir(dirname(path), { recursive: true })
		return create()
	})
}

/** The file is there whole, and stays after a power cut, or it is not there at all. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
	const aside = `${path}.${randomUUID()}.part`
	try {
		const handle = await openNew(aside)
		try {
			await handle.writeFile(content)
			await handle.sync()
		} finally {
			await handle.close()
		}
		await rename(aside, path)
		await syncFolder(dirname(path))
	} catch (error) {
		await rm(aside, { force: true })
		throw error
	}
}
