/**
 * How a route gets its text: one function, run by the server's renderer and by the browser's router.
 * On the server it runs for the first page; in the browser it fetches
 * texts that browser and service worker keep.
 */
import { createContext, type LoaderFunctionArgs, type Params } from 'react-router'
import { currentLanguage, keepLanguage } from '#app/language/current-language.ts'
import { loadWholePage } from '#app/start/recovery.ts'
import { isLanguage, type Language } from '#domain/language.ts'
import type { Content } from './content.ts'
import { fetchedContent } from './fetched-content.ts'
import { inOneLanguage } from './language-switch.ts'

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
		const url = new URL(request.url)
		const asked = url.searchParams.get('lang')
		if (isLanguage(asked) && asked !== currentLanguage()) keepLanguage(asked)
		try {
			return await inOneLanguage((language) =>
				load({ language, content: fetchedContent(language), params, url }),
			)
		} catch (error) {
			// Never resolves: the page that is being loaded replaces this one.
			if (await loadWholePage(request.url)) return new Promise(() => undefined)
			throw error
		}
	}
}
