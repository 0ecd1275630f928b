/** What the HTML of a page says to search engines and shared links. It is no part of the scripts. */
import type { MetaDescriptor } from 'react-router'
import type { SiteData } from '#app/language/site-data.ts'
import type { Strings, TranslateIn } from '#app/language/strings.tsx'
import { type Language, otherLanguage } from '#domain/language.ts'
import { paths, shareCard } from '#domain/paths.ts'
import { createTranslator } from '#domain/translate.ts'
import type { StringKeys } from '#generated/string-keys.ts'
import { publicAddress } from './site-url.ts'
import { breadcrumbs, type Crumb, organization, type Thing } from './structured-data.ts'

export interface PageMeta {
	title: string
	description: string
}

interface RootData extends SiteData {
	strings: Strings
}

/** The part of the router's arguments that a page's description needs. */
export interface MetaArgs<Data extends { page: PageMeta } = { page: PageMeta }> {
	loaderData: Data | undefined
	location: { pathname: string }
	matches: readonly [{ loaderData?: RootData }, ...unknown[]]
}

/** The page's own things for search engines; nothing where the entry does not exist. */
export interface About {
	/** The entry's name at the end of the breadcrumbs; other pages are called as the navigation calls them. */
	name?: string
	things: (url: string) => Thing[]
	/** The card that is drawn shows an old name or picture, or there is none yet. */
	withoutCard?: true | undefined
}

const locales: Record<Language, string> = { ar: 'ar_AR', en: 'en_US' }

/** Pages without an entry of their own, as the navigation calls them. */
const pageNames: Record<string, StringKeys['common']> = {
	[paths.universities()]: 'nav.universities',
	[paths.institutes()]: 'nav.institutes',
	[paths.accommodation()]: 'nav.accommodation',
	[paths.visaSupport()]: 'nav.visa',
	[paths.discover()]: 'nav.discover',
	[paths.about()]: 'nav.about',
	[paths.contact()]: 'nav.contact',
	[paths.apply()]: 'apply',
	[paths.plan()]: 'plan.link',
	[paths.compare()]: 'plan.compare',
	[paths.faq()]: 'footer.faq',
	[paths.families()]: 'footer.families',
	[paths.privacy()]: 'footer.privacy',
}

/** The list page of each kind of entry. */
const lists: [prefix: string, list: string][] = [
	[paths.university(''), paths.universities()],
	[paths.institute(''), paths.institutes()],
	[paths.listing(''), paths.accommodation()],
]

const pagesOfTheCompany = [paths.home(), paths.about(), paths.contact()]

const listOf = (pathname: string) => lists.find(([prefix]) => pathname.startsWith(prefix))?.[1]

function crumbsTo(pathname: string, t: TranslateIn<'common'>, entry: string | undefined): Crumb[] {
	const list = listOf(pathname)
	const own = pageNames[pathname]
	const name = own ? t(own) : entry
	if (!name) return []
	return [
		{ name: t('nav.home'), path: paths.home() },
		...(list ? [{ name: t(pageNames[list] ?? 'nav.home'), path: list }] : []),
		{ name, path: pathname },
	]
}

/** The head is drawn outside of the error boundaries: an error in structured data would replace the whole page. */
function ownThings(about: About | undefined, url: string): Thing[] {
	try {
		return about?.things(url) ?? []
	} catch (error) {
		console.error('structured data left out', error)
		return []
	}
}

export function describeInHtml(
	{ loaderData, location, matches }: MetaArgs,
	about?: About,
): MetaDescriptor[] {
	const root = matches[0].loaderData
	if (!loaderData || !root) return []
	const { title, description } = loaderData.page
	const { language, siteUrl, company } = root
	const pathname = location.pathname.replace(/(?<=.)\/$/, '')
	const address = publicAddress(siteUrl, language)
	const url = address.of(pathname)
	const t = createTranslator<StringKeys['common']>(root.strings.common ?? {}, language)
	const crumbs = crumbsTo(pathname, t, about?.name)
	const things: Thing[] = []
	if (company && pagesOfTheCompany.includes(pathname)) {
		const brand = t('brand.name')
		const words = { brand, description: t('footer.about'), city: t('footer.city') }
		things.push(organization(address, words, company))
	}
	if (crumbs.length > 0) things.push(breadcrumbs(address, crumbs))
	things.push(...ownThings(about, url))
	// Every page of the release has a card of its own; an entry whose card is old shows its list's, an address without a page the home page's.
	const shown = about?.withoutCard ? listOf(pathname) : crumbs.length > 0 ? pathname : undefined
	const card = `${siteUrl}${shareCard(shown ?? paths.home(), language)}`
	return [
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: description },
		{ property: 'og:type', content: 'website' },
		{ property: 'og:url', content: url },
		{ property: 'og:site_name', content: t('brand.name') },
		{ property: 'og:locale', content: locales[language] },
		{ property: 'og:locale:alternate', content: locales[otherLanguage(language)] },
		{ property: 'og:image', content: card },
		{ property: 'og:image:width', content: '1200' },
		{ property: 'og:image:height', content: '630' },
		{ property: 'og:image:alt', content: title },
		{ name: 'twitter:card', content: 'summary_large_image' },
		{ name: 'twitter:image', content: card },
		...things.map((thing) => ({ 'script:ld+json': thing })),
	]
}
