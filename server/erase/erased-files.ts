/** Takes erased submissions out of the files of the data folder: mail, spreadsheet, waiting messages, exports. */
import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { spoolFolder } from '../deliver/contact-spool.ts'
import { mailFolder, nameInMailFile } from '../deliver/mail-transport.ts'
import { keepRows, spreadsheetFile } from '../deliver/spreadsheet-file.ts'
import type { Tombstone } from '../store/tombstone-rows.ts'

export const lineDigest = (line: string) => createHash('sha256').update(line).digest('hex')

export async function namesIn(folder: string): Promise<string[]> {
	return readdir(folder).catch((): string[] => [])
}

/** Whole files, with what a broken write left beside them. */
async function removeNamed(folder: string, isWanted: (name: string) => boolean): Promise<void> {
	for (const name of await namesIn(folder)) {
		const whole = name.replace(/\.(broken|[0-9a-f-]{36}\.part)$/, '')
		if (isWanted(whole)) await rm(join(folder, name), { force: true })
	}
}

async function exportedFiles(dataDir: string): Promise<string[]> {
	const root = join(dataDir, 'export')
	const files: string[] = []
	for (const folder of await namesIn(root)) {
		for (const name of await namesIn(join(root, folder))) {
			if (name.endsWith('.csv')) files.push(join(root, folder, name))
		}
	}
	return files
}

export async function removeFromFiles(
	dataDir: string,
	tombstones: readonly Tombstone[],
): Promise<void> {
	if (tombstones.length === 0) return
	const mails = new Set(tombstones.flatMap(({ traces }) => traces.mails))
	await removeNamed(mailFolder(dataDir), (file) => mails.has(nameInMailFile(file)))
	const waiting = new Set(tombstones.map(({ traces }) => `${traces.waiting}.json`))
	await removeNamed(spoolFolder(dataDir), (file) => waiting.has(file))
	const lines = new Set(tombstones.flatMap(({ line }) => line || []))
	if (lines.size > 0) {
		const sheet = spreadsheetFile(dataDir)
		await keepRows(sheet, (_, line) => !lines.has(lineDigest(line)))
	}
	const ids = new Set(tombstones.flatMap(({ traces }) => [...traces.ids, ...traces.documents]))
	for (const path of await exportedFiles(dataDir)) {
		await keepRows(path, (cells) => !cells.some((cell) => ids.has(cell)))
	}
}
