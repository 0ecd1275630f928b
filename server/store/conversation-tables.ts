/** What is said in cases, and what came in by itself. */
import type { Standing } from '#domain/conversations/match-mail.ts'
import { maybeInteger, maybeText, maybeWord, text, word } from './column.ts'

export type MessageDirection = 'out' | 'in' | 'note'
/** `auto`: a machine wrote it. The others as `domain/conversations/match-mail.ts` says. */
export type MailProof = Standing | 'auto'
export type ArrivalKind = 'message' | 'bounce' | 'auto' | 'own'

export const conversationTables = {
	messages: {
		id: text,
		case_id: text,
		event_id: text,
		direction: word<MessageDirection>(),
		channel: maybeText,
		template: maybeText,
		language: maybeText,
		subject: maybeText,
		body: text,
		by: text,
		at: text,
		/** The Message-ID of a mail that came in, as its sender's program wrote it. */
		external_id: maybeText,
		/** The address it came from. */
		sender: maybeText,
		/** How sure it is that the sender is the case's own; null where a page of ours took it. */
		proof: maybeWord<MailProof>(),
		/** The letter below it that it answers. */
		quoted: maybeText,
		/** JSON: what was attached and is not kept, with the reason. */
		left_out: maybeText,
	},
	/** What came in by itself, once each (`arrivals.ts`). Of what was erased only the key is left. */
	arrivals: {
		/** A digest of the mail. */
		key: text,
		channel: word<'mail'>(),
		kind: word<ArrivalKind>(),
		/** When the mail server took it. */
		at: text,
		received_at: text,
		/** `again`: somebody wants it read once more. */
		state: word<'done' | 'aside' | 'seen' | 'again' | 'erased'>(),
		/** Why it was set aside. */
		reason: maybeText,
		/** Where it is in the mailbox. */
		place: maybeText,
		size: maybeInteger,
		/** Only of what was set aside, for a person to look it up. */
		sender: maybeText,
		case_id: maybeText,
		message_id: maybeText,
	},
	/** Addresses of a case besides the one it was submitted with. */
	contacts: { id: text, case_id: text, value: text, added_by: text, added_at: text },
	leases: { name: text, claimed_by: maybeText, claimed_until: maybeText, data: text },
}
