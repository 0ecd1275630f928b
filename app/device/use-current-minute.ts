/**
 * The time by the minute, once the page runs. Pages are kept in caches, so neither the server nor the first
 * render says anything that depends on the hour.
 */
import { useSyncExternalStore } from 'react'

const minute = 60_000

function subscribe(listener: () => void): () => void {
	const timer = setInterval(listener, 5000)
	return () => clearInterval(timer)
}

export function useCurrentMinute(): Date | undefined {
	const minutes = useSyncExternalStore(
		subscribe,
		() => Math.floor(Date.now() / minute),
		() => undefined,
	)
	return minutes === undefined ? undefined : new Date(minutes * minute)
}
