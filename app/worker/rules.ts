/** What the service worker decides, apart from how it does it: which requests are its own, and under which names copies lie. */
import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts'

export interface Asked {
	method: string
	mode: string
	cache: string
	url: string
	range: boolean
}

/**
 * - `file`: never changes under its address; a copy is as good as the original.
 * - `page`, `download` (also the names of texts): from the network if it answers in time, else the copy last seen.
 * - `leave`: the worker does nothing.
 */
export type Treatment = 'file' | 'page' | 'download' | 'leave'

/** The hash of what a text says is its name; the lists of names are those of two letters. */
const texts = /^\/content\/[\w-]{3,}\.json$/
const names = /^\/content\/(ar|en)\.json$/
const files = /^\/(assets|scenes|photos)\//
/** Another content has another name. */
const namedByContent = /^\/(assets|photos)\//
const downloads = /^\/(downloads\/[^/]+\.pdf|favicon\.svg|[\w-]+\.(png|webmanifest))$/
/** Private pages, answers of the moment, and the worker itself. */
const never =
	/^\/((desk|status|api)(\/|\.data$|$)|apply\/|plan\/(dates\.ics|print\.pdf)$|compare\.pdf$|healthz$|readyz$|sw\.js$|robots\.txt$|sitemap\.xml$)/

export function treatmentOf({ method, mode, cache, url, range }: Asked, origin: string): Treatment {
	const { origin: from, pathname, searchParams } = new URL(url)
	if (method !== 'GET' || from !== origin || cache === 'no-store' || range) return 'leave'
	if (never.test(pathname) || searchParams.has('draft')) return 'leave'
	if (texts.test(pathname)) return 'file'
	if (names.test(pathname)) return 'download'
	if (files.test(pathname))
		return namedByContent.test(pathname) || searchParams.has('v') ? 'file' : 'leave'
	if (downloads.test(pathname)) return 'download'
	return mode === 'navigate' ? 'page' : 'leave'
}

/** The language that an address asks for; else the visitor's own. */
export function askedLanguage(url: string): Language | undefined {
	const asked = new URL(url).searchParams.get('lang')
	return isLanguage(asked) ? asked : undefined
}

export function languageIn(text: string | null | undefined): Language {
	return isLanguage(text) ? text : defaultLanguage
}

/** The name of a page's copy: there is one for each language, under the same address. */
export function pageName(url: string, language: Language): string {
	const { origin, pathname } = new URL(url)
	return `${origin}${pathname}?lang=${language}`
}

/** An address with filters or a search is not plain: its page is made for that address alone, and not kept. */
export function isPlain(url: string): boolean {
	return [...new URL(url).searchParams.keys()].every((name) => name === 'lang')
}

/** Nothing with `no-store` is kept, and nothing but a plain success. */
export function mayKeep({ status, redirected, headers }: Response): boolean {
	const isForgotten = /\bno-store\b/i.test(headers.get('Cache-Control') ?? '')
	return status === 200 && !redirected && !isForgotten
}

/** A plan is worked out on the device: the copy of the empty page shows the plan of any address. */
export function readsItsAddress(url: string): boolean {
	return /^\/(plan|compare)$/.test(new URL(url).pathname)
}

/** A proxy says that the server behind it does not answer: treated like no network. */
export function isOutage(status: number): boolean {
	return status >= 502 && status <= 504
}

const prefix = 'rihla-build-'
const grace = 7 * 24 * 60 * 60 * 1000

/** All copies of one build lie together, under the moment at which it was built. */
export const cacheOf = (built: number) => `${prefix}${built}`

function builtAt(name: string): number {
	return name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN
}

/** The copies of the site's builds, newest first. */
export function newestFirst(names: readonly string[]): string[] {
	return names
		.filter((name) => !Number.isNaN(builtAt(name)))
		.sort((a, b) => builtAt(b) - builtAt(a))
}

/** An open tab may still need the files of its build: they go a week after the next build has replaced them. */
export function expired(names: readonly string[], now: number): string[] {
	const builds = newestFirst(names)
	return builds.filter((_, position) => {
		const next = builds[position - 1]
		return next !== undefined && now - builtAt(next) > grace
	})
}

/** The files that a page names: scripts, styles, fonts and pictures. Of a photo two sizes are enough; where another one is asked for, its scene shows. */
export function filesNamedIn(html: string): string[] {
	const named = html.matchAll(
		/["'( ](\/(?:assets\/|photos\/\w+-(?:480|800)\.avif|scenes\/[^"'\s)#]+\?v=)[^"'\s)#,]*)/g,
	)
	return [...new Set([...named].flatMap(([, address]) => address ?? []))]
}

/** Large, and fetched only by those who search or ask. */
const notAhead = new Set(['search', 'assistant', 'assistant-pages'])

/** The addresses of the texts of pages, by a list of names (`app/page/fetched-content.ts`). */
export function textsToKeep(list: unknown): string[] {
	if (typeof list !== 'object' || list === null || !('names' in list)) return []
	return Object.entries(list.names ?? {}).flatMap(([name, hash]) =>
		name.includes('/') || notAhead.has(name) ? [] : [`/content/${hash}.json`],
	)
}
