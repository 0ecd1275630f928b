/** The copies themselves: one cache for each build, looked through from the newest on. */
import { cacheOf, expired, mayKeep, newestFirst } from './rules.ts'

/** Written into the worker by the build: the moment at which it was made. */
declare const built: number

const current = cacheOf(built)
/** How many are fetched at once: few, so that the visitor's own requests come first. */
const atOnce = 3

export const openCopies = () => caches.open(current)

export async function copyOf(url: string): Promise<Response | undefined> {
	// A browser may refuse to open its caches; then the network is asked.
	return search(url).catch(() => undefined)
}

async function search(url: string): Promise<Response | undefined> {
	const names = newestFirst(await caches.keys())
	for (const name of names) {
		const cache = await caches.open(name)
		const copy = await cache.match(url, { ignoreVary: true })
		if (!copy) continue
		// A file that is still used is copied to the cache of the current build.
		if (name !== current && /\/(assets|content)\//.test(url)) void keep(url, copy.clone())
		return copy
	}
	return undefined
}

/** Storage may be full or blocked: then there is no copy, and nothing else is lost. */
export async function keep(url: string, response: Response): Promise<void> {
	if (!mayKeep(response)) return
	try {
		await (await openCopies()).put(url, response)
	} catch (error) {
		console.warn('a copy could not be kept', error)
	}
}

/** Fetches what has no copy yet; a failure is not repeated here. */
export async function addToCopies(urls: readonly string[]): Promise<void> {
	const waiting = [...urls]
	const work = async () => {
		for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
			const request = new Request(url, { priority: 'low' })
			if (!(await copyOf(request.url)))
				await fetch(request).then(
					(response) => keep(url, response),
					() => undefined,
				)
		}
	}
	await Promise.all(Array.from({ length: atOnce }, work))
}

export async function removeExpired(): Promise<void> {
	const names = expired(await caches.keys(), Date.now())
	await Promise.all(names.map((name) => caches.delete(name)))
}
