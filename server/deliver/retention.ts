/** Deletes what is older than `RETENTION_DAYS` wherever it is kept: tables, documents, mail files, spreadsheet file. */
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Documents } from '../documents/documents.ts'
import { log } from '../log.ts'
import { writeDurably } from '../store/durable-file.ts'
import type { Store } from '../store/store.ts'
import { kinds } from '../store/tables.ts'
import { keepCsvRows } from './csv.ts'
import { malaysiaTime } from './mail.ts'
import { spreadsheetFile } from './spreadsheet.ts'

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

/** Another process may be appending: what it wrote to the old file while the new one was made is carried over. */
async function purgeSpreadsheet(path: string, before: Date): Promise<void> {
	const old = await open(path, 'r').catch(() => null)
	if (!old) return
	try {
		const content = await old.readFile('utf8')
		const limit = malaysiaTime(before.toISOString())
		const kept = keepCsvRows(content, (cells) => (cells.at(-1) ?? '') >= limit)
		if (kept === content) return
		const { size } = await old.stat()
		await writeDurably(path, kept)
		await wait(1000)
		const late = (await old.stat()).size - size
		if (late <= 0) return
		const rest = Buffer.alloc(late)
		await old.read(rest, 0, late, size)
		const fresh = await open(path, 'a')
		await fresh.appendFile(rest).finally(() => fresh.close())
	} finally {
		await old.close()
	}
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
	await purgeSpreadsheet(spreadsheetFile(dataDir), before)
	log.info('old submissions deleted', { count: removed })
	return removed
}
