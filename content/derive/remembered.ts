/**
 * What is made of one document, kept as long as the document is there: after a publication only what is made of the changed one is made
 * again, and lists are put together from what is known of the others.
 */

/** In both languages, before and after a publication of something else that it is made with. */
const most = 4

/** Made again only when the document or one of the `more` things it is made with is another. */
export function createMemory<Value>() {
	const known = new WeakMap<object, { more: readonly unknown[]; value: Value }[]>()
	return (document: object, more: readonly unknown[], make: () => Value): Value => {
		const made = known.get(document) ?? []
		for (const one of made) if (isSameList(one.more, more)) return one.value
		const value = make()
		known.set(document, [...made.slice(1 - most), { more, value }])
		return value
	}
}

export function remembered<Entry extends object, More extends readonly unknown[], Value>(
	make: (entry: Entry, ...more: More) => Value,
): (entry: Entry, ...more: More) => Value {
	const memory = createMemory<Value>()
	return (entry, ...more) => memory(entry, more, () => make(entry, ...more))
}

/** The list given before, while this one has the same items: what is remembered for a list then stays known. */
export function createSameList<Item>() {
	let before: readonly Item[] = []
	return (list: readonly Item[]): readonly Item[] => {
		if (!isSameList(before, list)) before = list
		return before
	}
}

/**
 * A list that is made entry by entry: the same one while its entries are the same, and in the next one the same items for entries that
 * kept their place. Only the last list is kept for each first value of `more`, which is the language of most of them.
 */
export function rememberedList<Entry extends object, More extends readonly unknown[], Item>(
	itemOf: (entry: Entry, ...more: More) => Item,
): (entries: readonly Entry[], ...more: More) => Item[] {
	const known = new Map<unknown, { entries: readonly Entry[]; more: More; items: Item[] }>()
	return (entries, ...more) => {
		const last = known.get(more[0])
		const before = last && isSameList(last.more, more) ? last : undefined
		if (before && isSameList(before.entries, entries)) return before.items
		const items = before?.items.slice(0, entries.length) ?? []
		for (let at = 0; at < entries.length; at += 1) {
			const entry = entries[at]
			if (entry && entry !== before?.entries[at]) items[at] = itemOf(entry, ...more)
		}
		known.set(more[0], { entries, more, items })
		return items
	}
}

/** A loop: it is asked for every entry after each publication. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
	if (one.length !== other.length) return false
	for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false
	return true
}
