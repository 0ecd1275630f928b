/** The site search in the browser: the documents of one language, fetched on first use and indexed once. */
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#app/language/strings.tsx'
import { createSiteSearch, type SiteDocument, type SiteSearch } from '#domain/site-search.ts'
import { queries } from './queries.ts'

const addresses = import.meta.glob<string>('/.generated/search/*.json', {
	query: '?url',
	import: 'default',
	eager: true,
})

async function fetchSearch(language: string): Promise<SiteSearch> {
	const response = await fetch(addresses[`/.generated/search/${language}.json`] ?? '')
	if (!response.ok) throw new Error(`search index: ${response.status}`)
	// Written by our own build.
	const documents = (await response.json()) as SiteDocument[]
	return createSiteSearch(documents)
}

/** Undefined until the index is there; a question asked before then is answered when it is. */
export function useSiteSearch(): { search: SiteSearch | undefined; failed: boolean } {
	const language = useLanguage()
	const { data, isError } = useQuery(
		{ queryKey: ['site-search', language], queryFn: () => fetchSearch(language) },
		queries,
	)
	return { search: data, failed: isError }
}
