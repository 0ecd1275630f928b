/** The list that somebody works through, in its order, for the keys to the next and the previous case; in this tab only. */
const place = 'desk-list'

export function keepList(ids: readonly string[]): void {
	try {
		sessionStorage.setItem(place, ids.join(' '))
	} catch {
		// Without storage there is no next case, and nothing else is lost.
	}
}

export function keptList(): string[] {
	try {
		return (sessionStorage.getItem(place) ?? '').split(' ').filter(Boolean)
	} catch {
		return []
	}
}
