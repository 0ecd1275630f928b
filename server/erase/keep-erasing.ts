import { errorCode, log } from '../log.ts'
import { type Job, repeat } from '../repeat.ts'
import type { Eraser } from './eraser.ts'

/** At the start and every minute: first what a backup brought back, then what is due. */
export function keepErasing(eraser: Pick<Eraser, 'eraseAgain' | 'eraseDue'>, every = 60_000): Job {
	let isRecalled = false

	async function round(signal: AbortSignal) {
		try {
			if (!isRecalled) await eraser.eraseAgain(signal)
			isRecalled = !signal.aborted
			await eraser.eraseDue(signal)
		} catch (error) {
			log.error('erasing failed', { code: errorCode(error) })
		}
	}
	return repeat(round, () => every)
}
