/**
 * A change of language loads all parts of the screen again, and without a network some may not be on this device in the other
 * language. Then the whole page stays in its language and says so, instead of being half in each.
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
		// Never resolves: the router drops this navigation with the next one, and the screen stays as it is.
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
