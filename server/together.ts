/** What comes while the last is still at work waits for it, and is then done together. */
export function together<Item>(work: (items: readonly Item[]) => Promise<void>) {
	let line: Item[] = []
	let next: Promise<void> | undefined
	let current = Promise.resolve()

	function begin(): Promise<void> {
		const items = line
		line = []
		next = undefined
		current = work(items)
		return current
	}

	return (item: Item): Promise<void> => {
		line.push(item)
		next ??= current.then(begin, begin)
		return next
	}
}
