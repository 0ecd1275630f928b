import { createContext } from 'react-router'
import { useSiteData } from '#app/language/site-data.ts'
import { defaultLanguage, type Language } from '#domain/language.ts'
import { withLanguage } from '#domain/paths.ts'

/** The public address of the site, set by the page handler for each request. */
export const siteUrlContext = createContext<string>('')

/** Whether the office writes by WhatsApp from the site itself: visitors are told before they give their number. */
export const whatsappContext = createContext(false)

/** Makes whole addresses for those outside the site, in the language of the page that hands them out. */
export interface PublicAddress {
	siteUrl: string
	of(path: string): string
}

/** The default language needs no mark in the address; the other one is asked for. */
export function publicAddress(siteUrl: string, language: Language): PublicAddress {
	return {
		siteUrl,
		of: (path) => `${siteUrl}${language === defaultLanguage ? path : withLanguage(path, language)}`,
	}
}

/** A path of the site as others can open it, in the language of the page. */
export function useSiteAddress(path: string): string {
	const { siteUrl, language } = useSiteData()
	return publicAddress(siteUrl, language).of(path)
}
