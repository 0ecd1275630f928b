/**
 * How a route gets its text: one function, run by the server's renderer for the first page and by the browser's router for the next
 * ones. What the browser needs for that (`browser-load.ts`) is fetched with the first move: a page that is only read needs none of it.
 */
import { createContext, type LoaderFunctionArgs, type Params } from 'react-router'
import { loadWholePage } from '#app/start/recovery.ts'
import type { Language } from '#domain/language.ts'
import type { Content } from './content.ts'

export interface PageRequest {
	language: Language
	content: Content
	params: Params
	url: URL
}

/** Set by the page handler for each request. */
export const languageContext = createContext<Language>('ar')

/** What the site says at the moment of this request; set by the page handler. */
export const contentContext = createContext<Content>()

export interface Rendered {
	html: string
	/** On every script of ours in it. */
	nonce: string
}

/** The page, set by the server's entry once it is rendered. */
export const renderedContext = createContext<Rendered | null>(null)

export function onServer<Data>(load: (page: PageRequest) => Data) {
	return ({ request, params, context }: LoaderFunctionArgs): Data =>
		load({
			language: context.get(languageContext),
			content: context.get(contentContext),
			params,
			url: new URL(request.url),
		})
}

export function inBrowser<Data>(load: (page: PageRequest) => Promise<Data> | Data) {
	return async ({ request, params }: { request: Request; params: Params }): Promise<Data> => {
		try {
			const { loadInBrowser } = await import('./browser-load.ts')
			const url = new URL(request.url)
			return await loadInBrowser(url, (content) =>
				load({ language: content.language, content, params, url }),
			)
		} catch (error) {
			// Never resolves: the page that is being loaded replaces this one.
			if (await loadWholePage(request.url)) return new Promise(() => undefined)
			throw error
		}
	}
}
