/**
 * What was erased, kept beside the documents as well as in the database: a backup that is restored over the database
 * does not know it, and a restore never puts files in place of these.
 */
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import type { Storage } from '../documents/storage.ts'
import { errorCode, log } from '../log.ts'
import { writeDurably } from '../store/durable-file.ts'
import { type Erased, erased } from '../store/erasures.ts'

const folder = 'erased/'

export function createTombstones(storage: Storage, dataDir: string) {
	return {
		async keep(marks: readonly Erased[]): Promise<void> {
			const name = `${new Date().toISOString().slice(0, 10)}-${randomUUID()}.json`
			const aside = join(dataDir, name)
			try {
				await writeDurably(aside, JSON.stringify(marks))
				await storage.put(folder + name, aside, 'application/json')
			} finally {
				await rm(aside, { force: true })
			}
		},

		/** Of every day, or of the days since one. One that can't be read is said, and holds up no other. */
		async all(since = ''): Promise<Erased[]> {
			const marks: Erased[] = []
			for (const name of await storage.list(folder)) {
				if (name.slice(folder.length) < since) continue
				try {
					const content = await storage.read(name)
					if (content) marks.push(...v.parse(v.array(erased), JSON.parse(await text(content))))
				} catch (error) {
					log.error('tombstone can not be read', { code: errorCode(error) })
				}
			}
			return marks
		},
	}
}
export type Tombstones = ReturnType<typeof createTombstones>
