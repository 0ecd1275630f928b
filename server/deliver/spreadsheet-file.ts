/**
 * The spreadsheet as a file. Rows are appended and, when they are too old or were erased, taken out again, by one process
 * at a time: a lock beside the file, which ends with its process.
 */
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { writeDurably } from '../store/durable-file.ts'
import { withLock } from '../store/file-lock.ts'
import { byteOrderMark, csvLine, keepCsvRows } from './csv.ts'

export function spreadsheetFile(dataDir: string): string {
	return join(dataDir, 'spreadsheet', 'contact.csv')
}

/** In one write: rows of the same columns. */
export async function appendRows(path: string, rows: readonly Readonly<Record<string, string>>[]) {
	await mkdir(dirname(path), { recursive: true })
	await withLock(`${path}.lock`, async () => {
		const file = await open(path, 'a', 0o600)
		try {
			const isNew = (await file.stat()).size === 0
			const head = isNew ? byteOrderMark + csvLine(Object.keys(rows[0] ?? {})) : ''
			const lines = rows.map((row) => csvLine(Object.values(row)))
			await file.appendFile(head + lines.join(''))
			await file.datasync()
		} finally {
			await file.close()
		}
	})
}

/** Keeps the rows that are to be kept, judged by their cells and by the line as it stands in the file. */
export async function keepRows(
	path: string,
	isKept: (cells: readonly string[], line: string) => boolean,
): Promise<void> {
	if (!(await stat(path).catch(() => null))) return
	await withLock(`${path}.lock`, async () => {
		const content = await readFile(path, 'utf8').catch(() => null)
		if (content === null) return
		const kept = await keepCsvRows(content, isKept)
		if (kept !== content) await writeDurably(path, kept)
		// With the lock in hand nobody else writes this file: a half-written copy of it was left by a process that died. Other
		// files of the folder have locks of their own, and may be written right now.
		for (const name of await readdir(dirname(path))) {
			if (name.startsWith(`${basename(path)}.`) && name.endsWith('.part')) {
				await rm(join(dirname(path), name), { force: true })
			}
		}
	})
}
