/** Mails that are built to hurt who reads them: no reader may stop over one, or need much memory for it. */

const lines = (...all: string[]) => all.join('\r\n')
const head = 'From: Omar <omar@mail.example>'
const html = 'Content-Type: text/html; charset=utf-8'
const mixed = 'Content-Type: multipart/mixed; boundary=b'
const million = 1_000_000

function nested(levels: number): string {
	const opening = Array.from({ length: levels }, (_, at) =>
		lines(`Content-Type: multipart/mixed; boundary=b${at}`, '', `--b${at}`),
	)
	return lines(head, 'Subject: nested', opening.join('\r\n'), 'Content-Type: text/plain', '', 'x')
}

const attached = (name: string, type: string, body: string) =>
	lines(
		head,
		mixed,
		'',
		'--b',
		'Content-Type: text/plain',
		'',
		'See below.',
		'--b',
		`Content-Type: ${type}`,
		`Content-Disposition: attachment; filename="${name}"`,
		'Content-Transfer-Encoding: base64',
		'',
		body,
		'--b--',
	)

/** Each is made when it is asked for: together they are more than a hundred megabytes. */
export const hostileMails: Readonly<Record<string, () => string>> = {
	'nothing at all': () => '',
	'a body without a head': () => `\r\n${'x'.repeat(million)}`,
	'no sender': () => lines('Subject: hello', '', 'x'),
	'a sender of a megabyte': () => lines(`From: <${'a'.repeat(million)}@mail.example>`, '', 'x'),
	'no boundary': () => lines(head, 'Content-Type: multipart/mixed', '', '--b', '', 'x'),
	'a boundary that never comes': () => lines(head, mixed, '', 'x'.repeat(million)),
	'NUL bytes': () => lines(head, 'Content-Type: text/plain', '', '\0'.repeat(million)),
	'parts in parts': () => nested(2000),
	'a thousand parts': () =>
		lines(head, mixed, '', ...Array.from({ length: 1000 }, () => '--b\r\n\r\nx'), '--b--'),
	'a head of megabytes': () =>
		lines(
			head,
			...Array.from({ length: 50_000 }, (_, at) => `X-${at}: ${'y'.repeat(60)}`),
			'',
			'x',
		),
	'a line of the head without end': () =>
		lines(head, `X-Long: ${'y'.repeat(3 * million)}`, '', 'x'),
	'ten megabytes of HTML': () => lines(head, html, '', '<p>word</p>'.repeat(million)),
	'a million open elements': () => lines(head, html, '', '<div>'.repeat(million)),
	'attributes without end': () => lines(head, html, '', `<p ${'a="b" '.repeat(million)}`),
	'a comment without end': () => lines(head, html, '', `<!--${'-'.repeat(5 * million)}`),
	'entities without end': () => lines(head, html, '', '&amp;&#x1F600;&nosuch;'.repeat(million / 4)),
	'five million lines': () => lines(head, 'Content-Type: text/plain', '', '\n'.repeat(5 * million)),
	'quotations in quotations': () =>
		lines(head, 'Content-Type: text/plain', '', `${'>'.repeat(5000)} x\n`.repeat(500)),
	'soft breaks without end': () =>
		lines(
			head,
			'Content-Type: text/plain',
			'Content-Transfer-Encoding: quoted-printable',
			'',
			'=\r\n'.repeat(million),
		),
	'base64 that is none': () => attached('a.pdf', 'application/pdf', '!?*='.repeat(3 * million)),
	'a name that climbs': () =>
		attached(`${'../'.repeat(5000)}etc/passwd`, 'application/pdf', 'JVBERi0x'),
	'a charset that is no name': () =>
		lines(head, 'Content-Type: text/plain; charset="../../etc"', '', 'x'),
	'encoded words without end': () =>
		lines(head, `Subject: ${'=?utf-8?B?2LPYudmK2K8=?= '.repeat(50_000)}`, '', 'x'),
	'larger than is taken': () => attached('a.pdf', 'application/pdf', 'A'.repeat(27 * million)),
}
