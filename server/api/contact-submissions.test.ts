import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Endpoint, startEndpoint } from '#tests/fakes/endpoint.ts'
import { type SmtpSink, startSmtp } from '#tests/fakes/smtp.ts'
import { copyOf, databases, makeTables } from '#tests/services/databases.ts'
import { hasPostgres, startPostgres, type TestPostgres } from '#tests/services/postgres.ts'
import { eventually, openTestApi, testSettings } from '#tests/services/server.ts'
import { withoutLink } from '#tests/services/status-link.ts'
import { defaultTimes } from '../deliver/worker.ts'

const message = {
	name: 'عمر سعيد',
	email: 'omar@mail.example',
	phone: '+20100000000',
	subject: '',
	message: 'متى يبدأ الفصل الدراسي؟',
	inquiryType: 'university',
}

let postgres: TestPostgres
let tables = ''
let smtp: SmtpSink
let sheet: Endpoint
beforeAll(async () => {
	smtp = await startSmtp()
	sheet = await startEndpoint()
	if (!hasPostgres) return
	postgres = await startPostgres()
	tables = await postgres.newDatabase()
	await makeTables({ dataDir: tmpdir(), databaseUrl: tables })
}, 30_000)
afterAll(async () => {
	await Promise.all([smtp.stop(), sheet.stop(), postgres?.remove()])
})

const outside = () => ({ SMTP_URL: smtp.url, SPREADSHEET_URL: `${sheet.origin}/sheet` })

describe('with nothing but a folder', () => {
	test('a message is stored, mailed as a file and appended to the spreadsheet', async () => {
		const settings = testSettings()
		const { post, services } = await openTestApi(settings)
		const { status, json } = await post('/contact_submissions', message)
		expect(status).toBe(201)
		expect(withoutLink(json)).toEqual({
			reference: expect.stringMatching(/^\w{3}-\w{3}-\w{3}$/),
			channels: { database: 'delivered', email: 'delivered', spreadsheet: 'delivered' },
		})
		expect(readdirSync(join(settings.dataDir, 'mail'))).toHaveLength(1)
		const csv = readFileSync(join(settings.dataDir, 'spreadsheet/contact.csv'), 'utf8')
		expect(csv).toMatch(/^\ufeffname,email,phone,subject,message,inquiryType,date\r\n/)
		expect(csv).toContain("عمر سعيد,omar@mail.example,'+20100000000,Contact Form Submission,")
		expect(await services.down()).toEqual([])
	})
})

describe.runIf(hasPostgres)('with database, mail and spreadsheet up or down', () => {
	const combinations = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({
		database: (bits & 4) === 0,
		email: (bits & 2) === 0,
		spreadsheet: (bits & 1) === 0,
	}))

	test.each(combinations)(
		'database $database, mail $email, spreadsheet $spreadsheet',
		async (up) => {
			const settings = testSettings({ ...outside(), DATABASE_URL: await copyOf(tables) })
			const times = { ...defaultTimes, probe: 300 }
			const { post, services } = await openTestApi(settings, { times })
			const mailsBefore = smtp.mails.length
			const rowsBefore = sheet.bodies.length
			if (!up.database) await postgres.stop()
			if (!up.email) await smtp.stop()
			if (!up.spreadsheet) await sheet.stop()
			onTestFinished(async () => {
				await Promise.all([postgres.start(), smtp.start(), sheet.start()])
			})

			const key = { 'idempotency-key': 'one' }
			const { status, json } = await post('/contact_submissions', message, key)
			const word = (ok: boolean) => (ok ? 'delivered' : 'failed')
			expect(json).toMatchObject({
				channels: {
					database: word(up.database),
					email: word(up.email),
					spreadsheet: word(up.spreadsheet),
				},
			})
			const any = up.database || up.email || up.spreadsheet
			expect(status).toBe(any ? 201 : 502)
			// The same call again hears the same, without sending anything twice.
			if (any) {
				const again = await post('/contact_submissions', message, key)
				expect(again.status).toBe(status)
				expect(withoutLink(again.json)).toEqual(withoutLink(json))
			}
			expect(await services.down()).toEqual(up.database ? [] : ['database'])

			if (!up.email) await smtp.start()
			if (!up.spreadsheet) await sheet.start()
			if (!up.database) await postgres.start()
			const stored = () =>
				services.store.submissions.findByKey('contact_submissions', 'one').catch(() => null)
			if (!any) {
				expect(await stored()).toBeNull()
				expect(readdirSync(join(settings.dataDir, 'waiting'))).toEqual([])
				expect(smtp.mails).toHaveLength(mailsBefore)
				// After a failure the same key is a new try.
				expect(await post('/contact_submissions', message, key)).toMatchObject({ status: 201 })
			}
			const row = await eventually(stored, (found) => found !== null, 30)
			expect(row?.submission.fields.name).toBe(message.name)
			await eventually(
				() => [smtp.mails.length - mailsBefore, sheet.bodies.length - rowsBefore],
				([mails, rows]) => mails === 1 && rows === 1,
				30,
			)
			await eventually(
				() => services.store.deliveries.ofSubmission(row?.submission.id ?? ''),
				(rows) => rows.length === 2 && rows.every(({ delivered }) => delivered),
			)
			if (any) {
				const again = await post('/contact_submissions', message, key)
				expect(again.status).toBe(status)
				expect(withoutLink(again.json)).toEqual(withoutLink(json))
			}
			const folder = join(settings.dataDir, 'waiting')
			if (existsSync(folder)) expect(readdirSync(folder)).toEqual([])
			expect(smtp.mails.length - mailsBefore).toBe(1)
			expect(sheet.bodies.length - rowsBefore).toBe(1)
		},
		60_000,
	)
})

describe.each(databases)('the same key on %s', (name, possible) => {
	const open = async () =>
		openTestApi(
			testSettings({
				...outside(),
				DATABASE_URL: name === 'SQLite' ? '' : await copyOf(tables),
			}),
		)

	test.runIf(possible)('20 times at once: one row, one mail, one answer', async () => {
		const mailsBefore = smtp.mails.length
		const { post, services } = await open()
		const key = { 'idempotency-key': crypto.randomUUID() }
		const all = await Promise.all(
			Array.from({ length: 20 }, () => post('/contact_submissions', message, key)),
		)
		expect(
			new Set(all.map(({ status, json }) => JSON.stringify({ status, json: withoutLink(json) })))
				.size,
		).toBe(1)
		expect(all[0]?.status).toBe(201)
		await services.deliveries.stop()
		expect(smtp.mails.length - mailsBefore).toBe(1)
	})

	test.runIf(possible)(
		'with another content is refused, and nothing is lost silently',
		async () => {
			const { post } = await open()
			const key = { 'idempotency-key': 'k' }
			expect((await post('/contact_submissions', message, key)).status).toBe(201)
			const other = await post('/contact_submissions', { ...message, name: 'Other' }, key)
			expect(other).toMatchObject({
				status: 422,
				json: { errors: { idempotency_key: 'key_reused' } },
			})
		},
	)
})

test.runIf(hasPostgres)('the same key in two processes is one mail', async () => {
	const settings = testSettings({ ...outside(), DATABASE_URL: await copyOf(tables) })
	const a = await openTestApi(settings)
	const b = await openTestApi(settings)
	const mailsBefore = smtp.mails.length
	const key = { 'idempotency-key': 'shared' }
	const all = await Promise.all(
		Array.from({ length: 20 }, (_, at) =>
			(at % 2 ? a : b).post('/contact_submissions', message, key),
		),
	)
	expect(new Set(all.map(({ json }) => JSON.stringify(withoutLink(json)))).size).toBe(1)
	expect(smtp.mails.length - mailsBefore).toBe(1)
})
