/**
 * Lets any page open the chat. A request from before the chat was drawn is kept until it listens.
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
