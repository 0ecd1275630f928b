/**
 * Contact messages that went out while the database was down. Each waits as a file until it is stored; the file also
 * remembers its key and answer, so that a repeated call is recognised meanwhile.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { languages } from '#domain/language.ts'
import { errorCode, log } from '../log.ts'
import { writeDurably } from './durable-file.ts'

const waitingSchema = v.object({
	key: v.string(),
	fingerprint: v.string(),
	language: v.picklist(languages),
	reference: v.string(),
	createdAt: v.string(),
	fields: v.record(v.string(), v.nullable(v.string())),
	/** Null until the visitor was answered. */
	answer: v.nullable(v.string()),
	/** Channels that took it; they are not sent again. */
	delivered: v.array(v.picklist(['email', 'spreadsheet'])),
	/** A slow channel has it until then, and may still take it. */
	busyUntil: v.optional(v.string()),
})
export type Waiting = v.InferOutput<typeof waitingSchema>

export const waitingFolder = (dataDir: string) => join(dataDir, 'waiting')

export function createWaiting(dataDir: string) {
	const folder = waitingFolder(dataDir)
	const pathOf = (key: string) =>
		join(folder, `${createHash('sha256').update(key).digest('hex')}.json`)

	async function read(path: string): Promise<Waiting | null> {
		// Every message asks, and nearly never is one waiting: an error for each would cost more than the question.
		if (!existsSync(path)) return null
		try {
			return v.parse(waitingSchema, JSON.parse(await readFile(path, 'utf8')))
		} catch (error) {
			if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return null
			throw error
		}
	}

	return {
		keep: (waiting: Waiting) => writeDurably(pathOf(waiting.key), JSON.stringify(waiting)),
		find: (key: string) => read(pathOf(key)),

		/** How many wait, and the oldest of them for how many seconds. */
		async backlog(): Promise<{ count: number; seconds: number }> {
			const files = await readdir(folder).catch(() => [])
			const times = await Promise.all(
				files.map((file) =>
					stat(join(folder, file)).then(
						({ mtimeMs }) => mtimeMs,
						() => Date.now(),
					),
				),
			)
			const age = Date.now() - Math.min(Date.now(), ...times)
			return { count: files.length, seconds: age / 1000 }
		},
		remove: (key: string) => rm(pathOf(key), { force: true }),
		/** Kept for a person to look at, out of the way of the others. */
		setAside: (key: string) => rename(pathOf(key), `${pathOf(key)}.broken`),
		async all(): Promise<Waiting[]> {
			const names = await readdir(folder).catch((): string[] => [])
			const found: Waiting[] = []
			for (const name of names.filter((each) => each.endsWith('.json'))) {
				const path = join(folder, name)
				try {
					const waiting = await read(path)
					if (waiting) found.push(waiting)
				} catch (error) {
					log.error('waiting file can not be read', { code: errorCode(error) })
					await rename(path, `${path}.broken`).catch(() => {})
				}
			}
			return found
		},
	}
}
export type WaitingFiles = ReturnType<typeof createWaiting>
