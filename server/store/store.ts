/** Everything the server keeps, on SQLite or PostgreSQL alike. */
import type { Settings } from '../settings.ts'
import { openDatabase } from './database.ts'
import { createDeliveryRows } from './delivery-rows.ts'
import { createDocumentRows } from './document-rows.ts'
import { createOutgoingRows } from './outgoing-rows.ts'
import { createRetention } from './retention.ts'
import { createSubmissions } from './submissions.ts'

export type Store = Awaited<ReturnType<typeof openStore>>

export async function openStore(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>) {
	const database = await openDatabase(settings)
	return {
		/** For the limits, which several processes share where they share a database. */
		pool: database.pool,
		/** For what several parts write together. */
		transaction: database.transaction,
		ping: database.ping,
		close: database.close,
		submissions: createSubmissions(database),
		deliveries: createDeliveryRows(database),
		outgoing: createOutgoingRows(database),
		documents: createDocumentRows(database),
		retention: createRetention(database),
	}
}
