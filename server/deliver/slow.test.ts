/** Servers that take their time, and the one mail that each message is. */
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Endpoint, startEndpoint } from '#tests/fakes/endpoint.ts'
import { type SmtpSink, startSmtp } from '#tests/fakes/smtp.ts'
import { freePort } from '#tests/services/free-port.ts'
import { eventually, openTestApi, testSettings } from '#tests/services/server.ts'
import { defaultTimes } from './worker.ts'

const message = (at: number) => ({
	name: `Visitor ${at}`,
	email: `visitor${at}@mail.example`,
	message: 'A message to a slow server.',
})
const visa = { name: 'Sara', email: 's@mail.example', phone: '+20 1', nationality: 'egypt' }
/** A server that needs many times as long as a visitor waits, and longer than a claim lasts. */
const thinks = 1800
const times = { ...defaultTimes, visitor: 200, lease: 1500, probe: 200 }

let smtp: SmtpSink
let endpoint: Endpoint
beforeAll(async () => {
	smtp = await startSmtp()
	endpoint = await startEndpoint()
	smtp.thinkFor(thinks)
	endpoint.thinkFor(thinks)
})
afterAll(() => Promise.all([smtp.stop(), endpoint.stop()]))

async function allDelivered(
	opened: Awaited<ReturnType<typeof openTestApi>>,
	channel: 'email' | 'spreadsheet',
	count: number,
) {
	const isOne = (line: string) =>
		line.includes('"event":"delivered"') && line.includes(`"channel":"${channel}"`)
	const delivered = () => opened.lines.filter(isOne).length
	await eventually(delivered, (now) => now >= count, 30)
}

describe('a slow server gets one mail', () => {
	test('through SMTP, of contact messages and of other forms', async () => {
		const before = smtp.mails.length
		const opened = await openTestApi(testSettings({ SMTP_URL: smtp.url }), { times })
		const answers = await Promise.all(
			Array.from({ length: 6 }, (_, at) => opened.post('/contact_submissions', message(at))),
		)
		for (const { status, json } of answers) {
			expect({ status, json }).toMatchObject({
				status: 201,
				json: { channels: { database: 'delivered', email: 'failed' } },
			})
		}
		await opened.post('/visa_consultations', visa)
		await allDelivered(opened, 'email', 7)
		await opened.close()
		const references = smtp.mails
			.slice(before)
			.map(({ source }) => /^Subject: .*$/m.exec(source)?.[0])
		expect(references).toHaveLength(7)
		expect(new Set(references).size).toBe(7)
	}, 40_000)

	test('through EmailJS and its own line', async () => {
		const before = endpoint.bodies.length
		const opened = await openTestApi(
			testSettings({
				EMAILJS_SERVICE_ID: 'service',
				EMAILJS_TEMPLATE_ID: 'template',
				EMAILJS_PUBLIC_KEY: 'public',
				EMAILJS_ORIGIN: endpoint.origin,
			}),
			{ times },
		)
		await Promise.all(
			Array.from({ length: 4 }, (_, at) => opened.post('/contact_submissions', message(at))),
		)
		await allDelivered(opened, 'email', 4)
		await opened.close()
		expect(endpoint.bodies.length - before).toBe(4)
	}, 40_000)

	test('and one row, at a spreadsheet', async () => {
		const before = endpoint.bodies.length
		const opened = await openTestApi(
			testSettings({ SPREADSHEET_URL: `${endpoint.origin}/sheet` }),
			{ times },
		)
		await opened.post('/contact_submissions', message(1))
		await allDelivered(opened, 'spreadsheet', 1)
		await opened.close()
		expect(endpoint.bodies.length - before).toBe(1)
	}, 40_000)
})

test('a stop ends what would never end', async () => {
	smtp.thinkFor(60_000)
	onTestFinished(() => smtp.thinkFor(thinks))
	const opened = await openTestApi(testSettings({ SMTP_URL: smtp.url }), {
		times: { ...times, farewell: 200 },
	})
	await opened.post('/contact_submissions', message(1))
	const started = Date.now()
	await opened.close()
	expect(Date.now() - started).toBeLessThan(5000)
})

test('a database that takes calls and never answers holds nobody up', async () => {
	smtp.thinkFor(0)
	endpoint.thinkFor(0)
	onTestFinished(() => {
		smtp.thinkFor(thinks)
		endpoint.thinkFor(thinks)
	})
	const deaf = createServer(() => {})
	const port = await freePort()
	await new Promise<void>((resolve) => {
		deaf.listen(port, '127.0.0.1', resolve)
	})
	onTestFinished(() => {
		deaf.close()
	})
	const outside = { SMTP_URL: smtp.url, SPREADSHEET_URL: `${endpoint.origin}/sheet` }
	const DATABASE_URL = `postgres://rihla@127.0.0.1:${port}/none`
	const { post } = await openTestApi(testSettings({ ...outside, DATABASE_URL }))
	const before = smtp.mails.length
	const started = Date.now()
	const sent = eventually(
		() => smtp.mails.length - before,
		(count) => count === 10,
	).then(() => Date.now() - started)
	const answers = await Promise.all(
		Array.from({ length: 10 }, () => post('/contact_submissions', message(1))),
	)
	expect(Date.now() - started).toBeLessThan(10_000)
	expect(await sent).toBeLessThan(5000)
	for (const { status, json } of answers) {
		expect(status).toBe(201)
		expect(json).toMatchObject({
			channels: { database: 'failed', email: 'delivered', spreadsheet: 'delivered' },
		})
	}
})
