/** What comes while the last is still at work waits for it, and is then done together, at most so many at a time. */
export function together<Item>(
	work: (items: readonly Item[]) => Promise<void>,
	most = Number.POSITIVE_INFINITY,
) {
	let last: Promise<void> = Promise.resolve()
	let waiting: Item[] = []

	return (item: Item): Promise<void> => {
		if (waiting.length > 0 && waiting.length < most) {
			waiting.push(item)
			return last
		}
		const group = [item]
		waiting = group
		const begin = () => {
			if (waiting === group) waiting = []
			return work(group)
		}
		last = last.then(begin, begin)
		return last
	}
}
