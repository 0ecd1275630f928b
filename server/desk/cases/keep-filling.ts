/**
 * Gives a case to every row that has none: at start, every minute for an hour (an older version may still be writing
 * while it is replaced), then every hour.
 */
import { errorCode, log } from '../../log.ts'

const minute = 60 * 1000

export function keepFilling(fill: () => Promise<number>): { stop(): Promise<void> } {
	let rounds = 0
	let stopped = false
	let timer: NodeJS.Timeout | undefined
	let running: Promise<void> = Promise.resolve()

	async function round() {
		try {
			const made = await fill()
			if (made > 0) log.info('cases made', { count: made })
		} catch (error) {
			log.warn('cases not made', { code: errorCode(error) })
		}
		rounds += 1
		if (stopped) return
		timer = setTimeout(begin, rounds <= 60 ? minute : 60 * minute)
		timer.unref()
	}
	function begin() {
		running = round()
	}
	begin()
	return {
		async stop() {
			stopped = true
			clearTimeout(timer)
			await running
		},
	}
}
