import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, log } from '../log.ts'

/**
 * Something that only the processes of this data folder know; made by the first of them. Where it can't be kept, this
 * process has one for itself.
 */
export async function ownSecret(dataDir: string): Promise<string> {
	const path = join(dataDir, 'secret')
	const made = randomBytes(32).toString('hex')
	const aside = `${path}.${randomUUID()}.part`
	try {
		await writeFile(aside, made, { mode: 0o600, flush: true })
		// Unlike a rename, a link never takes the place of what another process made in the same moment.
		await link(aside, path).catch(() => {})
		return (await readFile(path, 'utf8')).trim() || made
	} catch (error) {
		log.warn('secret can not be kept', { code: errorCode(error) })
		return made
	} finally {
		await rm(aside, { force: true }).catch(() => {})
	}
}
