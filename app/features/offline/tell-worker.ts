/** The page's side of the service worker: starts it, and tells it what is on the screen, so that this can be shown again. */
import type { Language } from '#domain/language.ts'

const inStore = /\/(assets|scenes|photos|content)\//

/** Files that this page has fetched, also before there was a worker. */
function fetchedFiles(): string[] {
	return performance
		.getEntriesByType('resource')
		.map(({ name }) => name)
		.filter((name) => name.startsWith(location.origin) && inStore.test(name))
}

/** Its copies are fetched from the same network as the page: the page comes first. */
async function pageLoaded(): Promise<void> {
	if (document.readyState === 'complete') return
	await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

let started: Promise<ServiceWorkerRegistration> | undefined

/** Only what was built has a worker, and only secure places may start one. */
function start(): Promise<ServiceWorkerRegistration> | undefined {
	if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
	started ??= pageLoaded()
		.then(() => navigator.serviceWorker.register('/sw.js'))
		.then(() => navigator.serviceWorker.ready)
	return started
}

/** Milliseconds without another file, after which the worker is told. */
const pause = 1000

/**
 * Tells of files that are fetched later, such as the chat's. A page that the worker looks after needs nobody to tell: what it fetches
 * goes through the worker. The first page of a visitor is not looked after.
 */
export function onFetched(tell: () => void): () => void {
	if (navigator.serviceWorker?.controller) return () => undefined
	let soon: ReturnType<typeof setTimeout> | undefined
	const observer = new PerformanceObserver(() => {
		clearTimeout(soon)
		soon = setTimeout(tell, pause)
	})
	observer.observe({ type: 'resource' })
	return () => {
		observer.disconnect()
		clearTimeout(soon)
	}
}

export async function tellWorker(path: string, language: Language): Promise<void> {
	try {
		const registration = await start()
		registration?.active?.postMessage({ path, language, files: fetchedFiles() })
	} catch (error) {
		// Blocked by the browser or its owner: the site works without it.
		console.info('no copies for times without a network', error)
	}
}
