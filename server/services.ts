/** What requests need: the store, the documents and the deliveries, opened and closed together. `jobs.ts` adds the background work. */
import { setTimeout as wait } from 'node:timers/promises'
import { createPhotos, type Photos } from './content/photos.ts'
import { openSiteContent, type SiteContent } from './content/site-content.ts'
import { createDeliveries, type Deliveries } from './deliver/deliveries.ts'
import type { Templates } from './deliver/templates.ts'
import type { Times } from './deliver/worker.ts'
import { whatsappTemplates } from './desk/cases/whatsapp-templates.ts'
import { type Documents, openDocuments } from './documents/documents.ts'
import { createScanning, type Scanning } from './documents/scanning.ts'
import { createEraseFromWebsite, type EraseFromWebsite } from './erase/erase-from-website.ts'
import type { Eraser } from './erase/eraser.ts'
import { openStoreWithErasures } from './erase/open-store-with-erasures.ts'
import { errorCode, log } from './log.ts'
import { outgoingTemplates } from './outgoing-templates.ts'
import { createPackWorker, type PackWorker } from './packs/worker.ts'
import { createPapers, type Papers } from './papers/papers.ts'
import type { Job } from './repeat.ts'
import type { Settings } from './settings.ts'
import { createStatusAddresses, type StatusAddresses } from './status/status-address.ts'
import { keepInFolder, secretOfFolder } from './store/secret.ts'
import type { Store } from './store/store.ts'
import { createWhatsappLane, type WhatsappLane } from './whatsapp/lane.ts'

export type Services = {
	store: Store
	eraser: Eraser
	documents: Documents
	scanning: Scanning
	deliveries: Deliveries
	papers: Papers
	content: SiteContent
	packs: PackWorker
	whatsapp: WhatsappLane
	photos: Photos
	eraseFromWebsite: EraseFromWebsite
	statusAddresses: StatusAddresses
	/** Known to the processes of this data folder alone. */
	secret: string
	/** The background work of this process; it is stopped with the services, or before. */
	jobs: Job[]
	/** The names of what does not answer right now, for `/readyz`. */
	down(): Promise<string[]>
	close(): Promise<void>
}

/** For all that still runs when the services are closed. What is not over by then is taken up by another process, or the next start. */
const defaultClosingTime = 10_000

/** Never fails because a service is down: pages are served meanwhile, and each call tries anew. */
export async function openServices(
	settings: Settings,
	more: { templates?: Templates; times?: Times; closingTime?: number } = {},
): Promise<Services> {
	const { store, eraser, tombstoneFiles } = await openStoreWithErasures(settings)
	const documents = await openDocuments(settings, store)
	const scanning = createScanning(settings, { store, documents })
	// The tables are made now, not at the first visitor; if that fails, the first visitor's call tries again.
	await store.ping().catch((error) => log.warn('database is down', { code: errorCode(error) }))
	const shared = await store.ownSecret().catch(() => null)
	if (shared !== null) await keepInFolder(settings.dataDir, shared)
	const secret = shared ?? (await secretOfFolder(settings.dataDir))
	const content = await openSiteContent(store.website.published, settings.dataDir)
	const deliveries = createDeliveries(
		settings,
		store,
		{
			mail: { ...outgoingTemplates({ store, content }, settings), ...more.templates },
			whatsapp: whatsappTemplates(store, settings),
		},
		more.times,
	)
	const papers = createPapers(settings.dataDir, content)
	const packs = createPackWorker({ store, documents, papers, content })
	const whatsapp = createWhatsappLane(store)
	const photos = createPhotos(documents, store)
	content.onErasure(photos.letGo)
	const jobs: Job[] = []

	return {
		store,
		eraser,
		documents,
		scanning,
		deliveries,
		papers,
		content,
		packs,
		whatsapp,
		photos,
		eraseFromWebsite: createEraseFromWebsite({ store, photos, content }, tombstoneFiles),
		statusAddresses: createStatusAddresses(store, settings.siteUrl),
		secret,
		jobs,
		async down() {
			const [database, documentStore] = await Promise.allSettled([store.ping(), documents.ping()])
			return [
				...(database.status === 'rejected' ? ['database'] : []),
				...(documentStore.status === 'rejected' ? ['documents'] : []),
			]
		},
		async close() {
			const ended = Promise.all(
				[...jobs, deliveries, packs, whatsapp].map((running) => running.stop()),
			)
			const bound = more.closingTime ?? defaultClosingTime
			const late = wait(bound, 'late' as const, { ref: false })
			if ((await Promise.race([ended, late])) === 'late') log.warn('stopped in the middle')
			await papers.close()
			await store.close()
		},
	}
}
