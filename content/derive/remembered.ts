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
		const found = made.find((one) => one.more.every((part, at) => part === more[at]))
		if (found) return found.value
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
		const isSame = list.length === before.length && list.every((item, at) => item === before[at])
		if (!isSame) before = list
		return before
	}
}
