/** Remembers, apart from the draft itself, that the application was sent in vain: other pages say so without opening its draft. */
import { useSyncExternalStore } from 'react'

const name = 'unsent-application'
/** As long as the draft. */
const week = 7 * 24 * 60 * 60 * 1000
const listeners = new Set<() => void>()

export function markUnsent(isUnsent: boolean): void {
	try {
		if (isUnsent) localStorage.setItem(name, `${Date.now()}`)
		else localStorage.removeItem(name)
	} catch {
		// Where nothing can be kept there is no draft either.
	}
	for (const listener of listeners) listener()
}

function read(): boolean {
	try {
		const since = Number(localStorage.getItem(name) ?? 0)
		return Date.now() - since < week
	} catch {
		return false
	}
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener)
	addEventListener('storage', listener)
	return () => {
		listeners.delete(listener)
		removeEventListener('storage', listener)
	}
}

export function useUnsentApplication(): boolean {
	return useSyncExternalStore(subscribe, read, () => false)
}
