import { setTimeout as wait } from 'node:timers/promises'

/**
 * What comes while the last is still at work waits for it, and is then done together: at most `most` at a time. Work begins `apart`
 * milliseconds after the last began, so that under load more is done together; what comes alone does not wait.
 */
export function together<Item>(
	work: (items: readonly Item[]) => Promise<void>,
	{ most = Number.POSITIVE_INFINITY, apart = 0 } = {},
) {
	let last: Promise<void> = Promise.resolve()
	let waiting: Item[] = []
	let begun = Number.NEGATIVE_INFINITY

	return (item: Item): Promise<void> => {
		if (waiting.length > 0 && waiting.length < most) {
			waiting.push(item)
			return last
		}
		const group = [item]
		waiting = group
		const begin = async () => {
			const early = begun + apart - performance.now()
			if (early > 0) await wait(early)
			begun = performance.now()
			if (waiting === group) waiting = []
			return work(group)
		}
		last = last.then(begin, begin)
		return last
	}
}
