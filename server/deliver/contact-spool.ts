/**
 * Contact messages that were sent while the database was down. Each is a file until it is stored; the file also holds its key
 * and answer, so that a repeated call is recognised meanwhile. `storeSpooled` moves the files into the database.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { languages } from '#domain/language.ts'
import { errorCode, log } from '../log.ts'
import { writeDurably } from '../store/durable-file.ts'
import type { Store } from '../store/store.ts'
import { channels } from '../store/tables.ts'

const spooledSchema = v.object({
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
export type Spooled = v.InferOutput<typeof spooledSchema>

export const spoolFolder = (dataDir: string) => join(dataDir, 'waiting')

export function createContactSpool(dataDir: string) {
	const folder = spoolFolder(dataDir)
	const pathOf = (key: string) =>
		join(folder, `${createHash('sha256').update(key).digest('hex')}.json`)

	async function read(path: string): Promise<Spooled | null> {
		// Every message asks, and nearly never is one waiting: an error for each would cost more than the question.
		if (!existsSync(path)) return null
		try {
			return v.parse(spooledSchema, JSON.parse(await readFile(path, 'utf8')))
		} catch (error) {
			if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return null
			throw error
		}
	}

	return {
		keep: (message: Spooled) => writeDurably(pathOf(message.key), JSON.stringify(message)),
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
		async all(): Promise<Spooled[]> {
			const names = await readdir(folder).catch((): string[] => [])
			const found: Spooled[] = []
			for (const name of names.filter((each) => each.endsWith('.json'))) {
				const path = join(folder, name)
				try {
					const message = await read(path)
					if (message) found.push(message)
				} catch (error) {
					log.error('waiting file can not be read', { code: errorCode(error) })
					await rename(path, `${path}.broken`).catch(() => {})
				}
			}
			return found
		},
	}
}
export type ContactSpool = ReturnType<typeof createContactSpool>

/** A file without an answer is younger than this while its process is still sending it. */
const unansweredFor = 30_000
/** A file that the database refuses so many times, while it takes others, is left to a person. */
const mostTries = 5

/** Stores the messages one by one: one that the database refuses does not hold up the others. */
export function createSpoolStoring(store: Store, spool: ContactSpool) {
	const tries = new Map<string, { count: number; nextAt: number }>()

	/** It is being sent right now, unless the process died over it. */
	function isBusy({ answer, createdAt, busyUntil }: Spooled): boolean {
		if (busyUntil && Date.parse(busyUntil) > Date.now()) return true
		return answer === null && Date.now() - Date.parse(createdAt) < unansweredFor
	}

	async function storeOne(one: Spooled) {
		const { submission } = await store.submissions.submit({
			kind: 'contact_submissions',
			...one,
			deliveries: channels.map((channel) => ({
				channel,
				...(one.delivered.includes(channel) ? { deliveredAt: new Date().toISOString() } : {}),
			})),
		})
		// Where the row was there already (its confirmation got lost), what went out is noted now.
		for (const row of await store.deliveries.ofSubmission(submission.id)) {
			if (!row.delivered && one.delivered.includes(row.channel)) {
				await store.deliveries.markDelivered(row.id)
			}
		}
		await spool.remove(one.key)
		log.info('stored after waiting', { kind: submission.kind, reference: submission.reference })
	}

	async function noteRefusal(one: Spooled, error: unknown) {
		// Where the database is down for all, the round ends; the file is not to blame.
		await store.ping()
		const count = (tries.get(one.key)?.count ?? 0) + 1
		log.error('waiting file can not be stored', {
			reference: one.reference,
			attempt: count,
			code: errorCode(error),
		})
		if (count < mostTries) {
			tries.set(one.key, { count, nextAt: Date.now() + 1000 * 2 ** count })
			return
		}
		tries.delete(one.key)
		await spool.setAside(one.key)
	}

	return async function storeSpooled(): Promise<void> {
		for (const one of await spool.all()) {
			if (isBusy(one) || (tries.get(one.key)?.nextAt ?? 0) > Date.now()) continue
			try {
				await storeOne(one)
				tries.delete(one.key)
			} catch (error) {
				await noteRefusal(one, error)
			}
		}
	}
}
