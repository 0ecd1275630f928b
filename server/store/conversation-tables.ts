/** What is said in cases, and what came in by itself. */
import type { Standing } from '#domain/conversations/match-mail.ts'
import type { MessageState } from '#domain/conversations/whatsapp-codes.ts'
import {
	flag,
	integer,
	maybeInteger,
	maybeText,
	maybeWord,
	text,
	withDefault,
	word,
} from './column.ts'

export type MessageDirection = 'out' | 'in' | 'note'
/** `auto`: a machine wrote it. The others as `domain/conversations/match-mail.ts` says. */
export type MailProof = Standing | 'auto'
export type ArrivalKind = 'message' | 'status' | 'bounce' | 'auto' | 'own'
export type ContactKind = 'email' | 'phone' | 'wa_user'

/** A row that waits to be sent, made or fetched, in any table of such rows (`claims.ts`). */
export const sending = {
	created_at: text,
	attempts: integer,
	next_attempt_at: text,
	claimed_by: maybeText,
	claimed_until: maybeText,
	last_attempt_at: maybeText,
	failed_at: maybeText,
	failure_reason: maybeText,
	outage: flag,
}

/** What the platform says of a message of ours. */
export const platformColumns = {
	/** When its call began; null again where the platform refused it. */
	begun_at: maybeText,
	/** The platform's id of the message. */
	external_id: maybeText,
	status: maybeWord<MessageState>(),
	status_at: maybeText,
}

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
		/** The Message-ID of a mail that came in, as its sender's program wrote it; the platform's id of a WhatsApp message. */
		external_id: maybeText,
		/** The address or number it came from. */
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
		/** A digest of the mail, or of the id that the platform gave. */
		key: text,
		channel: word<'mail' | 'wa'>(),
		kind: word<ArrivalKind>(),
		/** When the mail server or the platform took it. */
		at: text,
		received_at: text,
		/** `waiting`: nobody has worked it off yet. `again`: somebody wants it read once more. */
		state: word<'waiting' | 'done' | 'aside' | 'seen' | 'again' | 'erased'>(),
		/** Why it was set aside. */
		reason: maybeText,
		/** Where it is in the mailbox. */
		place: maybeText,
		size: maybeInteger,
		/** Only of what was set aside, for a person to look it up. */
		sender: maybeText,
		case_id: maybeText,
		message_id: maybeText,
		/** JSON: what the platform sent, until it is worked off; nothing of a mail. */
		data: maybeText,
	},
	/** How people of a case are reached besides what it was submitted with. */
	contacts: {
		id: text,
		case_id: text,
		kind: withDefault(word<ContactKind>()),
		/** An address in small letters, a number as it is dialled, or the platform's id of a person. */
		value: text,
		/** A colleague, or `seen` where the platform itself names it together with one that is known. */
		added_by: text,
		added_at: text,
		/** When they last wrote by WhatsApp: for a day after it they can be answered freely. */
		last_in_at: maybeText,
		/** The other name of the same person, where the platform has said both: the id of a number, the number of an id. */
		same_as: maybeText,
		/** Of versions before `whatsapp_stops`; nobody reads it any more. */
		stopped_at: maybeText,
	},
	/** Who wants nothing that we send by ourselves, by a digest of the number or id: it holds also after their cases are erased. */
	whatsapp_stops: { key: text, stopped_at: text },
	/** Approved messages that the platform refuses at the moment (`refused-templates.ts`). */
	refused_templates: { name: text, language: text, code: text, since: text },
	/** Files of WhatsApp messages, which are fetched after their message came. */
	attachments: {
		id: text,
		case_id: text,
		message_id: text,
		media_id: text,
		/** SHA-256 of the file as the platform says it, in hex. */
		digest: maybeText,
		content_type: text,
		file_name: maybeText,
		state: word<'fetching' | 'kept' | 'refused'>(),
		reason: maybeText,
		document_name: maybeText,
		...sending,
	},
	leases: { name: text, claimed_by: maybeText, claimed_until: maybeText, data: text },
}
