/** A question that the contact form takes from the chat: in the history of this tab, never in an address, which reaches the server. */
export interface AskedQuestion {
	question: string
}

export function askedQuestion(state: unknown): string | undefined {
	if (typeof state !== 'object' || state === null || !('question' in state)) return undefined
	return typeof state.question === 'string' ? state.question : undefined
}
