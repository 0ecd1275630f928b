/**
 * An open tab outlives deployments and connections: a text or a part that it asks for later may not arrive. The page that the
 * visitor wants is then loaded as a whole, and what was typed comes along (`app/form`). When the script of a route is lost, the
 * router loads the open page by itself (`wanted-page.ts`).
 */
import { currentLanguage } from '#app/language/current-language.ts'

const storageKey = 'recovered'
/** A page that is still incomplete after it was loaded as a whole is not loaded again and again. */
const pause = 20_000

let loading: Promise<boolean> | undefined

/** Without a server, a service worker may have a copy; the open page is better than a copy in the other language. */
async function canLoad({ pathname }: URL): Promise<boolean> {
	try {
		const { ok } = await fetch('/healthz', { cache: 'no-store' })
		return ok
	} catch {
		if (!(await navigator.serviceWorker?.getRegistration())?.active) return false
		const language = currentLanguage()
		if (language === document.documentElement.lang) return true
		return !!(await caches.match(`${pathname}?lang=${language}`, { ignoreVary: true }))
	}
}

async function load(target: URL): Promise<boolean> {
	const [last, time] = sessionStorage.getItem(storageKey)?.split(' ') ?? []
	if (last === target.pathname && Date.now() - Number(time) < pause) return false
	if (!(await canLoad(target))) return false
	sessionStorage.setItem(storageKey, `${target.pathname} ${Date.now()}`)
	if (target.pathname + target.search === location.pathname + location.search) location.reload()
	else location.assign(target)
	return true
}

/** True when the open page is about to be replaced; false when there is nothing to load it from, or it was loaded just now. */
export function loadWholePage(address = location.href): Promise<boolean> {
	// Storage can be blocked: then nothing would stop a page from loading itself for ever.
	loading ??= load(new URL(address, location.href))
		.catch(() => false)
		.finally(() => {
			loading = undefined
		})
	return loading
}

/** A style that did not arrive leaves its link behind, and would never be asked for again. */
export function forgetMissingStyles(): void {
	addEventListener('vite:preloadError', () => {
		for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
			if (link.sheet === null) link.remove()
	})
}
