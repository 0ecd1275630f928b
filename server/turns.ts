/**
 * SQLite's statements run synchronously, so that a loop of them would block the event loop. Called before each of them, this
 * lets everything else run once the last pause is five milliseconds ago.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds. */
const longestStretch = 5
let lastTurn = 0

export async function letOthersRun(): Promise<void> {
	if (performance.now() - lastTurn < longestStretch) return
	await nextTurn()
	lastTurn = performance.now()
}
