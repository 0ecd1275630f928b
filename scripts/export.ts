/** `npm run export [folder]`: every table as a CSV file that spreadsheet programs open safely, without secrets. */
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { byteOrderMark, csvLine } from '#server/deliver/csv.ts'
import { openStoreWithErasures } from '#server/erase/open-store-with-erasures.ts'
import type { Store } from '#server/store/store.ts'
import { settingsOrExit } from './settings-or-exit.ts'

export async function exportTables(store: Store, folder: string): Promise<string[]> {
	await mkdir(folder, { recursive: true, mode: 0o700 })
	const files: string[] = []
	for (const table of await store.exportedTables.names()) {
		const path = join(folder, `${table}.csv`)
		// It holds what visitors entrusted to the company: for its owner's eyes only.
		const file = await open(path, 'w', 0o600)
		try {
			await file.appendFile(byteOrderMark)
			for await (const row of store.exportedTables.rowsOf(table)) {
				await file.appendFile(csvLine(row))
			}
		} finally {
			await file.close()
		}
		files.push(path)
	}
	return files
}

if (import.meta.main) {
	const settings = settingsOrExit()
	const day = new Date().toISOString().slice(0, 10)
	const { store } = await openStoreWithErasures(settings)
	const folder = process.argv[2] ?? join(settings.dataDir, 'export', day)
	for (const path of await exportTables(store, folder)) console.log(path)
	await store.close()
}
