/** Files of WhatsApp messages: their message comes first, and they are fetched from the platform after it. */
import type { WhatsappFile } from '#domain/conversations/whatsapp-message.ts'
import type { Trx } from '../schema.ts'
import { idOfKey } from './events.ts'

export interface NewAttachment {
	caseId: string
	messageId: string
	file: WhatsappFile
	/** Of the arrival. */
	key: string
}

export async function addAttachment(
	trx: Trx,
	{ caseId, messageId, file, key }: NewAttachment,
): Promise<void> {
	const now = new Date().toISOString()
	await trx
		.insertInto('attachments')
		.values({
			id: idOfKey(key, 'attachment'),
			case_id: caseId,
			message_id: messageId,
			media_id: file.mediaId,
			digest: file.digest || null,
			content_type: file.contentType,
			file_name: file.fileName || null,
			state: 'fetching',
			created_at: now,
			attempts: 0,
			next_attempt_at: now,
			outage: false,
		})
		.onConflict((known) => known.doNothing())
		.execute()
}
