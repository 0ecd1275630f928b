/**
 * What is made of one document, kept as long as the document is there: after a publication only what is made of the changed one is made
 * again, and lists are put together from what is known of the others.
 */

/** In both languages, before and after a publication of something else that it is made with. */
const most = 4

/** How each memory lets go of what nobody asked it for since the last time. They stand in modules, and last as long as the process. */
const lettingGo: (() => void)[] = []
/** How others forget with them. */
const forgetting: (() => void)[] = []

/**
 * Now and then, as what was replaced is not gone by itself: what is kept for a document names others of its time, for which those are kept
 * that were there before them, and so on to the first.
 */
export function letGoOfUnasked(): void {
	for (const letGo of lettingGo) letGo()
}

/** When something was erased: nothing that was made before is in any memory. */
export function forgetAll(): void {
	letGoOfUnasked()
	letGoOfUnasked()
	for (const forget of forgetting) forget()
}

/** For what a module keeps in another way. */
export function alsoForget(forget: () => void): void {
	forgetting.push(forget)
}

interface Made<Value> {
	more: readonly unknown[]
	value: Value
}
type MadeOf<Value> = WeakMap<object, readonly Made<Value>[]>

/** Made again only when the document or one of the `more` things it is made with is another. */
export function createMemory<Value>() {
	let known: MadeOf<Value> = new WeakMap()
	let before: MadeOf<Value> = new WeakMap()
	lettingGo.push(() => {
		before = known
		known = new WeakMap()
	})
	return (document: object, more: readonly unknown[], make: () => Value): Value => {
		const ofDocument = known.get(document) ?? []
		for (const one of ofDocument) if (isSameList(one.more, more)) return one.value
		const made = madeWith(before.get(document), more) ?? { more, value: make() }
		known.set(document, [...ofDocument.slice(1 - most), made])
		return made.value
	}
}

const madeWith = <Value>(made: readonly Made<Value>[] | undefined, more: readonly unknown[]) =>
	made?.find((one) => isSameList(one.more, more))

export function remembered<Entry extends object, More extends readonly unknown[], Value>(
	make: (entry: Entry, ...more: More) => Value,
): (entry: Entry, ...more: More) => Value {
	const memory = createMemory<Value>()
	return (entry, ...more) => memory(entry, more, () => make(entry, ...more))
}

/** One of the lists given before, while this one has the same items: what is remembered for a list then stays known. */
export function createSameList<Item>() {
	let known: readonly (readonly Item[])[] = []
	let before: typeof known = []
	lettingGo.push(() => {
		before = known
		known = []
	})
	return (list: readonly Item[]): readonly Item[] => {
		const same = [...known, ...before].find((one) => isSameList(one, list)) ?? list
		// The last one asked for comes first: a check of one entry asks for other lists than the site.
		if (same !== known[0]) known = [same, ...known.filter((one) => one !== same)].slice(0, most)
		return same
	}
}

/**
 * A long list is looked at in runs: items that stand beside each other, in an array that is the same one wherever and whenever they stand
 * beside each other so. What is made of a run is kept as long as the run: after a publication only what is made of the runs with a
 * changed entry is made again, and all others are passed over as one thing.
 */
export type Run<Item> = readonly Item[]

const runLength = 25
const sameRun = createMemory<Run<unknown>>()
const knownRuns = new WeakMap<readonly unknown[], readonly Run<unknown>[]>()

export function runsOf<Item>(list: readonly Item[]): readonly Run<Item>[] {
	// What is kept for a list are its own items.
	const known = knownRuns.get(list) as readonly Run<Item>[] | undefined
	if (known) return known
	const runs: Run<Item>[] = []
	for (let start = 0; start < list.length; start += runLength) {
		const run = list.slice(start, start + runLength)
		const [first] = run
		runs.push(isObject(first) ? (sameRun(first, run, () => run) as Run<Item>) : run)
	}
	knownRuns.set(list, runs)
	return runs
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const sameListOfRuns = createMemory<unknown[]>()

/** The same list as long as its runs are the same. */
export function joinedRuns<Item>(runs: readonly Run<Item>[]): Item[] {
	const [first] = runs
	if (!first) return []
	const list = sameListOfRuns(first, runs, () => {
		// Much faster than `flat()`.
		const none: Item[] = []
		const items = none.concat(...runs)
		knownRuns.set(items, runs)
		return items
	})
	return list as Item[]
}

/** Lists behind each other, in the runs that they have. */
export function joinedLists<Item>(...lists: readonly (readonly Item[])[]): Item[] {
	return joinedRuns(lists.flatMap((list) => runsOf(list)))
}

/** A list that is made entry by entry. */
export function rememberedList<Entry extends object, More extends readonly unknown[], Item>(
	itemOf: (entry: Entry, ...more: More) => Item,
): (entries: readonly Entry[], ...more: More) => Item[] {
	const item = remembered(itemOf)
	const itemsOf = remembered((run: Run<Entry>, ...more: More) =>
		run.map((entry) => item(entry, ...more)),
	)
	return (entries, ...more) => joinedRuns(runsOf(entries).map((run) => itemsOf(run, ...more)))
}

/** A loop: it is asked for every entry after each publication. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
	if (one.length !== other.length) return false
	for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false
	return true
}
