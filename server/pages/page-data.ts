/**
 * What React starts from is the data that a page was drawn from: a third of the page, and nothing that a reader sees. A page that
 * is the same for everyone leaves it at an address of its own, which changes with its content; the inline loader
 * (`app/inline/start.js`) fetches it beside the scripts, after the first paint.
 */
import { createHash } from 'node:crypto'
import { isLanguage, type Language } from '#domain/language.ts'
import type { Written } from './policy.ts'

const prefix = '/page-data'
export const dataAddresses = `${prefix}/*`

const stream = 'window.__reactRouterContext.streamController'
const loaderScript = '<script type="rihla/module"'

export interface PageData {
	text: string
	version: string
}

/** `path` with the query that the page was made for, if any. */
export function leaveData(
	page: Written,
	text: string,
	language: Language,
	path: string,
): { page: Written; data?: PageData } {
	// Without the inline loader nobody would fetch it.
	if (!page.html.includes(loaderScript)) return { page: carryData(page, text) }
	const version = createHash('sha256').update(text).digest('base64url').slice(0, 12)
	const address = `${prefix}/${language}${path}${path.includes('?') ? '&' : '?'}v=${version}`
	const from = `${loaderScript} data-from="${address.replaceAll('&', '&amp;')}"`
	return {
		page: { ...page, html: page.html.replace(loaderScript, () => from) },
		data: { text, version },
	}
}

/** The page of one reader brings its data along. */
export function carryData({ html, scripts }: Written, text: string): Written {
	// A text in a script can hold anything but the end of the script.
	const literal = JSON.stringify(text).replaceAll('<', '\\u003c')
	const script = `${stream}.enqueue(${literal});${stream}.close()`
	return {
		html: html.replace('</body>', () => `<script>${script}</script></body>`),
		scripts: [...scripts, script],
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
	readonly #data = new Map<string, PageData>()

	get(key: string): PageData | undefined {
		return this.#data.get(key)
	}

	add(key: string, data: PageData): void {
		this.#data.set(key, data)
		const [oldest] = this.#data.keys()
		if (this.#data.size > JustSent.most && oldest) this.#data.delete(oldest)
	}
}
