/** The key of the form that is opened again at this place in the browser's history; see the card of refused forms. */
export function reopenKey(state: unknown): string | undefined {
	const isAsked = typeof state === 'object' && state !== null && 'reopen' in state
	return isAsked && typeof state.reopen === 'string' ? state.reopen : undefined
}
