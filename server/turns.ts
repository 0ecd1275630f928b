/**
 * SQLite answers at once and its promise is already kept: a loop of statements would never let anything else run. Whoever
 * loops for long asks here first, and everything that waits gets its turn when the last one is long ago.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds. */
const longestStretch = 10
let lastTurn = 0

export async function letOthersRun(): Promise<void> {
	if (performance.now() - lastTurn < longestStretch) return
	await nextTurn()
	lastTurn = performance.now()
}
