/** Mails as old and new programs write them, and as nobody should. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mail } from '#tests/factories/mails.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { parseMail } from './parse-mail.ts'

async function parse(source: string | Uint8Array, isHeadOnly = false) {
	const path = join(temporaryFolder(), 'mail')
	writeFileSync(path, source)
	return parseMail({ path, filesAt: path, isHeadOnly })
}

const lines = (...all: string[]) => all.join('\r\n')
/** «مرحبا، أرسلت الجواز» as Windows wrote it for twenty years. */
const windows1256 = Buffer.from('e3d1cdc8c7a120c3d1d3e1ca20c7e1cce6c7d2', 'hex')
const greeting = 'مرحبا، أرسلت الجواز'

test.each([
	['with its charset', 'text/plain; charset=windows-1256'],
	['with none', 'text/plain'],
	['as Latin letters', 'text/plain; charset=iso-8859-1'],
	['as ASCII', 'text/plain; charset="us-ascii"'],
	['as a charset that nobody knows', 'text/plain; charset=x-unknown'],
])('Arabic of old programs is read, labelled %s', async (_, type) => {
	const head = lines('From: a@mail.example', `Content-Type: ${type}`, '', '')
	expect((await parse(Buffer.concat([Buffer.from(head), windows1256]))).text).toBe(greeting)
})

test('subjects and names are read in encoded words, split in the middle of a letter, and as bare bytes', async () => {
	const bytes = Buffer.from('ملف مريم')
	const word = (part: Uint8Array) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`
	const split = `${word(bytes.subarray(0, 3))}\r\n ${word(bytes.subarray(3))}`
	const old = `=?windows-1256?Q?${windows1256.toString('hex').replaceAll(/../g, '=$&')}?=`
	const read = await parse(`From: ${old} <a@mail.example>\r\nSubject: ${split}\r\n\r\nx`)
	expect([read.from.name, read.subject]).toEqual([greeting, 'ملف مريم'])
	const bare = Buffer.concat([
		Buffer.from('From: a@mail.example\r\nSubject: '),
		windows1256,
		Buffer.from('\r\n\r\nx'),
	])
	expect((await parse(bare)).subject).toBe(greeting)
})

test('of two forms of a letter the plain one is read, and HTML where there is no other', async () => {
	const part = (type: string, text: string) =>
		lines('--b', `Content-Type: ${type}; charset=utf-8`, '', text)
	const head = lines(
		'From: a@mail.example',
		'Content-Type: multipart/alternative; boundary=b',
		'',
		'',
	)
	const html = part('text/html', '<p>سلام</p><div class="gmail_quote">قديم</div>')
	expect((await parse(`${head}${part('text/plain', 'plain')}\r\n${html}\r\n--b--`)).text).toBe(
		'plain',
	)
	expect(await parse(`${head}${html}\r\n--b--`)).toMatchObject({ text: 'سلام', quoted: '> قديم' })
})

test('attachments are written beside the mail, whatever their names are', async () => {
	const content = Buffer.from('%PDF-1.7 content')
	const name = 'جواز سفر.pdf'
	const { files } = await parse(mail({ files: [{ name, type: 'application/pdf', content }] }))
	expect(files).toMatchObject([{ fileName: name, size: content.length }])
	expect(readFileSync(files[0]?.path ?? '')).toEqual(content)
	// RFC 2231, and a photo of a phone without any name.
	const encoded = encodeURIComponent(name)
	const source = lines(
		'From: a@mail.example',
		'Content-Type: multipart/mixed; boundary=b',
		'',
		'--b',
		`Content-Disposition: attachment; filename*=utf-8''${encoded}`,
		'Content-Type: application/pdf',
		'',
		'x',
		'--b',
		'Content-Type: image/jpeg',
		'Content-Disposition: attachment',
		'',
		'x',
		'--b--',
	)
	expect((await parse(source)).files.map(({ fileName }) => fileName)).toEqual([name, '2.jpg'])
})

const deep = (depth: number) =>
	Array.from({ length: depth }, (_, at) =>
		lines(`Content-Type: multipart/mixed; boundary=b${at}`, '', `--b${at}`, ''),
	).join('')

test.each<[string, string | Uint8Array]>([
	['empty', ''],
	['only line breaks', '\r\n'.repeat(1000)],
	['no head', 'just text'],
	[
		'a boundary that never comes',
		'From: a@b.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\ntext',
	],
	['no boundary at all', 'From: a@b.example\r\nContent-Type: multipart/mixed\r\n\r\ntext'],
	['NUL bytes', Buffer.concat([Buffer.from('From: a@b.example\r\n\r\n'), Buffer.alloc(5000)])],
	['broken base64', 'From: a@b.example\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!=====\u00ff'],
	[
		'a charset that is no name',
		'From: a@b.example\r\nContent-Type: text/plain; charset="../../etc"\r\n\r\nx',
	],
	[
		'bidi controls in names',
		'From: "\u202eelpmaxe" <a@b.example>\r\nSubject: a\u202eb\u0000c\r\n\r\nx',
	],
	['fifty parts in each other', `From: a@b.example\r\n${deep(50)}text`],
	[
		'a million open elements',
		`From: a@b.example\r\nContent-Type: text/html\r\n\r\n${'<b>'.repeat(300_000)}`,
	],
	['a line of a million letters', `From: a@b.example\r\n\r\n${'x'.repeat(1_000_000)}`],
])('%s is read as far as it goes', async (_, source) => {
	const { text, from, subject } = await parse(source)
	expect(text.length).toBeLessThanOrEqual(20_000)
	const shown = `${from.name}${subject}`
	expect(['\u0000', '\u202e'].some((control) => shown.includes(control))).toBe(false)
})

test.each<[string, string]>([
	[
		'three hundred parts',
		`From: a@b.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(300)}`,
	],
	['parts in each other without an end', `From: a@b.example\r\n${deep(400)}`],
])('%s are refused, and their head is read alone', async (_, source) => {
	await expect(parse(source)).rejects.toThrow()
	expect((await parse(source, true)).from.address).toBe('a@b.example')
})

test('a second sender behind more than is read of a header is noticed', async () => {
	const filler = ' '.repeat(25_000)
	for (const between of [filler, `\r\n${filler}`]) {
		const { from } = await parse(`From: <a@mail.example>,${between}<x@evil.example>\r\n\r\nx`)
		expect(from.isOnlyOne).toBe(false)
		const behind = `From: <a@mail.example>${between},<x@evil.example>\r\n\r\nx`
		expect((await parse(behind)).from.isOnlyOne).toBe(false)
	}
})

test('the names of files that are left out are no longer than a name may be', async () => {
	const part = (at: number) =>
		lines(
			'--b',
			'Content-Type: application/pdf',
			`Content-Disposition: attachment; filename="${'n'.repeat(50_000)}${at}.pdf"`,
			'',
			'x',
			'',
		)
	const parts = Array.from({ length: 30 }, (_, at) => part(at)).join('')
	const head = lines('From: a@mail.example', 'Content-Type: multipart/mixed; boundary=b', '', '')
	const { files, leftOut } = await parse(`${head}${parts}--b--`)
	expect([files.length, leftOut.length]).toEqual([20, 10])
	const names = [...files.map(({ fileName }) => fileName), ...leftOut.map(({ name }) => name)]
	// Still one letter too long, and refused for that.
	expect(new Set(names.map(({ length }) => length))).toEqual(new Set([256]))
})
