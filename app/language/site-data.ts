/** What the root of every page has loaded of the site. The root is above all who ask for it: they know only this shape. */
import { useRouteLoaderData } from 'react-router'
import { defaultLanguage, type Language } from '#domain/language.ts'

export interface SiteData {
	language: Language
	/** The public address of the site. */
	siteUrl: string
}

/** A page whose root could not be loaded speaks the default language. */
export function useSiteData(): SiteData {
	return useRouteLoaderData<SiteData>('root') ?? { language: defaultLanguage, siteUrl: '' }
}
