/**
 * Where tests keep their databases, mailboxes and browser profiles: in memory. What they write need not outlive them, and a disk that
 * really writes each transaction of every test takes as long as the tests themselves.
 */
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** All tests together had 1.7 GB there. */
const needed = 4 * 1024 ** 3

/** The folder, gone when the process ends; null where memory can't be a folder or there is too little of it. */
export function memoryFolder(place = '/dev/shm', room = needed): string | null {
	if (freemem() < room || freeIn(place) < room) return null
	try {
		const folder = mkdtempSync(join(place, 'rihla-tests-'))
		// PostgreSQL runs as a user of its own and has its folder in here.
		chmodSync(folder, 0o755)
		process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
		for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
		return folder
	} catch {
		return null
	}
}

function freeIn(place: string): number {
	try {
		const { bavail, bsize } = statfsSync(place)
		return bavail * bsize
	} catch {
		return 0
	}
}
