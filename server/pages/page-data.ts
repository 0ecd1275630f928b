/**
 * What React starts from is the data that a page was drawn from: a third of the page, and nothing that a reader sees. A page that
 * is the same for everyone leaves it at an address of its own, which changes with its content; the inline loader
 * (`app/inline/start.js`) fetches it beside the scripts, after the first paint.
 */
import { createHash } from 'node:crypto'
import { isLanguage, type Language } from '#domain/language.ts'

const prefix = '/page-data'
export const dataAddresses = `${prefix}/*`

const dataStart = '<script>window.__reactRouterContext.streamController.enqueue('
const dataEnd = ');</script>'
const end = '<script>window.__reactRouterContext.streamController.close();</script>'
const loaderScript = '<script type="rihla/module"'

export interface Detached {
	html: string
	/** Undefined where the page keeps its data. */
	data?: DetachedData
}

export interface DetachedData {
	/** As the page's script had it, a string in quotes: most readers never ask for what it says. */
	literal: string
	version: string
}

/** As the router's stream wants it. */
export function textOf({ literal }: DetachedData): string {
	return JSON.parse(literal)
}

/** `path` with the query that the page was made for, if any. */
export function detachData(html: string, language: Language, path: string): Detached {
	const start = html.indexOf(dataStart)
	const close = html.indexOf(dataEnd, start)
	const literal = html.slice(start + dataStart.length, close)
	const isOnce = start >= 0 && start === html.lastIndexOf(dataStart) && /^".*"$/.test(literal)
	// Anything but the one form we know means that the router has changed: the page keeps its data.
	if (!isOnce || !html.includes(end) || !html.includes(loaderScript)) return { html }
	const version = createHash('sha256').update(literal).digest('base64url').slice(0, 12)
	const address = `${prefix}/${language}${path}${path.includes('?') ? '&' : '?'}v=${version}`
	return {
		html: (html.slice(0, start) + html.slice(close + dataEnd.length))
			.replace(end, '')
			.replace(loaderScript, `${loaderScript} data-from="${address.replaceAll('&', '&amp;')}"`),
		data: { literal, version },
	}
}

/** The page whose data an address asks for. */
export function pageOfData(address: string): { language: Language; path: string } | undefined {
	const [, language, path = ''] = /^\/page-data\/(\w+)(\/.*)$/.exec(address) ?? []
	return isLanguage(language) ? { language, path } : undefined
}

/**
 * What React starts from on pages that were made for one address alone, the last few of them: their readers ask for it a moment
 * after the page. Who comes later, or to another process, has it made again.
 */
export class JustSent {
	static readonly most = 100
	readonly #data = new Map<string, DetachedData>()

	get(key: string): DetachedData | undefined {
		return this.#data.get(key)
	}

	add(key: string, data: DetachedData): void {
		this.#data.set(key, data)
		const [oldest] = this.#data.keys()
		if (this.#data.size > JustSent.most && oldest) this.#data.delete(oldest)
	}
}
