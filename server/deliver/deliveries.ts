import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { createWaiting } from '../store/waiting.ts'
import { createEmail } from './email.ts'
import { createSpreadsheet } from './spreadsheet.ts'
import { createWorker } from './worker.ts'

export type Deliveries = ReturnType<typeof createDeliveries>

export function createDeliveries(settings: Settings, store: Store) {
	const waiting = createWaiting(settings.dataDir)
	const worker = createWorker(store, waiting, {
		email: createEmail(settings),
		spreadsheet: createSpreadsheet(settings),
	})
	return { ...worker, waiting }
}
