/** What the server stands on: the store, the documents and the deliveries, opened and closed together. */
import { createDeliveries, type Deliveries } from './deliver/deliveries.ts'
import type { Templates } from './deliver/templates.ts'
import type { Times } from './deliver/worker.ts'
import { keepFilling } from './desk/cases/keep-filling.ts'
import { type Documents, openDocuments } from './documents/documents.ts'
import { createScanning, type Scanning } from './documents/scanning.ts'
import type { Eraser } from './erase/eraser.ts'
import { keepErasing } from './erase/keep-erasing.ts'
import { openKept } from './erase/open-kept.ts'
import { purge } from './erase/retention.ts'
import { errorCode, log } from './log.ts'
import { outgoingTemplates } from './outgoing-templates.ts'
import type { Settings } from './settings.ts'
import { createStatusAddresses, type StatusAddresses } from './status/status-address.ts'
import { ownSecret } from './store/secret.ts'
import type { Store } from './store/store.ts'

export type Services = {
	store: Store
	eraser: Eraser
	documents: Documents
	scanning: Scanning
	deliveries: Deliveries
	statusAddresses: StatusAddresses
	/** Known to the processes of this data folder alone. */
	secret: string
	/** The names of what does not answer right now, for `/readyz`. */
	down(): Promise<string[]>
	close(): Promise<void>
}

/** Never fails because a service is down: pages are served meanwhile, and each call tries anew. */
export async function openServices(
	settings: Settings,
	more: { templates?: Templates; times?: Times } = {},
): Promise<Services> {
	const { store, eraser } = await openKept(settings)
	const documents = await openDocuments(settings, store)
	const scanning = createScanning(settings, { store, documents })
	const deliveries = createDeliveries(
		settings,
		store,
		{ ...outgoingTemplates(store, settings), ...more.templates },
		more.times,
	)
	const secret = await ownSecret(settings.dataDir)
	// The tables are made now, not at the first visitor; if that fails, the first visitor's call tries again.
	await store.ping().catch((error) => log.warn('database is down', { code: errorCode(error) }))
	deliveries.start()
	scanning.start()
	const filling = keepFilling(store.cases.fill)
	const erasing = keepErasing(eraser)
	const upkeep = setInterval(() => void keepUp(), 60 * 60 * 1000)
	upkeep.unref()
	let purgedOn = ''

	/** Every hour what nobody claimed goes; once a day what is too old. */
	async function keepUp() {
		try {
			await documents.sweep()
			await eraser.eraseOrphans()
			for (const rows of [store.guesses, store.sessions, store.staffTokens, store.cases.visits])
				await rows.sweep()
			const today = new Date().toISOString().slice(0, 10)
			if (settings.retentionDays === null || purgedOn === today) return
			if (await store.retention.isAnnounced(settings.retentionDays)) {
				await purge({ store, eraser }, settings.dataDir, settings.retentionDays)
			}
			purgedOn = today
		} catch (error) {
			log.error('upkeep failed', { code: errorCode(error) })
		}
	}
	void keepUp()

	return {
		store,
		eraser,
		documents,
		scanning,
		deliveries,
		statusAddresses: createStatusAddresses(store, settings.siteUrl),
		secret,
		async down() {
			const [database, documentStore] = await Promise.allSettled([store.ping(), documents.ping()])
			return [
				...(database.status === 'rejected' ? ['database'] : []),
				...(documentStore.status === 'rejected' ? ['documents'] : []),
			]
		},
		async close() {
			clearInterval(upkeep)
			await filling.stop()
			await erasing.stop()
			await scanning.stop()
			await deliveries.stop()
			await store.close()
		},
	}
}
