/** What a page says of itself to browsers, search engines and shared links. */
import type { MetaDescriptor } from 'react-router'
import type { Language } from '#domain/language.ts'
import { createTranslator } from '#domain/translate.ts'
import { stringsOf } from './strings.tsx'

export interface PageMeta {
	title: string
	description: string
}

/** Title and description of a page that is one of a kind, from the `pages` strings. */
export async function pageOf(language: Language, key: string): Promise<PageMeta> {
	const { pages = {} } = await stringsOf(language, 'pages')
	const t = createTranslator(pages, language)
	return { title: t(`${key}.title`), description: t(`${key}.description`) }
}

export function describePage({
	loaderData,
}: {
	loaderData: { page: PageMeta } | undefined
}): MetaDescriptor[] {
	if (!loaderData) return []
	const { title, description } = loaderData.page
	return [
		{ title },
		{ name: 'description', content: description },
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: description },
		{ property: 'og:type', content: 'website' },
		{ name: 'twitter:card', content: 'summary_large_image' },
	]
}
