import { matchesOneLine } from '../search.ts'
import type { Searched } from './params.ts'

/** Marks what a search finds. The texts it looked through are most of a list's weight: they stay behind. */
export function markFound<Item extends { search: string }>(
	items: readonly Item[],
	query: string,
): Searched<Item>[] {
	return items.map(({ search, ...item }) => ({ ...item, found: matchesOneLine(search, query) }))
}
