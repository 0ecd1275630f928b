/**
 * What was erased, kept beside the documents as well as in the database: a backup that is restored over the database
 * does not know it, and a restore never puts files in place of these. A file holds the tombstones that were made together.
 */
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { atMost } from '../at-most.ts'
import type { Storage } from '../documents/storage.ts'
import { errorCode, log } from '../log.ts'
import { writeDurably } from '../store/durable-file.ts'
import {
	reasonCodes,
	type Tombstone,
	type TombstoneFile,
	tombstoneSchema,
} from '../store/tombstone-rows.ts'
import { type ContentErasure, contentErasure } from '../store/website/erasing.ts'

const folder = 'erased/'
/** So many questions to the store at once: it answers each after a while, and every start waits for all of them. */
const atOnce = 8

const kept = v.array(v.union([contentErasure, tombstoneSchema]))
const withCodes = v.array(v.object({ reason: v.picklist(reasonCodes) }))

export function createTombstoneFiles(storage: Storage, dataDir: string) {
	async function names(): Promise<string[]> {
		return (await storage.list(folder)).map((name) => name.slice(folder.length))
	}

	async function read(name: string): Promise<TombstoneFile | null> {
		const content = await storage.read(folder + name)
		if (!content) return null
		const written: unknown = JSON.parse(await text(content))
		const all = v.parse(kept, written)
		return {
			name,
			tombstones: all.filter((one) => one.kind !== 'website'),
			website: all.filter((one) => one.kind === 'website'),
			isTyped: !v.is(withCodes, written),
		}
	}

	return {
		/** The name of the file, which begins with its day. */
		async keep(tombstones: readonly (Tombstone | ContentErasure)[]): Promise<string> {
			const name = `${new Date().toISOString().slice(0, 10)}-${randomUUID()}.json`
			const aside = join(dataDir, name)
			try {
				await writeDurably(aside, JSON.stringify(tombstones))
				await storage.put(folder + name, aside, 'application/json')
			} finally {
				await rm(aside, { force: true })
			}
			return name
		},

		remove: (name: string) => storage.remove(folder + name),

		/** All but those files. One that can't be read is logged, holds up no other, and is unknown at the next start too. */
		async unknown(known: ReadonlySet<string>): Promise<TombstoneFile[]> {
			const few = atMost(atOnce)
			const wanted = (await names()).filter((name) => !known.has(name))
			const files = await Promise.all(
				wanted.map((name) =>
					few(() => read(name)).catch((error) => {
						log.error('tombstone can not be read', { code: errorCode(error) })
						return null
					}),
				),
			)
			return files.filter((file) => file !== null)
		},

		/** Removes the files of the days before that one. */
		async removeBefore(day: string): Promise<void> {
			const few = atMost(atOnce)
			const old = (await names()).filter((name) => name < day)
			await Promise.all(old.map((name) => few(() => storage.remove(folder + name))))
		},
	}
}
export type TombstoneFiles = ReturnType<typeof createTombstoneFiles>
