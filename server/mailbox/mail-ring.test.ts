/** Machines that answer machines: what would go round for hours with two mail programs that answer everything ends at the first arrival. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { mail } from '#tests/factories/mails.ts'
import { type SmtpSink, startSmtp } from '#tests/fakes/smtp.ts'
import { hasDovecot } from '#tests/services/dovecot.ts'
import { mailHost as host, openMailDesk, proven } from '#tests/services/mail-desk.ts'
import { eventually } from '#tests/services/server.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

let smtp: SmtpSink
beforeAll(async () => {
	smtp = await startSmtp()
})
afterAll(() => smtp.stop())

const rounds = process.env.TEST_ALL === '1' ? 60 : 15

describe.skipIf(!hasDovecot)('a ring', () => {
	test('of out-of-office, list, no-reply and our own company mail opens no case, answers nobody and starts no clock', async () => {
		const { submit, write, read, tagOf, dovecot, state, run } = await openMailDesk(smtp.url)
		const id = await submit('contact_submissions')
		const mailId = await write(id)
		const tag = await tagOf(id)
		const before = await read(id)
		expect(before.case).toMatchObject({ waiting_on: 'student', unread: false, news: 0 })
		const clock = () =>
			run(sql`select clock_at, due_at, due_kind, spoke_at from cases where id = ${id}`)
		const count = (table: string) => run(sql`select count(*) as n from ${sql.table(table)}`)
		const [clockBefore, cases, outgoing] = [
			await clock(),
			await count('cases'),
			await count('outgoing'),
		]

		let delivered = 0
		let brought = 0
		const bring = (source: Buffer) => {
			dovecot.deliver(source)
			delivered += 1
		}
		for (let round = 0; round < rounds; round += 1) {
			const subject = `Round ${round}`
			// Whatever left comes back, as it does where the company's address leads into the mailbox that is read.
			for (const { source } of smtp.mails.slice(brought)) bring(Buffer.from(source))
			brought = smtp.mails.length
			bring(
				mail({
					subject: `Out of office ${round}`,
					headers: {
						'In-Reply-To': `<${mailId}@${host}>`,
						'Auto-Submitted': 'auto-replied',
						...proven,
					},
				}),
			)
			bring(
				mail({
					subject,
					to: `office+${tag}@${host}`,
					headers: { 'List-Id': '<news.mail.example>', Precedence: 'list', ...proven },
				}),
			)
			bring(mail({ subject, from: 'no-reply@shop.example' }))
			bring(mail({ subject, from: `site@${host}`, to: `office+${tag}@${host}` }))
			await eventually(state, ({ lastUid, trying }) => lastUid === delivered && trying === null, 30)
		}

		expect(delivered).toBeGreaterThanOrEqual(rounds * 4)
		expect(await count('cases')).toEqual(cases)
		expect(await count('outgoing')).toEqual(outgoing)
		expect(await clock()).toEqual(clockBefore)
		const after = await read(id)
		expect(after.case).toMatchObject({ waiting_on: 'student', unread: false, news: 0 })
		// What a machine wrote into the case is there to be read, and is nobody's word.
		const came = after.messages.filter(({ direction }) => direction === 'in')
		expect(new Set(came.map(({ proof }) => proof))).toEqual(new Set(['auto']))
		// Everything is accounted for, what was too much for one case as set aside.
		expect(await count('arrivals')).toEqual([{ n: delivered }])
	})
})
