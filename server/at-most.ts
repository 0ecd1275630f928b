/** Lets at most so many run at once; the rest wait in line. */
export function atMost(limit: number) {
	let running = 0
	const line: (() => void)[] = []
	return async <T>(work: () => Promise<T>): Promise<T> => {
		if (running >= limit) await new Promise<void>((resolve) => line.push(resolve))
		running += 1
		try {
			return await work()
		} finally {
			running -= 1
			line.shift()?.()
		}
	}
}
