/** What follows when the platform refuses a message, by its code. One table, because the platform has no other order in its codes. */
export type Refusal =
	/** The channel rests for a while, then everything goes out. */
	| 'channel_waits'
	/** Too many messages to one person: only this one waits. */
	| 'message_waits'
	/** Nothing gets through until somebody mends an account or a setting. */
	| 'channel_broken'
	/** Longer than a day since the person wrote. */
	| 'window_closed'
	| 'not_reachable'
	/** The platform keeps it from this person. */
	| 'held_back'
	/** Not approved, or paused: said on the message, which can be sent again once a manager has allowed it or another got through. */
	| 'template_broken'
	/** We sent what nobody should send. */
	| 'our_fault'

const refusals: Readonly<Record<Refusal, readonly number[]>> = {
	channel_waits: [130429, 4, 80007, 131000, 131016, 131057, 1, 2],
	message_waits: [131056],
	channel_broken: [0, 10, 190, 368, 131031, 131042, 131048, 133010],
	window_closed: [131047],
	not_reachable: [131026],
	held_back: [131049, 131050, 130472],
	template_broken: [132000, 132001, 132005, 132007, 132012, 132015, 132016],
	our_fault: [100, 131008, 131009, 131051, 131053],
}

const byCode = new Map<number, Refusal>()
for (const refusal of Object.keys(refusals) as Refusal[])
	for (const code of refusals[refusal]) byCode.set(code, refusal)

export function refusalOf(code: number): Refusal {
	// Everything about rights.
	if (code >= 200 && code <= 299) return 'channel_broken'
	// A code that nobody has met: trying again might send it twice, so it ends here and stands in the log.
	return byCode.get(code) ?? 'our_fault'
}

/** By what stands with a message that was given up: what is no code of the platform's is a connection that never stood. */
export function refusalFor(reason: string): Refusal {
	// Reported without a code.
	if (reason === 'failed') return 'our_fault'
	return /^\d+$/.test(reason) ? refusalOf(Number(reason)) : 'channel_waits'
}

export const isFinal = (refusal: Refusal): boolean =>
	refusal !== 'channel_waits' && refusal !== 'message_waits' && refusal !== 'channel_broken'

/** In the place of a code: the call began, and what came of it nobody knows. */
export const perhapsSent = 'PERHAPS'

export interface WayNow {
	/** Free words, which only an open day takes; else an approved message. */
	isText: boolean
	/** They wrote within the last day. */
	isWindowOpen: boolean
	/** They want nothing but answers: no approved message is sent to them. */
	isStopped: boolean
	/** The platform refuses the approved message that it is; false for what is none. */
	isTemplateRefused: boolean
}

/** Whether a message that did not leave may leave now. Where the same answer would come again, the desk offers another way instead. */
export function maySendAgain(reason: string, now: WayNow): boolean {
	// Whatever kept it back before: it would be refused, and what stands with it now (that it may have arrived) would be gone.
	if (now.isText ? !now.isWindowOpen : now.isStopped || now.isTemplateRefused) return false
	if (reason === perhapsSent) return true
	const refusal = refusalFor(reason)
	if (refusal === 'template_broken') return true
	if (refusal === 'window_closed') return now.isWindowOpen
	return !isFinal(refusal)
}

const second = 1000
const pauses = [6, 24, 96]

/** How long a message to somebody who got too many waits after its n-th refusal, counted from one. */
export function pauseAfter(refused: number): number {
	return (pauses[Math.min(refused, pauses.length) - 1] ?? 6) * second
}

export const messageStates = ['accepted', 'sent', 'delivered', 'read'] as const
export type MessageState = (typeof messageStates)[number] | 'failed'

/** The platform reports states in any order and twice: they only go up, and what has failed stays so. */
export function laterState(known: MessageState, reported: MessageState): MessageState {
	if (known === 'failed') return known
	if (reported === 'failed') return known === 'delivered' || known === 'read' ? known : reported
	return messageStates.indexOf(reported) > messageStates.indexOf(known) ? reported : known
}
