/** What the server stands on: the store, the documents and the deliveries, opened and closed together. */
import type { Settings } from './settings.ts'

export type Services = {
	/** The names of what does not answer right now, for `/readyz`. */
	down(): Promise<string[]>
	close(): Promise<void>
}

/** Never fails because a service is down: pages are served meanwhile, and each call tries anew. */
export async function openServices(_settings: Settings): Promise<Services> {
	return { down: async () => [], close: async () => {} }
}
