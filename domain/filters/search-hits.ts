import { matchesOneLine } from '../search.ts'

/** An entry of a list as it travels: what a search looks through is left behind. */
export type Searched<Item> = Omit<Item, 'search'> & { found: boolean }

/** Marks what a search finds. The texts it looked through are most of a list's weight: they stay behind. */
export function markHits<Item extends { search: string }>(
	items: readonly Item[],
	query: string,
): Searched<Item>[] {
	return items.map(({ search, ...item }) => ({ ...item, found: matchesOneLine(search, query) }))
}
