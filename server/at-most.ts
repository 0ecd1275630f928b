/** Lets at most so many run at once; the rest wait in line. */
export function atMost(limit: number) {
	let running = 0
	const line: (() => void)[] = []
	return async <T>(work: () => Promise<T>): Promise<T> => {
		if (running >= limit) await new Promise<void>((resolve) => line.push(resolve))
		else running += 1
		try {
			return await work()
		} finally {
			// Who waits takes over the place: freed first, it could go to somebody who comes by in between.
			const next = line.shift()
			if (next) next()
			else running -= 1
		}
	}
}
