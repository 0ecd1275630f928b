import { DatabaseSync } from 'node:sqlite'
import { whenFree } from './sqlite.ts'

/**
 * One at a time, over all processes of the machine. Node has no lock of its own for files, SQLite has: the system frees
 * it when its process ends, however it ends.
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
	const lock = await whenFree(() => {
		const opened = new DatabaseSync(path, { timeout: 0 })
		try {
			opened.exec('begin exclusive')
			return opened
		} catch (error) {
			opened.close()
			throw error
		}
	}, 30_000)
	try {
		return await work()
	} finally {
		lock.close()
	}
}
