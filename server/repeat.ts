import { errorCode, errorFrames, log } from './log.ts'

/** Background work that goes on until it is stopped. */
export type Job = {
	/** Asks it to end and waits until it has. Asked again, it only waits. */
	stop(): Promise<void>
}

/** Does the work now and again after each pause, also when it failed: nobody hears of that but the log. A stop ends the pause at once, and the work at its next look at the signal. */
export function repeat(
	work: (signal: AbortSignal) => Promise<void>,
	/** Milliseconds, after this many rounds. */
	pauseAfter: (rounds: number) => number,
): Job {
	const ending = new AbortController()
	const { signal } = ending
	let rounds = 0
	let timer: NodeJS.Timeout | undefined
	let running: Promise<void> = Promise.resolve()

	async function round() {
		try {
			await work(signal)
		} catch (error) {
			log.error('job failed', { code: errorCode(error), stack: errorFrames(error) })
		}
		rounds += 1
		if (signal.aborted) return
		timer = setTimeout(begin, pauseAfter(rounds))
		timer.unref()
	}
	function begin() {
		running = round()
	}
	begin()
	return {
		async stop() {
			ending.abort()
			clearTimeout(timer)
			await running
		},
	}
}
