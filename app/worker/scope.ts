/** The types of the service worker's global scope, as far as the worker uses it: TypeScript can't have those of a page and of a worker at once. */

interface Extendable extends Event {
	waitUntil(work: Promise<unknown>): void
}

export interface Fetching extends Extendable {
	readonly request: Request
	/** The answer that the browser asked for while the worker was starting. */
	readonly preloadResponse: Promise<Response | undefined>
	respondWith(response: Promise<Response>): void
}

interface Message extends Extendable {
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
	addEventListener(type: 'message', listener: (event: Message) => void): void
}

export const scope = self as unknown as Scope
