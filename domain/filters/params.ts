/** Filters live in the address, so that a filtered list can be shared, reloaded and gone back to. */
import type { Searched } from './search-hits.ts'

/** The value of a parameter if it is one of the options, else `all`: an address is input like any other. */
export function readOption<Option extends string>(
	params: URLSearchParams,
	name: string,
	options: readonly Option[],
): Option | 'all' {
	const value = params.get(name)
	return options.find((option) => option === value) ?? 'all'
}

const loadSearch = () => import('./search-hits.ts')

/** Fetched when the visitor reaches for the search; should that fail, the search itself asks again. */
export const prepareSearch = () => void loadSearch().catch(() => undefined)

/** What the search in the address finds. Only a list that is searched needs the means to do so. */
export async function searched<Item extends { search: string }>(
	items: readonly Item[],
	params: URLSearchParams,
): Promise<Searched<Item>[]> {
	const query = params.get('search') ?? ''
	if (query === '') return items.map(({ search: _, ...item }) => ({ ...item, found: true }))
	const { markHits } = await loadSearch()
	return markHits(items, query)
}

/** The current parameters with these filters; defaults leave the address, what others put there stays. */
export function withFilters(
	current: URLSearchParams,
	search: string,
	choices: Readonly<Record<string, string>>,
): URLSearchParams {
	const params = new URLSearchParams(current)
	if (search.trim() === '') params.delete('search')
	else params.set('search', search)
	for (const [name, choice] of Object.entries(choices)) {
		if (choice === 'all') params.delete(name)
		else params.set(name, choice)
	}
	return params
}
