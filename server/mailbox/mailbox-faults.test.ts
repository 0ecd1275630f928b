/** What the mailbox may hold besides letters, and a mail server that goes away. */
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { mail } from '#tests/factories/mails.ts'
import { startCuttingProxy } from '#tests/fakes/cutting-proxy.ts'
import { type SmtpSink, startSmtp } from '#tests/fakes/smtp.ts'
import { openCaseDesk } from '#tests/services/case-desk.ts'
import { hasDovecot, startDovecot } from '#tests/services/dovecot.ts'
import { mailHost as host, openMailDesk, proven, quickTimes } from '#tests/services/mail-desk.ts'
import { pdfSaying, photo } from '#tests/services/packs.ts'
import { eventually } from '#tests/services/server.ts'
import { mailboxName, startMailboxJob } from './mailbox-job.ts'
import { readMailboxState } from './mailbox-state.ts'

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
		// The reader comes back when Dovecot is there again: who connects meanwhile waits long for its greeting.
		const times = { ...quickTimes, pause: 1000, longestPause: 1000 }
		const { dovecot, state, run } = await openMailDesk(smtp.url, {}, undefined, times)
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

	test('a connection that breaks in the middle of a batch loses none of it, nor what is read again', async () => {
		let proxy: Awaited<ReturnType<typeof startCuttingProxy>> | undefined
		const { dovecot, run, deliver, services } = await openMailDesk(smtp.url, {}, async (port) => {
			proxy = await startCuttingProxy(port)
			return proxy.port
		})
		onTestFinished(() => proxy?.stop())
		const headers = proven
		const texts = ['Letter 1', 'Letter 2', 'Letter 3', 'Letter 4', 'Letter 5']
		await deliver(Buffer.from('\r\n\r\nno head'))
		const [aside] = (await services.store.mailArrivals.overview('')).aside
		// The reader comes back after a pause, and finds all five.
		proxy?.be({ cutDownBehind: 'Letter 1' })
		for (const text of texts) dovecot.deliver(mail({ text, headers }))
		const said = async () =>
			(await run(sql`select body from messages`)).map((row) => Reflect.get(Object(row), 'body'))
		await eventually(said, (all) => all.includes('Letter 5'), 60)
		expect((await said()).toSorted()).toEqual(texts)

		// The search is answered, and then nothing more.
		await services.store.mailArrivals.settle(aside?.key ?? '', 'again', 'sara')
		proxy?.be({ cutDownBehind: 'OK Search' })
		await eventually(
			() => services.store.mailArrivals.overview(''),
			({ aside }) => aside.length === 1,
			60,
		)
	})

	test('a mail that the database refuses again and again is set aside, and the next is read', async () => {
		const dovecot = await startDovecot()
		onTestFinished(() => dovecot.remove())
		const { services, settings, run } = await openCaseDesk({ SMTP_URL: smtp.url })
		await run(
			sql`create trigger refuse before insert on messages when new.body = 'Refused' begin select raise(abort, 'refused'); end`,
		)
		const { url } = dovecot
		const job = startMailboxJob(services, settings, { url, authserv: '' }, quickTimes)
		onTestFinished(() => job.stop())
		const { leases, mailArrivals } = services.store
		const state = async () => readMailboxState(await leases.read(mailboxName(url)))
		await eventually(state, ({ okAt }) => okAt !== null)
		dovecot.deliver(mail({ text: 'Refused' }))
		dovecot.deliver(mail({ text: 'Taken' }))
		const bodies = () => run(sql`select body from messages`)
		await eventually(bodies, (all) => all.length === 1, 60)
		const overview = () => mailArrivals.overview('')
		const [aside] = (await overview()).aside
		expect(aside).toMatchObject({ reason: 'tries', case_id: null })

		// Read again it is refused again: it stays where a manager sees it, and what came later is read all the same.
		const key = aside?.key ?? ''
		await mailArrivals.settle(key, 'again', 'sara')
		dovecot.deliver(mail({ text: 'Later' }))
		await eventually(bodies, (all) => all.length === 2, 60)
		await eventually(overview, (all) => all.aside.length === 1, 60)
		await run(sql`drop trigger refuse`)
		await mailArrivals.settle(key, 'again', 'sara')
		dovecot.deliver(mail({ text: 'Last' }))
		const all = await eventually(bodies, (found) => found.length === 4, 60)
		expect(all.map((row) => Reflect.get(Object(row), 'body')).toSorted()).toEqual([
			'Last',
			'Later',
			'Refused',
			'Taken',
		])
	})

	test('files of a mail that lands nowhere do not wait in the room of uploads', async () => {
		const { deliver, run, services } = await open()
		const content = await pdfSaying('Passport')
		const files = [{ name: 'passport.pdf', type: 'application/pdf', content }]
		await deliver(mail({ from: `site@${host}`, files }))
		const left = () => services.store.documents.unclaimedBytes('')
		expect((await eventually(left, ({ all }) => all === 0)).all).toBe(0)
		// A document that goes holds no room any more from the moment its file is removed; its row follows.
		await eventually(
			() => run(sql`select name from documents`),
			(rows) => rows.length === 0,
		)
	})

	test('the same mail twice is one, another under its Message-ID is another', async () => {
		// Here nobody asks: the server's own word is waited for.
		const times = { ...quickTimes, poll: 60_000 }
		const { deliver, run } = await openMailDesk(smtp.url, {}, undefined, times)
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
		await eventually(said, (all) => all.includes('Letter 6'), 80)
		expect((await services.store.mailArrivals.overview('')).aside).toEqual([])
		expect((await settle('seen')).status).toBe(404)
	})
})
