/** What the mailbox may hold besides letters, and a mail server that goes away. */
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { mail } from '#tests/factories/mails.ts'
import { type SmtpSink, startSmtp } from '#tests/fakes/smtp.ts'
import { hasDovecot } from '#tests/services/dovecot.ts'
import { mailHost as host, openMailDesk } from '#tests/services/mail-desk.ts'
import { pdfSaying, photo } from '#tests/services/packs.ts'
import { eventually } from '#tests/services/server.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })

let smtp: SmtpSink
beforeAll(async () => {
	smtp = await startSmtp()
})
afterAll(() => smtp.stop())
const open = () => openMailDesk(smtp.url)

describe.skipIf(!hasDovecot)('the mailbox', () => {
	test('attachments go the way of uploads; what is not kept is named', async () => {
		const { deliver, run, read } = await open()
		const jpeg = await photo(800, 600)
		await deliver(
			mail({
				text: 'The documents',
				files: [
					{ name: 'passport.pdf', type: 'application/pdf', content: await pdfSaying('Passport') },
					{ name: 'صورة.jpg', type: 'image/jpeg', content: jpeg },
					{ name: 'all.zip', type: 'application/zip', content: Buffer.from('PK') },
					{ name: 'photo.heic', type: 'image/heic', content: Buffer.from('heic') },
					{ name: 'broken.pdf', type: 'application/pdf', content: Buffer.from('no pdf') },
					{
						name: 'large.pdf',
						type: 'application/pdf',
						content: Buffer.alloc(11 * 1024 * 1024, 'x'),
					},
					{ name: 'logo.png', type: 'image/png', content: Buffer.from('logo'), isInline: true },
				],
			}),
		)
		const [row] = await run(sql`select id from cases`)
		const { documents, messages } = await read(v.parse(v.object({ id: v.string() }), row).id)
		expect(documents.map(({ file_name, label }) => [file_name, label])).toEqual([
			['passport.pdf', null],
			['صورة.jpg', null],
		])
		expect(messages[0]?.left_out).toEqual([
			{ name: 'all.zip', reason: 'wrong_kind' },
			{ name: 'photo.heic', reason: 'heic' },
			{ name: 'broken.pdf', reason: 'wrong_kind' },
			{ name: 'large.pdf', reason: 'too_large' },
		])
	})

	test('a mail that is too large or can not be read is set aside, and still found in its case', async () => {
		const { submit, write, deliver, read, services } = await open()
		const id = await submit('contact_submissions')
		const headers = { 'In-Reply-To': `<${await write(id)}@${host}>` }
		await deliver(mail({ headers, text: 'x'.repeat(26 * 1024 * 1024) }))
		const parts = Array.from({ length: 300 }, (_, at) => ({
			name: `${at}.txt`,
			type: 'text/plain',
			content: Buffer.from('x'),
		}))
		await deliver(mail({ headers, files: parts }))
		await deliver(Buffer.from('\r\n\r\nno head'))
		const { messages } = await read(id)
		expect(
			messages.map(({ body, left_out }) => `${body}${left_out[0]?.reason}`).toSorted(),
		).toEqual(['Please send it.undefined', 'mail_too_large', 'mail_unreadable'])
		const { aside } = await services.store.mailArrivals.overview('')
		expect(aside.map(({ reason }) => reason).toSorted()).toEqual([
			'no_sender',
			'too_large',
			'unreadable',
		])
		// The next one is read as ever.
		await deliver(mail({ headers, text: 'And now?' }))
		expect((await read(id)).messages.map(({ body }) => body)).toContain('And now?')
	})

	test('while the mail server is away the desk knows since when; what came meanwhile is read afterwards', async () => {
		const { dovecot, state, run } = await open()
		await dovecot.stop()
		const away = await eventually(state, ({ failingSince }) => failingSince !== null, 30)
		expect(away.code).not.toBeNull()
		dovecot.deliver(mail({ text: 'Meanwhile' }))
		await dovecot.start()
		await eventually(
			() => run(sql`select body from messages`),
			(rows) => rows.length === 1,
			60,
		)
		expect((await eventually(state, ({ failingSince }) => failingSince === null)).code).toBeNull()
	})

	test('the same mail twice is one, another under its Message-ID is another', async () => {
		const { deliver, run } = await open()
		const source = mail({ id: '<same@mail.example>', text: 'First' })
		await deliver(source)
		await deliver(source)
		await deliver(mail({ id: '<same@mail.example>', text: 'Second' }))
		await deliver(mail({ id: null, text: 'Third' }))
		const bodies = await run(sql`select body from messages order by at, body`)
		expect(bodies.map((row) => Reflect.get(Object(row), 'body')).toSorted()).toEqual([
			'First',
			'Second',
			'Third',
		])
		expect(await run(sql`select count(*) as count from cases`)).toEqual([{ count: 1 }])
	})

	test('a flood of new senders is set aside, and read again where a manager wants it', async () => {
		const { deliver, run, call, mazen, services } = await open()
		const refuted = { 'Authentication-Results': `mx.${host}; dmarc=fail` }
		for (let at = 1; at <= 6; at += 1) {
			await deliver(mail({ from: 'x@mail.example', headers: refuted, text: `Letter ${at}` }))
		}
		const said = async () =>
			(await run(sql`select body from messages`)).map((row) => Reflect.get(Object(row), 'body'))
		expect((await said()).toSorted()).toEqual([1, 2, 3, 4, 5].map((at) => `Letter ${at}`))
		const [aside] = (await services.store.mailArrivals.overview('')).aside
		expect(aside).toMatchObject({ reason: 'flood', sender: 'x@mail.example' })
		const settle = (what: string) =>
			call(`POST /api/desk/overview/arrivals/${aside?.key}`, {
				cookie: mazen.cookie,
				body: { do: what },
			})
		expect((await settle('again')).status).toBe(204)
		// The next mail wakes the reader before its minute is over.
		await deliver(mail({ from: 'y@mail.example', text: 'Another' }))
		await eventually(said, (all) => all.includes('Letter 6'), 80)
		expect((await services.store.mailArrivals.overview('')).aside).toEqual([])
		expect((await settle('seen')).status).toBe(404)
	})
})
