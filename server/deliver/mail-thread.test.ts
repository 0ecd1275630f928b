/** What outgoing mail carries so that an answer, a bounce and a holiday notice are told apart later. */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SmtpSink, startSmtp } from '#tests/fakes/smtp.ts'
import { openCaseDesk } from '#tests/services/case-desk.ts'
import { eventually } from '#tests/services/server.ts'

let smtp: SmtpSink
beforeAll(async () => {
	smtp = await startSmtp()
})
afterAll(() => smtp.stop())
beforeEach(() => {
	smtp.mails.length = 0
})

const host = 'rihla.example'

async function open(env: Record<string, string> = {}) {
	const desk = await openCaseDesk({
		SMTP_URL: smtp.url,
		SMTP_TLS: 'optional',
		CONFIRM_MAIL: 'on',
		MAIL_FROM: `site@${host}`,
		...env,
	})
	const applicant = 'Omar@mail.example'
	const received = () => smtp.mails.filter(({ to }) => to.includes(applicant))
	/** The next mail to the applicant, once there are so many. */
	const mail = async (count: number) => {
		const mails = await eventually(received, (all) => all.length >= count)
		const { from, source, envelopeId } = mails[count - 1] ?? {
			from: '',
			source: '',
			envelopeId: '',
		}
		const head = (source.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ')
		const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? null
		return { from, envelopeId, header }
	}
	const id = await desk.submit('contact_submissions')
	const write = async () => {
		const message = { language: 'en', body: 'Hello', channel: 'email', subject: 'S' }
		expect((await desk.ask(`POST /api/desk/cases/${id}/messages`, message)).status).toBe(202)
		// The twenty seconds are over.
		await desk.run(sql`update outgoing set next_attempt_at = ${new Date().toISOString()}`)
		desk.services.deliveries.poke()
	}
	const ids = async () => {
		const rows = await desk.run(
			sql`select id from outgoing where sent_at is not null order by sent_at`,
		)
		return rows.map((row) => `<${Reflect.get(Object(row), 'id')}@${host}>`)
	}
	return { ...desk, id, mail, write, ids }
}

test('the mails of a case refer to each other, and only what a machine wrote says so', async () => {
	const { mail, write, ids } = await open()
	const first = await mail(1)
	expect(first.header('Auto-Submitted')).toBe('auto-generated')
	expect(first.header('X-Auto-Response-Suppress')).toBe('All')
	expect(first.header('References')).toBeNull()
	await eventually(ids, (all) => all.length === 1)
	await write()
	const second = await mail(2)
	const [one, two] = await eventually(ids, (all) => all.length === 2)
	expect(second.header('Auto-Submitted')).toBeNull()
	expect(second.header('Message-ID')).toBe(two)
	expect(second.header('References')).toBe(`${one} ${two}`)
	// As before: without a setting all answers go to one address, and nothing is asked of mail servers.
	expect(second.header('Reply-To')).toContain('office@company.example')
	expect([second.from, second.envelopeId]).toEqual([`site@${host}`, null])
})

test('answers and bounces come to an address of the case, until its links are stopped', async () => {
	const { mail, write, ask, id, ids, run } = await open({ REPLY_ADDRESS: `office+*@${host}` })
	const tagIn = (address: string | null) =>
		/office\+([cdfhjkmnprtwxy2-9]{16})@rihla\.example/.exec(address ?? '')?.[1] ?? ''
	const first = await mail(1)
	const tag = tagIn(first.header('Reply-To'))
	expect(tag).toHaveLength(16)
	expect(first.from).toBe(`office+${tag}@${host}`)
	const [own] = await eventually(ids, (all) => all.length === 1)
	expect(`<${first.envelopeId}@${host}>`).toBe(own)
	await write()
	expect(tagIn((await mail(2)).header('Reply-To'))).toBe(tag)

	expect((await ask(`DELETE /api/desk/cases/${id}/links`)).status).toBeLessThan(300)
	const [row] = await run(sql`select reply_tag from cases`)
	expect(Reflect.get(Object(row), 'reply_tag')).not.toBe(tag)
	const afterwards = await mail(3)
	expect(tagIn(afterwards.header('Reply-To'))).toHaveLength(16)
	expect(tagIn(afterwards.header('Reply-To'))).not.toBe(tag)
})
