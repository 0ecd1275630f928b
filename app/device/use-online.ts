/** Whether the browser has a connection; before the page runs it is taken to have one. */
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
	addEventListener('online', listener)
	addEventListener('offline', listener)
	return () => {
		removeEventListener('online', listener)
		removeEventListener('offline', listener)
	}
}

export function useOnline(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	)
}
