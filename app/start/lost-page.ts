/** A page whose script could not be fetched: the error screen stands in its place until the visitor goes somewhere. */
import { useSyncExternalStore } from 'react'

let lost: { error: unknown } | undefined
const listeners = new Set<() => void>()

export function losePage(error: unknown): void {
	lost = { error }
	for (const listener of listeners) listener()
}

export function forgetLostPage(): void {
	if (!lost) return
	lost = undefined
	for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener)
	addEventListener('popstate', forgetLostPage)
	return () => {
		listeners.delete(listener)
		removeEventListener('popstate', forgetLostPage)
	}
}

export function useLostPage(): { error: unknown } | undefined {
	return useSyncExternalStore(
		subscribe,
		() => lost,
		() => undefined,
	)
}
