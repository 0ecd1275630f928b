/** What a page needs only for a visitor who does something is fetched with the first move: a pointer, a key, a scroll. */

const moves = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'] as const

let moved = false

/** Calls back at the first move on any page, at once if there was one. Returns how to stop waiting. */
export function onFirstMove(call: () => void): () => void {
	if (moved) {
		call()
		return () => undefined
	}
	const stop = () => {
		for (const type of moves) removeEventListener(type, move)
	}
	const move = () => {
		moved = true
		stop()
		call()
	}
	for (const type of moves) addEventListener(type, move, { passive: true })
	return stop
}
