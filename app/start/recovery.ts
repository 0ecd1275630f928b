/**
 * An open tab outlives deployments: the files it asks for later may be gone from the server. It is then loaded anew, where the
 * visitor was going, and what was typed comes along (`app/form`). Without a network the same way leads to the copies of the service worker.
 */
import type { HydratedRouterProps } from 'react-router/dom'
import { currentLanguage } from '#app/language/current-language.ts'
import { forgetLostPage, losePage } from './lost-page.ts'
import { fetchScript, missingScripts } from './route-table.ts'

const recoveredKey = 'recovered'
/** A page that is still incomplete after it was loaded anew is not loaded again and again. */
const pause = 20_000

let going: string | undefined
let recovering: Promise<boolean> | undefined

/** The visitor has gone elsewhere, or the page is being replaced: this move is never made. */
const never = () => new Promise<never>(() => undefined)

/**
 * Tells where the visitor is going while that page is being fetched. Its scripts come first: the router would load the page
 * that is open anew when one of them fails, and without a network everything on it would be gone.
 */
export const followNavigations: NonNullable<HydratedRouterProps['instrumentations']>[number] = {
	router({ instrument }) {
		instrument({
			async navigate(go, { to }) {
				const target = typeof to === 'string' ? to : undefined
				going = target
				forgetLostPage()
				const missing = scriptsMissingFor(target)
				// Without a wait where nothing is missing: a second press must find the first one under way.
				if (missing.length > 0 && !(await arrive(missing, target))) return never()
				await go()
				if (going === target) going = undefined
			},
		})
	},
}

function scriptsMissingFor(target: string | undefined): string[] {
	if (target === undefined) return []
	const { pathname } = new URL(target, location.href)
	return pathname === location.pathname ? [] : missingScripts(pathname)
}

/** False when the visitor has gone elsewhere meanwhile, or when the page has to be loaded anew. */
async function arrive(missing: string[], target: string | undefined): Promise<boolean> {
	const from = location.href
	const faults = await Promise.all(
		missing.map((address) =>
			fetchScript(address).then(
				() => [],
				(error: unknown) => [{ address, error }],
			),
		),
	)
	if (going !== target || location.href !== from) return false
	const [fault] = faults.flat()
	if (!fault) return true
	console.warn('a page could not be fetched', fault.error)
	if (!((await recover()) || (await recoverScript(fault.address)))) losePage(fault.error)
	return false
}

/** A move that can't be made is given up: what fails from now on is no part of it. */
export function stayHere(): void {
	going = undefined
}

function remember(value: string): void {
	try {
		sessionStorage.setItem(recoveredKey, value)
	} catch {
		// Storage can be blocked; the page still recovers.
	}
}

/** Every build has a table of its own; when the server no longer has ours, it has another build. */
async function isReplaced(): Promise<boolean> {
	const { url } = window.__reactRouterManifest ?? {}
	if (!url) return false
	const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' })
	return answer.status === 404
}

/**
 * A worker answers for the network, but only when a page is asked for as a whole. A switch of language leaves a page that can
 * be read, so it asks for no other unless that one was seen.
 */
async function hasCopies(): Promise<boolean> {
	if (!going || !(await navigator.serviceWorker?.getRegistration())?.active) return false
	const language = currentLanguage()
	if (language === document.documentElement.lang) return true
	const { pathname } = new URL(going, location.href)
	return !!(await caches.match(`${pathname}?lang=${language}`, { ignoreVary: true }))
}

async function loadAnew(isOfUse: () => Promise<boolean>): Promise<boolean> {
	const target = new URL(going ?? '', location.href)
	const [last, time] = sessionStorage.getItem(recoveredKey)?.split(' ') ?? []
	if (last === target.pathname && Date.now() - Number(time) < pause) return false
	if (!(await isOfUse())) return false
	remember(`${target.pathname} ${Date.now()}`)
	going = undefined
	if (target.pathname + target.search === location.pathname + location.search) location.reload()
	else location.assign(target)
	return true
}

/** A file could not be fetched. True when the page is on its way to be replaced. */
export function recover(): Promise<boolean> {
	recovering ??= loadAnew(() => isReplaced().catch(hasCopies))
		.catch(() => false)
		.then((isDone) => {
			if (!isDone) recovering = undefined
			return isDone
		})
	return recovering
}

/**
 * For a script that the visitor waits for. Many browsers remember for the life of a page that a script could not be fetched;
 * once the server gives it (or answers at all), only the page itself, loaded anew, can have it. False when there is no use in that.
 */
export function recoverScript(address = '/healthz'): Promise<boolean> {
	const answers = () => fetch(address, { cache: 'no-store' }).then(({ ok }) => ok)
	return loadAnew(answers).catch(() => false)
}

/** Passes on what a page is loaded from, unless that is gone and the page is replaced. */
export async function orRecover<Data>(loading: Promise<Data> | Data): Promise<Data> {
	try {
		return await loading
	} catch (error) {
		if ((await recover()) || (going !== undefined && (await recoverScript()))) return never()
		throw error
	}
}

/** From now on missing files are noticed. */
export function watchForMissingFiles(): void {
	addEventListener('vite:preloadError', ({ payload }) => {
		// A style that did not arrive is asked for again with its part, unless a link says that it is there.
		const [, style] = /preload CSS for (\S+)/.exec(payload.message) ?? []
		if (style) document.querySelector(`link[href="${style}"]`)?.remove()
		void recover()
	})
}
