/** Mails that came back, by the code with which a mail server reports it (RFC 3463). */

export function cameBackFor(code: string | null): 'address' | 'full' | 'refused' | null {
	if (code === null || !/^5\.\d/.test(code)) return null
	if (code.startsWith('5.1.')) return 'address'
	return code === '5.2.2' ? 'full' : 'refused'
}

interface Said {
	direction: string
	channel: string | null
	failure_reason: string | null
	cancelled_at: string | null
}

/** Whether the last mail to the family came back, and nobody of them has written by mail since. `messages` are newest first. */
export function isMailUnreachable(messages: readonly Said[]): boolean {
	const last = messages.find(
		({ direction, channel, cancelled_at }) =>
			cancelled_at === null &&
			((direction === 'out' && channel === 'email') || (direction === 'in' && channel === 'mail')),
	)
	return last?.direction === 'out' && cameBackFor(last.failure_reason) !== null
}
