/** Erases what is older than `RETENTION_DAYS` wherever it is kept: submissions from the day their case was closed, files by their own age. */
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { spoolFolder } from '../deliver/contact-spool.ts'
import { malaysiaTime } from '../deliver/mail.ts'
import { mailFolder } from '../deliver/mail-transport.ts'
import { keepRows, spreadsheetFile } from '../deliver/spreadsheet-file.ts'
import { log } from '../log.ts'
import type { Store } from '../store/store.ts'
import { kinds } from '../store/tables.ts'
import { namesIn } from './erased-files.ts'
import type { Eraser } from './eraser.ts'

const day = 24 * 60 * 60 * 1000
const atOnce = 50

/** Files and folders of exports that nobody touched since. */
async function removeOld(folder: string, before: Date, isKept = (_name: string) => false) {
	for (const name of await namesIn(folder)) {
		if (isKept(name)) continue
		const path = join(folder, name)
		const { mtime } = await stat(path).catch(() => ({ mtime: new Date() }))
		if (mtime < before) await rm(path, { recursive: true, force: true })
	}
}

export async function purge(
	{ store, eraser }: { store: Store; eraser: Eraser },
	dataDir: string,
	retentionDays: number,
	signal?: AbortSignal,
): Promise<number> {
	const before = new Date(Date.now() - retentionDays * day)
	const time = before.toISOString()
	let removed = 0
	for (const kind of kinds) {
		for (;;) {
			const ids = await store.retention.over(kind, time, atOnce)
			if (signal?.aborted) return removed
			if (ids.length === 0) break
			removed += await eraser.erase(
				ids.map((id) => ({ kind, id })),
				{ by: 'retention', reason: 'retention' },
				(trx, target) => store.retention.isOver(trx, target, time),
			)
		}
	}
	await eraser.eraseOrphans(signal)
	await removeOld(mailFolder(dataDir), before)
	await removeOld(join(dataDir, 'export'), before)
	// A message that still waits for the database is not old, it is late.
	await removeOld(spoolFolder(dataDir), before, (name) => name.endsWith('.json'))
	const limit = malaysiaTime(time)
	await keepRows(spreadsheetFile(dataDir), (cells) => (cells.at(-1) ?? '') >= limit)
	log.info('old submissions deleted', { count: removed })
	return removed
}
