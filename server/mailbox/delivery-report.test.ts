import { expect, test } from 'vitest'
import { readDeliveryReport } from './delivery-report.ts'

const id = '4f4d7f0e-5b0c-4e06-9a6b-2a8f0f7f3b11'

test.each([
	[
		'Postfix: no such mailbox',
		`Reporting-MTA: dns; mx.rihla.example\r\nOriginal-Envelope-Id: ${id}\r\n\r\nFinal-Recipient: rfc822; father@gmail.example\r\nOriginal-Recipient: rfc822;father@gmail.example\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 no such user`,
		{
			envelopeId: id,
			recipients: [{ address: 'father@gmail.example', status: '5.1.1', isFinal: true }],
		},
	],
	[
		'Exchange: mailbox full',
		'Reporting-MTA: dns;outlook.example\n\nFinal-recipient: RFC822;\n Father@Outlook.example\nAction: failed\nStatus: 5.2.2\nDiagnostic-code: smtp;554 5.2.2 mailbox full',
		{
			envelopeId: null,
			recipients: [{ address: 'father@outlook.example', status: '5.2.2', isFinal: true }],
		},
	],
	[
		'Gmail: still trying',
		'Reporting-MTA: dns; googlemail.example\nArrival-Date: Tue, 17 Nov 2026 02:12:00 -0800 (PST)\n\nFinal-Recipient: rfc822; <father@school.example>\nAction: delayed\nStatus: 4.4.1\nWill-Retry-Until: Thu, 19 Nov 2026',
		{
			envelopeId: null,
			recipients: [{ address: 'father@school.example', status: '4.4.1', isFinal: false }],
		},
	],
	[
		'a failure that calls itself temporary',
		'Final-Recipient: rfc822; a@b.example\nAction: failed\nStatus: 4.4.7',
		{ envelopeId: null, recipients: [{ address: 'a@b.example', status: '4.4.7', isFinal: false }] },
	],
	[
		'a delivery',
		'Final-Recipient: rfc822; a@b.example\nAction: delivered\nStatus: 2.0.0',
		{ envelopeId: null, recipients: [] },
	],
	[
		'prose only',
		'Your mail to a@b.example failed with 5.1.1',
		{ envelopeId: null, recipients: [] },
	],
	['nothing', '', { envelopeId: null, recipients: [] }],
])('%s', (_, status, report) => {
	expect(readDeliveryReport(status)).toEqual(report)
})

test('a report about a thousand people is read as far as a mail of ours can have any', () => {
	const blocks = Array.from(
		{ length: 1000 },
		(_, at) => `Final-Recipient: rfc822; a${at}@mail.example\nAction: failed\nStatus: 5.1.1`,
	)
	expect(readDeliveryReport(blocks.join('\n\n')).recipients).toHaveLength(20)
})
