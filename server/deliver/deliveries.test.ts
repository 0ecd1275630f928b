import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/store/database.ts'
import { type Endpoint, startEndpoint } from '#tests/fakes/endpoint.ts'
import { type SmtpSink, startSmtp } from '#tests/fakes/smtp.ts'
import { newDatabase } from '#tests/services/databases.ts'
import { hasPostgres } from '#tests/services/postgres.ts'
import { eventually, openTestApi, testSettings } from '#tests/services/server.ts'
import { csvLine } from './csv.ts'
import { backOff, defaultTimes } from './worker.ts'

const message = {
	name: 'عمر سعيد',
	email: 'omar@mail.example',
	phone: '+20100000000',
	subject: 'سؤال',
	message: 'متى يبدأ الفصل الدراسي؟\n<script>alert(1)</script>',
	inquiryType: 'university',
}
const visa = {
	name: 'Sara',
	email: 'sara@mail.example',
	phone: '+20 1',
	nationality: 'egypt',
	concerns: 'How long?',
}

let smtp: SmtpSink
let endpoint: Endpoint
beforeAll(async () => {
	smtp = await startSmtp()
	endpoint = await startEndpoint()
}, 30_000)
afterAll(async () => {
	await Promise.all([smtp.stop(), endpoint.stop()])
})

/** The parts of a mail as a reader sees them. */
function decoded(source: string): string {
	const quoted = (text: string) =>
		Buffer.from(
			text
				.replace(/=\r\n/g, '')
				.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
					String.fromCharCode(Number.parseInt(hex, 16)),
				),
			'latin1',
		).toString('utf8')
	return source
		.replace(/base64\r\n\r\n([\w+/=\r\n]+)/g, (_, body: string) =>
			Buffer.from(body, 'base64').toString('utf8'),
		)
		.replace(/quoted-printable\r\n\r\n([\s\S]*?)\r\n--/g, (_, body: string) => quoted(body))
}

const emailjs = () => ({
	EMAILJS_SERVICE_ID: 'service',
	EMAILJS_TEMPLATE_ID: 'template',
	EMAILJS_PUBLIC_KEY: 'public',
	EMAILJS_ORIGIN: endpoint.origin,
})

describe('mail', () => {
	test('goes to the company only, replies go to the visitor', async () => {
		const before = smtp.mails.length
		const { post } = await openTestApi(testSettings({ SMTP_URL: smtp.url }))
		await post('/contact_submissions', message)
		const mail = smtp.mails[before]
		expect(mail?.to).toEqual(['office@company.example'])
		expect(mail?.source).toMatch(/^Reply-To: =\?UTF-8\?.+\?= <omar@mail\.example>/m)
		expect(mail?.source).toContain('multipart/alternative')
	})

	test('as a file holds every answer with its label in both languages, and no markup of the visitor', async () => {
		const settings = testSettings()
		const { post } = await openTestApi(settings)
		await post('/contact_submissions', message)
		const folder = join(settings.dataDir, 'mail')
		const [name = ''] = readdirSync(folder)
		expect(name).toMatch(/^\d{4}-\d\d-\d\d-[\w-]+\.eml$/)
		const text = decoded(readFileSync(join(folder, name), 'utf8'))
		expect(text).toContain('Name · الاسم\u200e: عمر سعيد')
		expect(text).toContain('متى يبدأ الفصل الدراسي؟')
		expect(text).toContain('&lt;script&gt;')
		expect(text.split('<body')[1]).not.toContain('<script>')
	})

	test.each([
		['name', 'Omar\r\nBcc: victim@mail.example'],
		['name', 'Omar" <victim@mail.example>, "x'],
		['subject', 'Hello\r\nTo: victim@mail.example\r\n\r\nBody'],
		['subject', 'x'.repeat(200)],
	])('a header can not be smuggled in through the %s', async (field, value) => {
		const before = smtp.mails.length
		const { post } = await openTestApi(testSettings({ SMTP_URL: smtp.url }))
		expect((await post('/contact_submissions', { ...message, [field]: value })).status).toBe(201)
		const mail = smtp.mails[before]
		expect(mail?.to).toEqual(['office@company.example'])
		const [head = ''] = mail?.source.split('\r\n\r\n') ?? []
		expect(head).not.toMatch(/^bcc:/im)
		expect(head.match(/^to:.*$/gim)).toEqual(['To: office@company.example'])
		expect(head.match(/^reply-to:/gim)).toHaveLength(1)
	})

	test('through EmailJS has the shape of its client', async () => {
		const before = endpoint.bodies.length
		const { post } = await openTestApi(
			testSettings({ ...emailjs(), EMAILJS_PRIVATE_KEY: 'private' }),
		)
		const { json } = await post('/contact_submissions', { ...message, subject: '' })
		expect(json).toMatchObject({ channels: { email: 'delivered' } })
		expect(endpoint.bodies[before]).toEqual({
			lib_version: '4.4.1',
			user_id: 'public',
			service_id: 'service',
			template_id: 'template',
			accessToken: 'private',
			template_params: {
				from_name: message.name,
				from_email: message.email,
				phone: message.phone,
				subject: 'New Contact Form Submission',
				message: message.message,
				inquiry_type: 'university',
				to_email: 'office@company.example',
			},
		})
		expect(endpoint.requests.at(-1)).toMatchObject({ path: '/api/v1.0/email/send' })
	})

	test.each([403, 429, 451, 500])('EmailJS answering %i is a failed channel', async (status) => {
		endpoint.answerWith(status)
		onTestFinished(() => endpoint.answerWith(null))
		const { post } = await openTestApi(testSettings(emailjs()))
		expect((await post('/contact_submissions', message)).json).toMatchObject({
			channels: { database: 'delivered', email: 'failed', spreadsheet: 'delivered' },
		})
	})

	test('of the other forms carries all answers', async () => {
		const before = smtp.mails.length
		const { post } = await openTestApi(testSettings({ SMTP_URL: smtp.url }))
		await post('/visa_consultations', visa)
		await eventually(
			() => smtp.mails.length - before,
			(count) => count === 1,
		)
		expect(decoded(smtp.mails[before]?.source ?? '')).toContain('How long?')
	})
})

describe('the spreadsheet', () => {
	test('gets the row as JSON and may answer with a redirect', async () => {
		const before = endpoint.bodies.length
		const { post } = await openTestApi(
			testSettings({ SPREADSHEET_URL: `${endpoint.origin}/sheet` }),
		)
		expect((await post('/contact_submissions', message)).json).toMatchObject({
			channels: { spreadsheet: 'delivered' },
		})
		expect(endpoint.bodies[before]).toEqual({
			...message,
			date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
		})
		expect(endpoint.requests.at(-1)).toMatchObject({ method: 'GET', path: '/done' })
	})

	test.each([
		['=1+1', "'=1+1"],
		['+60 1', "'+60 1"],
		['-1', "'-1"],
		['@SUM(A1)', "'@SUM(A1)"],
		['\t=1', `"'\t=1"`],
		['a "b", c', '"a ""b"", c"'],
		['سؤال', 'سؤال'],
	])('%j is written as %j', (value, cell) => {
		expect(csvLine([value, 'x'])).toBe(`${cell},x\r\n`)
	})
})

describe('deliveries', () => {
	test('wait from seconds to an hour, never in step', () => {
		expect(backOff(1)).toBeLessThan(3000)
		expect(backOff(30)).toBeGreaterThan(2_000_000)
		expect(backOff(30)).toBeLessThan(5_000_000)
		expect(new Set(Array.from({ length: 20 }, () => backOff(3))).size).toBeGreaterThan(15)
	})

	test('a channel that never answers keeps nobody waiting for long', async () => {
		endpoint.beSilent(true)
		onTestFinished(() => endpoint.beSilent(false))
		const { post } = await openTestApi(
			testSettings({ SPREADSHEET_URL: `${endpoint.origin}/sheet` }),
			{ times: { ...defaultTimes, visitor: 500, farewell: 100 } },
		)
		const started = Date.now()
		expect((await post('/contact_submissions', message)).json).toMatchObject({
			channels: { spreadsheet: 'failed', email: 'delivered' },
		})
		expect(Date.now() - started).toBeLessThan(5000)
	}, 30_000)

	test('go on after a restart, also those that had to wait long', async () => {
		await smtp.stop()
		onTestFinished(() => smtp.start())
		const settings = testSettings({ SMTP_URL: smtp.url })
		const times = { ...defaultTimes, probe: 300 }
		const first = await openTestApi(settings, { times })
		await first.post('/visa_consultations', visa)
		await eventually(
			() => first.lines.some((line) => line.includes('delivery failed')),
			(failed) => failed,
		)
		await first.close()
		const database = await openDatabase(settings)
		const late = new Date(Date.now() + 3_000_000).toISOString()
		await sql`update deliveries set next_attempt_at = ${late}, attempts = 9`.execute(
			await database.ready(),
		)
		await database.close()

		const second = await openTestApi(settings, { times })
		// Still down: the tenth failure is an error in the log, and the row stays.
		await eventually(
			() =>
				second.lines.some((line) => line.includes('"level":"error"') && line.includes('failed')),
			(said) => said,
		)
		const before = smtp.mails.length
		await smtp.start()
		await eventually(
			() => smtp.mails.length - before,
			(count) => count === 1,
			30,
		)
	}, 60_000)

	test('a mail that is refused for itself ends as failed, with its reason', async () => {
		smtp.refuseWith(552)
		onTestFinished(() => smtp.refuseWith(null))
		const settings = testSettings({ SMTP_URL: smtp.url })
		const { post, lines } = await openTestApi(settings)
		await post('/contact_submissions', message)
		await post('/visa_consultations', visa)
		await eventually(
			() => lines.filter((line) => line.includes('delivery refused for good')).length,
			(count) => count === 1,
		)
		const database = await openDatabase(settings)
		onTestFinished(() => database.close())
		const { rows } = await sql`
			select failure_reason, outage, failed_at is not null as failed, next_attempt_at
			from deliveries where channel = 'email'`.execute(await database.ready())
		const ended = {
			failure_reason: 'SMTP_552',
			outage: false,
			failed: 1,
			next_attempt_at: '9999-12-31T00:00:00.000Z',
		}
		expect(rows).toEqual([ended, ended])
	})

	test.runIf(hasPostgres)(
		'two workers on one PostgreSQL send each mail once',
		async () => {
			const settings = testSettings({
				SMTP_URL: smtp.url,
				DATABASE_URL: await newDatabase(),
			})
			const [a, b] = [await openTestApi(settings), await openTestApi(settings)]
			const before = smtp.mails.length
			await Promise.all(
				Array.from({ length: 60 }, (_, at) => (at % 2 ? a : b).post('/visa_consultations', visa)),
			)
			await eventually(
				() => smtp.mails.length - before,
				(count) => count >= 60,
				30,
			)
			await a.close()
			await b.close()
			const subjects = smtp.mails
				.slice(before)
				.map(({ source }) => /^Subject: .*$/m.exec(source)?.[0])
			expect(new Set(subjects).size).toBe(60)
			expect(subjects).toHaveLength(60)
		},
		60_000,
	)
})
