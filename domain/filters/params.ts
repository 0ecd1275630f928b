/** Filters live in the address, so that a filtered list can be shared, reloaded and gone back to. */

/** The value of a parameter if it is one of the options, else `all`: an address is input like any other. */
export function readOption<Option extends string>(
	params: URLSearchParams,
	name: string,
	options: readonly Option[],
): Option | 'all' {
	const value = params.get(name)
	return options.find((option) => option === value) ?? 'all'
}

/** The texts that a search looks through are most of a list's weight: they travel only with a search. */
export function withSearchTexts<Item extends { search: string }>(
	items: readonly Item[],
	params: URLSearchParams,
): Item[] {
	return params.has('search') ? [...items] : items.map((item) => ({ ...item, search: '' }))
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
