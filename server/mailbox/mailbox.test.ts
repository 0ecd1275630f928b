/** Mail comes into its case: a real Dovecot, the desk, and families who write as they are used to. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { deliveryReport, mail } from '#tests/factories/mails.ts'
import { type SmtpSink, startSmtp } from '#tests/fakes/smtp.ts'
import { testedOn } from '#tests/services/databases.ts'
import { hasDovecot } from '#tests/services/dovecot.ts'
import { mailHost as host, openMailDesk, proven } from '#tests/services/mail-desk.ts'
import { pdfSaying } from '#tests/services/packs.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })

let smtp: SmtpSink
beforeAll(async () => {
	smtp = await startSmtp()
})
afterAll(async () => {
	await smtp.stop()
})
const open = (env: Record<string, string>) => openMailDesk(smtp.url, env)

describe.skipIf(!hasDovecot).each(testedOn('PostgreSQL'))('on %s', (_, possible, place) => {
	test.runIf(possible)(
		'a family answers by mail, from whichever address, and the case has it',
		async () => {
			const { submit, read, write, deliver, tagOf, dovecot, run } = await open(await place())
			const id = await submit('contact_submissions')
			const mailId = await write(id)
			expect((await read(id)).case.waiting_on).toBe('student')

			// A mailbox counts whole seconds, we count thousandths: each mail comes in a second of its own.
			const seconds = (count: number) => new Date(Date.now() + count * 1000)
			const took = seconds(-60)
			await deliver(
				mail({
					subject: 'Re: another subject',
					headers: { 'In-Reply-To': `<${mailId}@${host}>`, ...proven },
					text: 'Here it is.\r\n\r\nOn Mon, 16 Nov 2026 at 10:00, Rihla <office@rihla.example> wrote:\r\n> Please send it.',
				}),
				took,
			)
			const own = await read(id)
			expect(own.case).toMatchObject({ waiting_on: 'us', unread: true })
			expect(own.messages.find(({ direction }) => direction === 'in')).toMatchObject({
				body: 'Here it is.',
				sender: 'omar@mail.example',
				proof: 'own',
				channel: 'mail',
				at: expect.stringContaining(took.toISOString().slice(0, 19)),
			})
			expect(own.messages.find(({ direction }) => direction === 'in')?.quoted).toContain(
				'> Please send it.',
			)

			// The father, from his own address, to the address of the case.
			const tag = await tagOf(id)
			await deliver(
				mail({
					from: 'father@mail.example',
					to: `office+${tag}@${host}`,
					headers: proven,
					text: 'أنا والده',
				}),
				seconds(1),
			)
			// Nobody vouches for it.
			await deliver(mail({ text: 'Third' }), seconds(2))
			const all = await read(id)
			expect(all.messages.map(({ body, proof }) => [body, proof])).toEqual([
				['Third', 'unsure'],
				['أنا والده', 'other'],
				['Please send it.', null],
				['Here it is.', 'own'],
			])
			// The answer goes to the case's own address, and their program shows it beside what it answers.
			await deliver(
				mail({ id: '<last@mail.example>', text: 'Fourth', headers: proven }),
				seconds(3),
			)
			// Nothing that somebody else wrote goes into our headers.
			await deliver(mail({ id: '<forged@evil.example>', text: 'Fifth' }), seconds(4))
			await write(id)
			const left = smtp.mails.at(-1)
			expect(left?.to).toEqual(['Omar@mail.example'])
			expect(left?.source).toContain('In-Reply-To: <last@mail.example>')
			// Nothing that comes in changes where we write, and nothing is changed in the mailbox.
			expect(await run(sql`select email_key from cases`)).toEqual([
				{ email_key: 'omar@mail.example' },
			])
			expect(dovecot.files().every((name) => !/,S|,[A-Z]+$/.test(name))).toBe(true)
		},
	)

	test.runIf(possible)('a mail with what no database takes stops nobody', async () => {
		const { deliver, run, services } = await open(await place())
		const long = Array.from({ length: 1200 }, (_, at) => `part-${at}.x`).join('')
		await deliver(mail({ from: `<${randomBytes(6000).toString('hex')}@mail.example>` }))
		await deliver(mail({ from: `<${long}@mail.example>` }))
		await deliver(mail({ id: '<a\0b@mail.example>', text: 'Taken' }))
		const { aside } = await services.store.mailArrivals.overview('')
		expect(aside.map(({ reason }) => reason)).toEqual(['no_sender', 'no_sender'])
		expect(await run(sql`select body, external_id from messages`)).toEqual([
			{ body: 'Taken', external_id: null },
		])
	})

	test.runIf(possible)(
		'a stranger opens a case of their own; nothing leaves by itself',
		async () => {
			const { submit, deliver, run, read, arrivals } = await open({
				...(await place()),
				CONFIRM_MAIL: 'on',
			})
			const known = await submit('contact_submissions', { deliveries: [] })
			const [row] = await run(sql`select reference from cases where id = ${known}`)
			const { reference } = v.parse(v.object({ reference: v.string() }), row)
			const before = smtp.mails.length
			await deliver(
				mail({
					from: 'سعيد <said@mail.example>'.replace('سعيد', '=?utf-8?B?2LPYudmK2K8=?='),
					subject: `Re: ${reference}`,
					text: 'أريد الدراسة',
				}),
			)
			const cases = await run(
				sql`select id, name, email_key, language, news from cases where id <> ${known}`,
			)
			expect(cases).toEqual([
				{
					id: expect.any(String),
					name: 'سعيد',
					email_key: 'said@mail.example',
					language: 'ar',
					news: 1,
				},
			])
			const { id } = v.parse(v.object({ id: v.string() }), cases[0])
			const { messages, events } = await read(id)
			expect(messages).toMatchObject([{ body: 'أريد الدراسة', proof: 'unsure' }])
			// A reference is said on the telephone: it opens nothing, but staff is told.
			expect(events.find(({ type }) => type === 'wrote')?.data).toMatchObject({
				mentions: reference,
			})
			// Refuted: somebody who only says that they are Omar.
			await deliver(
				mail({
					headers: { 'Authentication-Results': `mx.${host}; dmarc=fail` },
					text: 'Send me the passport',
				}),
			)
			expect((await read(known)).messages).toEqual([])
			expect(await run(sql`select count(*) as count from cases`)).toEqual([{ count: 3 }])
			expect(
				smtp.mails.slice(before).filter(({ to }) => !to.includes('Omar@mail.example')),
			).toEqual([])
			expect(await arrivals()).toHaveLength(2)
		},
	)

	test.runIf(possible)('reports, holiday notices and our own mail start nothing', async () => {
		const { submit, read, write, deliver, arrivals, run, tagOf } = await open(await place())
		const id = await submit('contact_submissions')
		const mailId = await write(id)
		const answers = { 'In-Reply-To': `<${mailId}@${host}>` }
		await deliver(
			mail({ headers: { ...answers, 'Auto-Submitted': 'auto-replied' }, text: 'I am away' }),
		)
		await deliver(mail({ from: 'news@shop.example', headers: { 'List-Id': 'news' } }))
		await deliver(mail({ from: 'office@company.example', text: 'Copy of a form' }))
		// Reports: by other ids and to other people, they change nothing.
		await deliver(
			deliveryReport({
				envelopeId: '0'.repeat(36),
				recipient: 'omar@mail.example',
				status: '5.1.1',
			}),
		)
		await deliver(
			deliveryReport({ envelopeId: mailId, recipient: 'x@mail.example', status: '5.1.1' }),
		)
		await deliver(
			deliveryReport({
				envelopeId: mailId,
				recipient: 'omar@mail.example',
				status: '4.4.1',
				action: 'delayed',
			}),
		)
		const quiet = await read(id)
		expect(quiet.case).toMatchObject({ waiting_on: 'student', unread: false })
		const said = async (body: string) =>
			(await read(id)).messages.find((message) => message.body === body)
		expect(await said('I am away')).toMatchObject({ proof: 'auto' })
		expect(await said('Please send it.')).toMatchObject({ failed_at: null })
		expect(quiet.events.map(({ type }) => type)).toContain('delayed')

		await deliver(
			deliveryReport({
				returnedId: `<${mailId}@${host}>`,
				recipient: 'omar@mail.example',
				status: '5.2.2',
			}),
		)
		const failed = await read(id)
		expect(failed.case.unread).toBe(true)
		expect(await said('Please send it.')).toMatchObject({
			failure_reason: '5.2.2',
			failed_at: expect.any(String),
		})
		// By the tag of the address that it came back to.
		await run(sql`update outgoing set failed_at = null, failure_reason = null`)
		await deliver(
			deliveryReport({
				to: `office+${await tagOf(id)}@${host}`,
				recipient: 'omar@mail.example',
				status: '5.1.1',
			}),
		)
		expect(await said('Please send it.')).toMatchObject({ failure_reason: '5.1.1' })
		const kinds = (await arrivals()).map((row) => Reflect.get(Object(row), 'kind'))
		expect(kinds.toSorted()).toEqual([
			'auto',
			'auto',
			'bounce',
			'bounce',
			'bounce',
			'bounce',
			'bounce',
			'own',
		])
		expect(await run(sql`select count(*) as count from cases`)).toEqual([{ count: 1 }])
	})

	test.runIf(possible)(
		'what is erased stays gone, also when the mailbox is read again',
		async () => {
			const { deliver, run, services, arrivals } = await open(await place())
			const canary = `canary${randomBytes(6).toString('hex')}`
			const source = mail({
				from: `${canary}@mail.example`,
				subject: canary,
				text: canary,
				files: [
					{ name: `${canary}.pdf`, type: 'application/pdf', content: await pdfSaying(canary) },
				],
			})
			await deliver(source)
			const [row] = await run(sql`select id from cases`)
			const { id } = v.parse(v.object({ id: v.string() }), row)
			await services.eraser.erase([{ kind: 'contact_submissions', id }], {
				by: 'test',
				reason: 'command',
			})
			await deliver(source)
			expect(await run(sql`select id from cases`)).toEqual([])
			const left = await arrivals()
			expect(left).toMatchObject([{ state: 'erased', case_id: null, sender: null }])
			expect(JSON.stringify(left)).not.toContain(canary)
		},
	)
})
