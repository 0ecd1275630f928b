/** `npm run purge`: deletes submissions and documents older than `RETENTION_DAYS`, now instead of once a day. */
import { openDocuments } from '#server/documents/documents.ts'
import { openStoreWithErasures } from '#server/erase/open-store-with-erasures.ts'
import { purge } from '#server/erase/retention.ts'
import { settingsOrExit } from './settings-or-exit.ts'

const settings = settingsOrExit()
if (settings.retentionDays === null) {
	console.log('RETENTION_DAYS is not set: everything is kept, nothing was deleted.')
} else {
	const { store, eraser } = await openStoreWithErasures(settings)
	const documents = await openDocuments(settings, store)
	await documents.sweep()
	const count = await purge({ store, eraser }, settings.dataDir, settings.retentionDays)
	console.log(`${count} submissions older than ${settings.retentionDays} days deleted.`)
	await store.close()
}
