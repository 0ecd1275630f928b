/** What a page says of itself to browsers, search engines and shared links. */
import type { MetaDescriptor } from 'react-router'
import { stringsOf } from '#app/language/strings.tsx'
import type { Language } from '#domain/language.ts'
import { createTranslator } from '#domain/translate.ts'
import type { StringKeys } from '#generated/string-keys.ts'
import { type About, describeInHtml, type MetaArgs, type PageMeta } from './described-in-html.ts'

/** The pages that have a title in the `pages` strings. */
type PageName = StringKeys['pages'] extends infer Key
	? Key extends `${infer Name}.title`
		? Name
		: never
	: never

/** Title and description of a page that is one of a kind, from the `pages` strings. */
export async function pageOf(language: Language, key: PageName): Promise<PageMeta> {
	const { pages = {} } = await stringsOf(language, 'pages')
	const t = createTranslator<StringKeys['pages']>(pages, language)
	return { title: t(`${key}.title`), description: t(`${key}.description`) }
}

/**
 * Search engines and shared links read the HTML: in the browser a page has its title and its description. What the HTML of the first page
 * says beyond them goes when another page is shown (`app/components/frame/arrival.tsx`). A route hands `about` over on the server alone,
 * by `import.meta.env.SSR`: so the build leaves what makes it out of the scripts.
 */
export function describePage(args: MetaArgs, about?: About | false): MetaDescriptor[] {
	if (!args.loaderData) return []
	const { title, description } = args.loaderData.page
	const inHtml = import.meta.env.SSR ? describeInHtml(args, about || undefined) : []
	return [{ title }, { name: 'description', content: description }, ...inHtml]
}

/** Search engines list the page without a query; pages with one (a filter, a plan) are not to be found. */
export function withoutIndex(described: MetaDescriptor[], search: string): MetaDescriptor[] {
	const names = [...new URLSearchParams(search).keys()].filter((name) => name !== 'lang')
	if (names.length === 0) return described
	const forReaders = described.filter((one) => !('script:ld+json' in one))
	return [...forReaders, { name: 'robots', content: 'noindex' }]
}
