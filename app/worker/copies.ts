/** The copies themselves: one cache for each build, looked through from the newest on. */
import { cacheOf, expired, mayKeep, newestFirst } from './rules.ts'

/** Written into the worker by the build: the moment at which it was made. */
declare const built: number

const current = cacheOf(built)
/** Few enough at once that whatever the visitor does next comes first. */
const atOnce = 3

export const openCopies = () => caches.open(current)

export async function copyOf(url: string): Promise<Response | undefined> {
	// A browser may refuse to open what it keeps; the network is then asked instead.
	return search(url).catch(() => undefined)
}

async function search(url: string): Promise<Response | undefined> {
	const names = newestFirst(await caches.keys())
	for (const name of names) {
		const cache = await caches.open(name)
		const copy = await cache.match(url, { ignoreVary: true })
		if (!copy) continue
		// What is still used moves along with the build that uses it.
		if (name !== current && url.includes('/assets/')) void keep(url, copy.clone())
		return copy
	}
	return undefined
}

/** Storage may be full or taken away: then there is no copy, and nothing else is lost. */
export async function keep(url: string, response: Response): Promise<void> {
	if (!mayKeep(response)) return
	try {
		await (await openCopies()).put(url, response)
	} catch (error) {
		console.warn('a copy could not be kept', error)
	}
}

/** Fetches what is not there yet; what does not arrive is left for another time. */
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
