/** Deletes what is older than `RETENTION_DAYS` wherever it is kept: tables, documents, mail files, spreadsheet file. */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Documents } from '../documents/documents.ts'
import { log } from '../log.ts'
import type { Store } from '../store/store.ts'
import { kinds } from '../store/tables.ts'
import { malaysiaTime } from './mail.ts'
import { keepRows, spreadsheetFile } from './spreadsheet-file.ts'

const day = 24 * 60 * 60 * 1000

async function purgeMailFiles(folder: string, before: Date): Promise<number> {
	let removed = 0
	for (const name of await readdir(folder).catch((): string[] => [])) {
		const path = join(folder, name)
		const { mtime } = await stat(path)
		if (mtime >= before) continue
		await rm(path, { force: true })
		removed += 1
	}
	return removed
}

export async function purge(
	{ store, documents }: { store: Store; documents: Documents },
	dataDir: string,
	retentionDays: number,
): Promise<number> {
	const before = new Date(Date.now() - retentionDays * day)
	const time = before.toISOString()
	for (const name of await store.retention.documentsBefore(time)) {
		await documents.removeBytes(name)
		await store.documents.forget(name)
	}
	let removed = 0
	for (const kind of kinds) removed += await store.retention.deleteBefore(kind, time)
	await purgeMailFiles(join(dataDir, 'mail'), before)
	const limit = malaysiaTime(time)
	await keepRows(spreadsheetFile(dataDir), (cells) => (cells.at(-1) ?? '') >= limit)
	log.info('old submissions deleted', { count: removed })
	return removed
}
