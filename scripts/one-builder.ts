/**
 * One build at a time: a second one waits for the first. The lock is SQLite's own on a file, which the system lets go of when its
 * process ends, however it ends: a builder that crashed leaves nothing behind that others would wait for.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/** Where no build removes it: each begins with an empty `build`, and a file that is made anew locks out nobody. */
const lockFile = '.build-lock'
const pause = 200

function isTaken(error: unknown): boolean {
	return error instanceof Error && /database is locked/.test(error.message)
}

/** `onWait` is called once, when another is building. */
export async function asOneBuilder<Result>(
	root: string,
	onWait: () => void,
	work: () => Promise<Result>,
): Promise<Result> {
	const lock = new DatabaseSync(join(root, lockFile))
	try {
		for (let isFirst = true; ; isFirst = false) {
			try {
				lock.exec('BEGIN EXCLUSIVE')
				break
			} catch (error) {
				if (!isTaken(error)) throw error
				if (isFirst) onWait()
				await wait(pause)
			}
		}
		return await work()
	} finally {
		lock.close()
	}
}
