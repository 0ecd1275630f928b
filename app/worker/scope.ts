/** The part of the service worker's world that the worker uses; the types of a page and of a worker can't be had at once. */

interface Extendable extends Event {
	waitUntil(work: Promise<unknown>): void
}

export interface Fetching extends Extendable {
	readonly request: Request
	/** The answer that the browser asked for while the worker was starting. */
	readonly preloadResponse: Promise<Response | undefined>
	respondWith(response: Promise<Response>): void
}

interface Told extends Extendable {
	readonly data: unknown
}

interface Scope {
	readonly location: Location
	readonly registration: ServiceWorkerRegistration
	readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> }
	readonly navigator: Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
	skipWaiting(): Promise<void>
	addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
	addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
	addEventListener(type: 'message', listener: (event: Told) => void): void
}

export const scope = self as unknown as Scope
