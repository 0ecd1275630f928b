/**
 * The ways to reach a family, each open or closed with a reason in a code. Worked out by the server when a case is read and again when
 * a message is sent, so that nothing leaves by a way that closed meanwhile.
 */
import { cameBackFor } from './came-back.ts'
import { isWindowOpen, windowEnd } from './whatsapp-window.ts'

export type WayChannel = 'email' | 'whatsapp' | 'call'

export interface Way {
	channel: WayChannel
	can: boolean
	/** Why it is closed; for an open way what is to be known of it. */
	reason:
		| 'no_address'
		| 'no_mail'
		| 'came_back_address'
		| 'came_back_full'
		| 'came_back_refused'
		| 'no_number'
		| 'undialable'
		/** Without the platform: the device's own WhatsApp opens, and a person says whether it was sent. */
		| 'opens_app'
		| 'window_closed'
		| 'stopped'
		| 'not_on_whatsapp'
		| null
	/** When the window closes or closed; since when they want nothing more. */
	at: string | null
}

export interface WhatsAppFacts {
	/** A number or a user id of the platform. */
	hasContact: boolean
	/** When they last wrote by WhatsApp. */
	lastInAt: string | null
	stoppedAt: string | null
	/** The platform said so of the last message to them. */
	isNotThere: boolean
}

export interface ReachFacts {
	address: string
	/** Whether mail of this site reaches applicants at all. */
	canMail: boolean
	/** Why the last mail to them failed, where no mail of theirs has come since. */
	lastFailure: string | null
	/** As it was typed, and as it can be dialled. */
	phone: { typed: string; dialled: string }
	/** Null without the platform's settings. */
	whatsApp: WhatsAppFacts | null
	now: number
}

export const waysOf = (facts: ReachFacts): Way[] => [
	{ channel: 'email', at: null, ...mailWay(facts) },
	{ channel: 'whatsapp', ...whatsAppWay(facts) },
	{ channel: 'call', at: null, ...callWay(facts) },
]

/** An address that sent a mail back may be mended since, and only a person can know: it is closed, and may be tried all the same. */
export const mayTryAnyway = ({ reason }: Way) => reason?.startsWith('came_back') === true

type State = Pick<Way, 'can' | 'reason'>

function mailWay({ address, canMail, lastFailure }: ReachFacts): State {
	if (address === '') return { can: false, reason: 'no_address' }
	if (!canMail) return { can: false, reason: 'no_mail' }
	const back = cameBackFor(lastFailure)
	return back ? { can: false, reason: `came_back_${back}` } : { can: true, reason: null }
}

function whatsAppWay({ whatsApp, phone, now }: ReachFacts): State & Pick<Way, 'at'> {
	if (whatsApp === null) {
		const { can, reason } = callWay({ phone })
		return { can, reason: reason ?? 'opens_app', at: null }
	}
	const { hasContact, lastInAt, stoppedAt, isNotThere } = whatsApp
	if (!hasContact) return { can: false, reason: 'no_number', at: null }
	const at = windowEnd(lastInAt)
	// Who writes wants an answer, whatever they have stopped before.
	if (isWindowOpen(lastInAt, new Date(now))) return { can: true, reason: null, at }
	if (stoppedAt !== null) return { can: false, reason: 'stopped', at: stoppedAt }
	if (isNotThere) return { can: false, reason: 'not_on_whatsapp', at: null }
	return { can: false, reason: 'window_closed', at }
}

/** A number that no link can dial may still be dialled by a person who reads it. */
function callWay({ phone }: Pick<ReachFacts, 'phone'>): State {
	if (phone.typed === '') return { can: false, reason: 'no_number' }
	return { can: true, reason: phone.dialled === '' ? 'undialable' : null }
}
