/**
 * Any page may ask for the chat to be open; the chat listens, and also hears who asked before it
 * was loaded.
 */
const listeners = new Set<() => void>()
let waiting = false

export function openChat(): void {
	waiting = listeners.size === 0
	for (const listener of listeners) listener()
}

/** Returns the way to stop listening. */
export function onOpenChat(listener: () => void): () => void {
	listeners.add(listener)
	if (waiting) {
		waiting = false
		listener()
	}
	return () => listeners.delete(listener)
}
