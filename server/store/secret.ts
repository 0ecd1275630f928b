import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, log } from '../log.ts'
import type { Run } from './schema.ts'

const row = 'site'

/**
 * The key of digests, such as those of counted guesses. It is a row, because processes on several machines count together; the first
 * process gives it the secret of its data folder, so that nothing counted or linked before is forgotten.
 */
export async function sharedSecret(db: Run, dataDir: string): Promise<string> {
	const read = () =>
		db.selectFrom('own_secrets').select('secret').where('id', '=', row).executeTakeFirst()
	const known = await read()
	if (known) return known.secret
	await db
		.insertInto('own_secrets')
		.values({ id: row, secret: await secretOfFolder(dataDir) })
		.onConflict((other) => other.column('id').doNothing())
		.execute()
	const made = await read()
	if (!made) throw new Error('the secret is gone')
	return made.secret
}

/** For the next start without a database: until it is back, this process then uses the same key as before. */
export async function keepInFolder(dataDir: string, secret: string): Promise<void> {
	if ((await secretOfFolder(dataDir)) === secret) return
	const path = join(dataDir, 'secret')
	const aside = `${path}.${randomUUID()}.part`
	try {
		await writeFile(aside, secret, { mode: 0o600, flush: true })
		await rename(aside, path)
	} catch (error) {
		log.warn('secret can not be kept', { code: errorCode(error) })
		await rm(aside, { force: true }).catch(() => {})
	}
}

/** The copy in the data folder; made by the first process that asks. Where it can't be kept, this process has one for itself. */
export async function secretOfFolder(dataDir: string): Promise<string> {
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
