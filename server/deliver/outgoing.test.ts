import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Endpoint, startEndpoint } from '#tests/fakes/endpoint.ts'
import { type SmtpSink, startSmtp } from '#tests/fakes/smtp.ts'
import { eventually, openTestApi, testSettings } from '#tests/services/server.ts'
import type { Templates } from './templates.ts'

let smtp: SmtpSink
let endpoint: Endpoint
beforeAll(async () => {
	smtp = await startSmtp()
	endpoint = await startEndpoint()
})
afterAll(() => Promise.all([smtp.stop(), endpoint.stop()]))

const templates: Templates = {
	greeting: async ({ params }) => ({
		language: 'en',
		subject: `Hello ${params.name}`,
		text: 'A text that was made just now.',
		html: '<p>A text that was made just now.</p>',
	}),
	obsolete: async () => null,
}

async function open(env: Record<string, string>) {
	const settings = testSettings(env)
	const opened = await openTestApi(settings, { templates })
	const { store, deliveries } = opened.services
	async function add(template: string, leavesAt = new Date()) {
		await store.transaction((trx) =>
			store.outgoing.add(trx, [
				{
					eventId: template,
					caseId: 'c1',
					messageId: `m-${template}`,
					recipient: 'omar@mail.example',
					template,
					params: { name: 'Omar' },
					leavesAt,
				},
			]),
		)
		deliveries.poke()
	}
	const become = (column: 'sent_at' | 'cancelled_at' | 'failed_at') =>
		eventually(
			() => store.outgoing.ofCase('c1'),
			([row]) => row?.[column] != null,
		)
	return { ...opened, settings, store, add, become }
}

describe('mail to somebody outside the company', () => {
	test('goes to its recipient alone, once', async () => {
		const before = smtp.mails.length
		const { add, become } = await open({ SMTP_URL: smtp.url })
		await add('greeting')
		await become('sent_at')
		await add('greeting')
		expect(smtp.mails.slice(before)).toMatchObject([{ to: ['omar@mail.example'] }])
		expect(smtp.mails.at(-1)?.source).toContain('Subject: Hello Omar')
	})

	test('is a file where there is no mail server', async () => {
		const { add, become, settings } = await open({})
		await add('greeting')
		await become('sent_at')
		expect(readdirSync(join(settings.dataDir, 'mail'))).toHaveLength(1)
	})

	test('ends as failed when its recipient is refused', async () => {
		smtp.refuseStrangersWith(550)
		onTestFinished(() => smtp.refuseStrangersWith(null))
		const { add, become, lines } = await open({ SMTP_URL: smtp.url })
		await add('greeting')
		const [row] = await become('failed_at')
		expect(row?.failure_reason).toBe('SMTP_550')
		expect(lines.join()).toContain('delivery refused for good')
		expect(lines.join()).not.toContain('omar@mail.example')
	})

	test('has no way through EmailJS', async () => {
		const { add, become } = await open({
			EMAILJS_SERVICE_ID: 'service',
			EMAILJS_TEMPLATE_ID: 'template',
			EMAILJS_PUBLIC_KEY: 'public',
			EMAILJS_ORIGIN: endpoint.origin,
		})
		await add('greeting')
		const [row] = await become('failed_at')
		expect(row?.failure_reason).toBe('NO_WAY')
		expect(endpoint.bodies).toEqual([])
	})

	test('is not sent when there is nothing to say any more', async () => {
		const before = smtp.mails.length
		const { add, become } = await open({ SMTP_URL: smtp.url })
		await add('obsolete')
		await become('cancelled_at')
		expect(smtp.mails).toHaveLength(before)
	})

	test('waits for its time, and is never sent when it was taken back', async () => {
		const before = smtp.mails.length
		const { add, become, store } = await open({ SMTP_URL: smtp.url })
		await add('greeting', new Date(Date.now() + 400))
		await store.transaction((trx) => store.outgoing.cancel(trx, 'm-greeting'))
		await add('obsolete', new Date(Date.now() + 600))
		await eventually(
			() => store.outgoing.ofCase('c1'),
			(rows) => rows.every(({ cancelled_at }) => cancelled_at !== null),
		)
		await become('cancelled_at')
		expect(smtp.mails).toHaveLength(before)
	})
})

describe('what the other side says', () => {
	const message = {
		name: '=1+1',
		email: 'o@mail.example',
		phone: '+20 1',
		message: '@SUM(A1) to you',
	}
	const emailjs = () => ({
		EMAILJS_SERVICE_ID: 'service',
		EMAILJS_TEMPLATE_ID: 'template',
		EMAILJS_PUBLIC_KEY: 'public',
		EMAILJS_ORIGIN: endpoint.origin,
	})

	test('a page that asks to sign in is no success', async () => {
		const { post } = await open({ SPREADSHEET_URL: `${endpoint.origin}/locked` })
		expect((await post('/contact_submissions', message)).json).toMatchObject({
			channels: { spreadsheet: 'failed', database: 'delivered' },
		})
	})

	test('formulas reach the sheet as text, telephone numbers as they are', async () => {
		const { post } = await open({ SPREADSHEET_URL: `${endpoint.origin}/sheet` })
		await post('/contact_submissions', message)
		expect(endpoint.bodies.at(-1)).toMatchObject({
			name: "'=1+1",
			message: "'@SUM(A1) to you",
			phone: '+20 1',
			email: 'o@mail.example',
		})
	})

	test.each([400, 413, 422])('EmailJS answering %i will not change its mind', async (status) => {
		endpoint.answerWith(status)
		onTestFinished(() => endpoint.answerWith(null))
		const { post, services } = await open(emailjs())
		await post('/contact_submissions', message)
		const rows = []
		for await (const row of services.store.exportedTables.rowsOf('deliveries')) rows.push(row)
		const mail = rows.find((row) => row.includes('email'))
		expect(mail).toContain(`HTTP_${status}`)
		expect(mail).toContain('9999-12-31T00:00:00.000Z')
	})

	test('a mail server without TLS gets nothing unless the settings say so', async () => {
		const before = smtp.mails.length
		const { post } = await open({ SMTP_URL: smtp.url, SMTP_TLS: 'required' })
		expect((await post('/contact_submissions', message)).json).toMatchObject({
			channels: { email: 'failed', database: 'delivered' },
		})
		expect(smtp.mails).toHaveLength(before)
	})
})
