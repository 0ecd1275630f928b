/** What a case's page is told of its messages, of what came with them, and of who wrote. */
import type { MessageState } from '../conversations/whatsapp-codes.ts'

export interface CaseMessage {
	id: string
	event_id: string
	direction: 'out' | 'in' | 'note'
	channel: string | null
	body: string
	by: string
	leaves_at: string
	cancelled_at: string | null
	failed_at: string | null
	failure_reason: string | null
	sent_at: string | null
	/** It has neither left nor been given up or taken back. */
	is_waiting: boolean
	/** Of a message that leaves by WhatsApp: how far the platform says that it has come. */
	status: MessageState | null
	/** It did not leave by WhatsApp, and would not be refused again for the same reason. */
	may_send_again: boolean
	subject: string | null
	/** Of a message that came by mail or WhatsApp: its sender (a number is hidden), how sure it is that it is the family's, the letter below it, what is not kept of it. */
	sender: string | null
	/** Whether the sender is one of the contacts below. */
	is_contact: boolean
	proof: 'own' | 'other' | 'unsure' | 'auto' | null
	quoted: string | null
	left_out: LeftOut[]
}

/** A further address or number of the family; a number is hidden. */
export interface CaseContact {
	id: string
	kind: 'email' | 'phone' | 'wa_user'
	value: string
	/** The number of the form, once they wrote from it. */
	is_own: boolean
}

export interface CaseAttachment {
	id: string
	message_id: string
	content_type: string
	file_name: string | null
	state: 'fetching' | 'kept' | 'refused'
	reason: string | null
}

/** Something that came with a mail and is not kept; the name is empty where it is the mail itself. */
export interface LeftOut {
	name: string
	reason: string
}
