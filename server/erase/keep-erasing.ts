import { errorCode, log } from '../log.ts'
import type { Eraser } from './eraser.ts'

/** At the start and every minute: first what a backup brought back, then what is due. */
export function keepErasing(eraser: Pick<Eraser, 'eraseAgain' | 'eraseDue'>, every = 60_000) {
	let isRecalled = false

	async function round() {
		try {
			if (!isRecalled) await eraser.eraseAgain()
			isRecalled = true
			await eraser.eraseDue()
		} catch (error) {
			log.error('erasing failed', { code: errorCode(error) })
		}
	}

	let running = round()
	const timer = setInterval(() => {
		running = running.then(round)
	}, every)
	timer.unref()
	return {
		async stop() {
			clearInterval(timer)
			await running
		},
	}
}
