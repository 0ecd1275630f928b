/** Begins work at a steady rate, whether or not what was begun before is done. */
import { setTimeout as wait } from 'node:timers/promises'

interface LoadOptions {
	perSecond: number
	/** So many at once; what is due beyond that is not begun, and only counted. */
	most?: number
	onHeldBack?: () => void
	/** Never rejects. */
	work(at: number): Promise<void>
}

export function startLoad({
	perSecond,
	most = Number.POSITIVE_INFINITY,
	onHeldBack,
	work,
}: LoadOptions) {
	const running = new Set<Promise<void>>()
	let rate = perSecond
	let isOver = false
	let begun = 0

	function begin() {
		if (running.size >= most) return onHeldBack?.()
		begun += 1
		const one = work(begun).then(() => void running.delete(one))
		running.add(one)
	}
	async function settle() {
		await Promise.all(running)
	}
	async function run() {
		let due = 0
		for (let last = performance.now(); !isOver; await wait(5)) {
			const now = performance.now()
			due += ((now - last) / 1000) * rate
			last = now
			for (; due >= 1; due -= 1) begin()
		}
		await settle()
	}
	const loop = run()
	return {
		/** Resolves when everything that is on its way now is done. */
		settle,
		pace(next: number) {
			rate = next
		},
		/** Begins nothing more; resolves when all is done. */
		stop() {
			isOver = true
			return loop
		},
	}
}
