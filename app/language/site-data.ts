/** The root route's data, as parts below it read it. */
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
