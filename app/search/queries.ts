/** What is asked for at run time: kept for five minutes, not asked again on focus, tried three times more with growing pauses. */
import { QueryClient } from '@tanstack/react-query'
import { onPublished } from '#app/page/fetched-content.ts'

export const queries = new QueryClient({
	defaultOptions: {
		queries: {
			staleTime: 5 * 60_000,
			gcTime: 5 * 60_000,
			refetchOnWindowFocus: false,
			retry: 3,
			retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
		},
	},
})

// Search and assistant are made from the texts of the site.
onPublished(() => void queries.invalidateQueries())
