/**
 * A change of language loads all that is on the screen again, and without a network the other language may not be on this device.
 * Then the page stays as it is, in the language the visitor has, and says so: half a page in each would be none.
 */
import { useSyncExternalStore } from 'react'
import { currentLanguage, keepLanguage } from '#app/language/current-language.ts'
import { loadWholePage } from '#app/start/recovery.ts'
import { isLanguage, type Language } from '#domain/language.ts'

interface Switch {
	/** Whether each part arrived. */
	parts: Promise<boolean>[]
	/** Resolves when all of them have; never, when the page stays or is replaced. */
	whole: Promise<void>
}

let gathering: Switch | undefined
let refusals = 0
const listeners = new Set<() => void>()

function say(count: number): void {
	refusals = count
	for (const listener of listeners) listener()
}

function start(shown: Language): Switch {
	const parts: Promise<boolean>[] = []
	const settle = async () => {
		// The router asks for all parts of a screen within one task.
		await new Promise((resolve) => setTimeout(resolve))
		gathering = undefined
		const arrived = await Promise.all(parts)
		if (arrived.every(Boolean)) return say(0)
		if (!(await loadWholePage())) {
			keepLanguage(shown)
			say(refusals + 1)
		}
		// What is on the screen came with its page and can't be loaded again either; the router gives this up with the next move.
		return new Promise<void>(() => undefined)
	}
	return { parts, whole: settle() }
}

/** Loads a part of the screen in the visitor's language; where that is a new one, only together with all others. */
export async function inOneLanguage<Data>(
	load: (language: Language) => Promise<Data> | Data,
): Promise<Data> {
	const wanted = currentLanguage()
	const shown = document.documentElement.lang
	if (!isLanguage(shown) || shown === wanted) return load(wanted)
	const part = (async () => load(wanted))()
	const arrival = part.then(
		() => true,
		() => false,
	)
	gathering ??= start(shown)
	gathering.parts.push(arrival)
	await gathering.whole
	return part
}

function subscribe(listener: () => void): () => void {
	const forget = () => say(0)
	listeners.add(listener)
	addEventListener('online', forget)
	return () => {
		listeners.delete(listener)
		removeEventListener('online', forget)
	}
}

/** How often the other language was asked for in vain since there was last a network. */
export function useRefusedSwitches(): number {
	return useSyncExternalStore(
		subscribe,
		() => refusals,
		() => 0,
	)
}
