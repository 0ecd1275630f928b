/**
 * Gives a case to every row that has none: at start, every minute for an hour (an older version may still be writing
 * while it is replaced), then every hour.
 */
import { errorCode, log } from '../../log.ts'
import { type Job, repeat } from '../../repeat.ts'

const minute = 60 * 1000

export function startBackfillJob(fill: (signal: AbortSignal) => Promise<number>): Job {
	async function round(signal: AbortSignal) {
		try {
			const made = await fill(signal)
			if (made > 0) log.info('cases made', { count: made })
		} catch (error) {
			log.warn('cases not made', { code: errorCode(error) })
		}
	}
	return repeat(round, (rounds) => (rounds <= 60 ? minute : 60 * minute))
}
