/** What is in memory only because nobody has collected it yet goes now. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** What was looked at in this turn of the event loop stays until it ends. */
export async function collectAll(): Promise<void> {
	for (let time = 0; time < 3; time += 1) {
		await new Promise((resolve) => setTimeout(resolve, 10))
		collect()
	}
}

export const isThere = (one: WeakRef<object>) => one.deref() !== undefined
