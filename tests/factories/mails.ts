/** Mails as families' programs write them. */
import { randomUUID } from 'node:crypto'

interface NewMail {
	from?: string
	to?: string
	subject?: string
	/** Null for a mail without one. */
	id?: string | null
	headers?: Readonly<Record<string, string>>
	text?: string
	/** Name, type and content of attachments. */
	files?: readonly { name: string; type: string; content: Uint8Array; isInline?: boolean }[]
}

export function mail({
	from = 'Omar <omar@mail.example>',
	to = 'office@rihla.example',
	subject = 'Question',
	id = `<${randomUUID()}@mail.example>`,
	headers = {},
	text = 'Hello',
	files = [],
}: NewMail): Buffer {
	const encoded = (value: string) =>
		/^[ -~]*$/.test(value) ? value : `=?utf-8?B?${Buffer.from(value).toString('base64')}?=`
	const head = [
		...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
		`From: ${from}`,
		`To: ${to}`,
		`Subject: ${encoded(subject)}`,
		...(id === null ? [] : [`Message-ID: ${id}`]),
		'MIME-Version: 1.0',
	]
	const body = [
		'Content-Type: text/plain; charset=utf-8',
		'Content-Transfer-Encoding: 8bit',
		'',
		text,
	]
	if (files.length === 0) return Buffer.from([...head, ...body].join('\r\n'))
	const boundary = 'part-of-a-mail'
	const parts = files.flatMap(({ name, type, content, isInline }) => [
		`--${boundary}`,
		`Content-Type: ${type}; name="${encoded(name)}"`,
		'Content-Transfer-Encoding: base64',
		...(isInline ? ['Content-ID: <logo>'] : []),
		`Content-Disposition: ${isInline ? 'inline' : 'attachment'}; filename="${encoded(name)}"`,
		'',
		Buffer.from(content).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
	])
	return Buffer.from(
		[
			...head,
			`Content-Type: multipart/mixed; boundary="${boundary}"`,
			'',
			`--${boundary}`,
			...body,
			...parts,
			`--${boundary}--`,
			'',
		].join('\r\n'),
	)
}

interface NewReport {
	envelopeId?: string | undefined
	returnedId?: string | undefined
	to?: string
	recipient: string
	status: string
	action?: 'failed' | 'delayed'
}

/** As Postfix reports that a mail did not arrive. */
export function deliveryReport({
	envelopeId,
	returnedId,
	to = 'office@rihla.example',
	recipient,
	status,
	action = 'failed',
}: NewReport): Buffer {
	return Buffer.from(
		[
			'Return-Path: <>',
			'From: MAILER-DAEMON@mx.example (Mail Delivery System)',
			`To: ${to}`,
			'Subject: Undelivered Mail Returned to Sender',
			`Message-ID: <${randomUUID()}@mx.example>`,
			'Auto-Submitted: auto-replied',
			'Content-Type: multipart/report; report-type=delivery-status; boundary="r"',
			'',
			'--r',
			'Content-Type: text/plain',
			'',
			'I am sorry to have to inform you that your message could not be delivered.',
			'--r',
			'Content-Type: message/delivery-status',
			'',
			'Reporting-MTA: dns; mx.example',
			...(envelopeId ? [`Original-Envelope-Id: ${envelopeId}`] : []),
			'',
			`Final-Recipient: rfc822; ${recipient}`,
			`Action: ${action}`,
			`Status: ${status}`,
			'',
			'--r',
			'Content-Type: text/rfc822-headers',
			'',
			...(returnedId ? [`Message-ID: ${returnedId}`] : []),
			'Subject: Your file',
			'',
			'--r--',
			'',
		].join('\r\n'),
	)
}
