/**
 * What a mail server reports about a mail of ours that did not arrive (RFC 3464). Only the fields that machines write are read: the prose
 * above them says the same in words that anybody could write.
 */
import { multiLine } from '#domain/plain-text.ts'

/** A mail of ours has one recipient. */
const mostRecipients = 20

export interface DeliveryReport {
	/** The id that we gave the mail's envelope, where the server passes it back. */
	envelopeId: string | null
	recipients: readonly { address: string; status: string; isFinal: boolean }[]
}

export function readDeliveryReport(status: string): DeliveryReport {
	const blocks = multiLine(status).split(/\n\s*\n/)
	let envelopeId: string | null = null
	const recipients: DeliveryReport['recipients'][number][] = []
	for (const block of blocks) {
		const fields = fieldsOf(block)
		envelopeId ??= fields.get('original-envelope-id') ?? null
		const recipient = fields.get('original-recipient') ?? fields.get('final-recipient')
		const code = /\b([245]\.\d{1,3}\.\d{1,3})\b/.exec(fields.get('status') ?? '')?.[1]
		const action = fields.get('action')?.toLowerCase()
		if (recipient === undefined || code === undefined) continue
		if (action !== 'failed' && action !== 'delayed') continue
		if (recipients.length === mostRecipients) break
		recipients.push({
			address: addressOf(recipient),
			status: code,
			isFinal: action === 'failed' && code.startsWith('5'),
		})
	}
	return { envelopeId, recipients }
}

function fieldsOf(block: string): Map<string, string> {
	const fields = new Map<string, string>()
	for (const line of block.replace(/\n[ \t]+/g, ' ').split('\n')) {
		const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line.trim()) ?? []
		if (name !== undefined && value !== undefined && !fields.has(name.toLowerCase()))
			fields.set(name.toLowerCase(), value.trim())
	}
	return fields
}

/** `rfc822; father@gmail.example`, sometimes in angle brackets. */
function addressOf(recipient: string): string {
	const written = recipient.includes(';') ? recipient.slice(recipient.indexOf(';') + 1) : recipient
	return written.trim().replace(/^<|>$/g, '').toLowerCase()
}
