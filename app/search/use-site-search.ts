/** The site search in the browser: the documents of one language, fetched on first use and indexed once. */
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#app/language/strings.tsx'
import { fetchedContent } from '#app/page/fetched-content.ts'
import type { Language } from '#domain/language.ts'
import type { SiteDocument, SiteSearch } from '#domain/site-search.ts'
import { queries } from './queries.ts'

async function fetchSearch(language: Language): Promise<SiteSearch> {
	const [{ createSiteSearch }, documents] = await Promise.all([
		import('#domain/site-search.ts'),
		fetchedContent(language).read<SiteDocument[]>('search'),
	])
	return createSiteSearch(documents)
}

const queryOf = (language: Language) => ({
	queryKey: ['site-search', language],
	queryFn: () => fetchSearch(language),
})

/** Undefined until the index is there; a question asked before then is answered when it is. */
export function useSiteSearch(): { search: SiteSearch | undefined; failed: boolean } {
	const language = useLanguage()
	const { data, isError } = useQuery(queryOf(language), queries)
	return { search: data, failed: isError }
}

export async function prepareSearch(language: Language): Promise<void> {
	await queries.ensureQueryData(queryOf(language))
}
