/**
 * Lets a few run at once and makes the others wait, by turns: whoever sends many waits behind the own ones, and somebody who
 * comes with one is next as soon as a place is free. Each source has only so many places to run and to wait in, and so have
 * all together: many sources would otherwise make a line in which everybody's patience ends before their turn.
 */
export type FairQueueBounds = {
	running: number
	runningEach: number
	waiting: number
	waitingEach: number
}

type Line = { running: number; waiting: (() => void)[] }

export function createFairQueue(bounds: FairQueueBounds) {
	const { running: most, runningEach, waitingEach } = bounds
	/** In the order in which they get their turns: who has just had one goes to the end. */
	const lines = new Map<string, Line>()
	let running = 0
	let waiting = 0

	function startNext(): void {
		for (const line of lines.values()) {
			if (running >= most) return
			if (line.running >= runningEach) continue
			const start = line.waiting.shift()
			if (!start) continue
			line.running += 1
			running += 1
			waiting -= 1
			start()
		}
	}

	function end(source: string, line: Line): void {
		line.running -= 1
		running -= 1
		lines.delete(source)
		if (line.running > 0 || line.waiting.length > 0) lines.set(source, line)
		startNext()
	}

	return {
		/** Null at once, without doing the work, when too many wait already, of this source or of all. */
		run<T>(source: string, work: () => Promise<T>): Promise<T> | null {
			const line = lines.get(source) ?? { running: 0, waiting: [] }
			const mustWait = running >= most || line.running >= runningEach
			const isFull = waiting >= bounds.waiting || line.waiting.length >= waitingEach
			if (mustWait && isFull) return null
			lines.set(source, line)
			waiting += 1
			const turn = new Promise<void>((resolve) => line.waiting.push(resolve))
			startNext()
			return turn.then(work).finally(() => end(source, line))
		},
	}
}
