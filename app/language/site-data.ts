/** The root route's data, as parts below it read it. */
import { useRouteLoaderData } from 'react-router'
import type { Site } from '#content/company-schema.ts'
import { defaultLanguage, type Language } from '#domain/language.ts'

/** How to reach the company, for every page. */
export interface Company {
	phone: Pick<Site['phone'], 'display' | 'dial'>
	whatsapp: Pick<Site['whatsapp'], 'display' | 'dial'>
	email: Pick<Site['email'], 'address'>
	social: readonly Pick<Site['social'][number], 'network' | 'url'>[]
	copyrightYear: Site['copyrightYear']
}

export interface SiteData {
	language: Language
	/** The public address of the site. */
	siteUrl: string
	/** The office may write to a number that is given, by WhatsApp. */
	writesByWhatsapp?: boolean
	/** A draft is laid over what visitors read. */
	isPreview?: boolean
	/** Missing on the page that says that the root could not be loaded. */
	company?: Company
}

/** A page whose root could not be loaded speaks the default language. */
export function useSiteData(): SiteData {
	return useRouteLoaderData<SiteData>('root') ?? { language: defaultLanguage, siteUrl: '' }
}

export function useCompany(): Company {
	const { company } = useSiteData()
	if (!company) throw new Error('a page is drawn only with the data of its root')
	return company
}
