import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { errorCode } from './log.ts'

/** One by one: made recursively, a folder that the system refuses (`/proc/x`) is asked for without end. */
function makeFolder(path: string): void {
	if (statSync(path, { throwIfNoEntry: false })) return
	makeFolder(dirname(path))
	try {
		// What visitors entrust to the company is for its own account on the machine.
		mkdirSync(path, { mode: 0o700 })
	} catch (error) {
		// Another process that starts beside this one may have been faster.
		if (errorCode(error) !== 'EEXIST') throw error
	}
}

/** Why nothing can be kept in this folder, as the line that stops the start; made if it is not there. */
export function dataDirFault(dataDir: string): string | undefined {
	const must = 'DATA_DIR must be a folder that can be written to'
	try {
		const path = resolve(dataDir)
		makeFolder(path)
		if (!statSync(path).isDirectory()) return `${must}: ${dataDir} is a file`
		accessSync(path, constants.W_OK | constants.X_OK)
		return undefined
	} catch (error) {
		return `${must}: ${dataDir} can't be used (${errorCode(error)})`
	}
}
