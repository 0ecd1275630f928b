/** A day later: what was asked to be erased is due, and the job that does it runs. */
import { sql } from 'kysely'
import { openStorage } from '#server/documents/open-storage.ts'
import { createEraser } from '#server/erase/eraser.ts'
import { createTombstoneFiles } from '#server/erase/tombstone-files.ts'
import { openDatabase } from '#server/store/database.ts'
import { inStore } from './invited-person.ts'

export async function eraseADayLater(reference: string): Promise<void> {
	const dataDir = process.env.E2E_DATA_DIR ?? ''
	const settings = { dataDir, databaseUrl: null }
	const database = await openDatabase(settings)
	const past = new Date(Date.now() - 1000).toISOString()
	await sql`update erasures set due_at = ${past} where reference = ${reference}`.execute(
		await database.ready(),
	)
	await database.close()
	await inStore(async (store) => {
		const storage = await openStorage({ ...settings, s3: null })
		await createEraser(store, storage, createTombstoneFiles(storage, dataDir), dataDir).eraseDue()
	})
}
