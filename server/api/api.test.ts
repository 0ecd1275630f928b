import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/store/database.ts'
import { application } from '#tests/factories/forms.ts'
import { newDatabase } from '#tests/services/databases.ts'
import { hasPostgres, startPostgres } from '#tests/services/postgres.ts'
import { eventually, openTestApi, testSettings } from '#tests/services/server.ts'
import { withoutLink } from '#tests/services/status-link.ts'

const person = { name: 'Omar', email: 'omar@mail.example', phone: '+20 100' }
const forms = {
	contact_submissions: { ...person, message: 'When does the term start?' },
	accommodation_requests: person,
	visa_consultations: { ...person, nationality: 'egypt' },
	user_applications: application,
}
const endpoints = Object.entries(forms)

describe.each(endpoints)('POST /%s', (table, form) => {
	test('stores the row in the language of the visitor and answers its reference', async () => {
		const settings = testSettings()
		const { post } = await openTestApi(settings)
		const database = await openDatabase(settings)
		onTestFinished(() => database.close())
		for (const [path, cookie, language] of [
			['', '', 'ar'],
			['', 'language=en', 'en'],
			['?language=en', 'language=ar', 'en'],
			['?language=fr', '', 'ar'],
		]) {
			const { status, json } = await post(`/${table}${path}`, form, { cookie: cookie ?? '' })
			expect(status).toBe(201)
			const reference = typeof json === 'object' && json ? Reflect.get(json, 'reference') : ''
			const { rows } = await sql`
				select language from ${sql.table(table)} where reference = ${reference}`.execute(
				await database.ready(),
			)
			expect(rows).toEqual([{ language }])
		}
	})

	test('the same key twice is one row and one answer; a refused one is tried anew', async () => {
		const settings = testSettings()
		const { post } = await openTestApi(settings)
		const key = { 'idempotency-key': 'k' }
		expect((await post(`/${table}`, {}, key)).status).toBe(422)
		const first = await post(`/${table}`, form, key)
		expect(first.status).toBe(201)
		const again = await post(`/${table}`, form, key)
		expect(withoutLink(again.json)).toEqual(withoutLink(first.json))
		expect(again.json).not.toEqual(first.json)
		const other = await post(`/${table}`, form)
		expect(withoutLink(other.json)).not.toEqual(withoutLink(first.json))
		expect((await post(`/${table}`, form, { 'idempotency-key': 'é' })).status).toBe(422)
		expect((await post(`/${table}`, form, { 'idempotency-key': 'x'.repeat(201) })).status).toBe(422)
	})

	test('only the own origin may call', async () => {
		const { post } = await openTestApi(testSettings())
		const from = async (origin: string, host = 'rihla.example') =>
			(await post(`/${table}`, form, { origin, host })).status
		expect(await from('https://rihla.example')).toBe(201)
		expect(await from('http://localhost:4100', 'localhost:4100')).toBe(201)
		for (const origin of [
			'https://evil.example',
			'null',
			'https://rihla.example.evil.example',
			'',
		]) {
			expect([origin, await from(origin)]).toEqual([origin, 403])
		}
	})

	test('a flood from one address is slowed down, its neighbours are not', async () => {
		const { post } = await openTestApi(testSettings())
		const flood = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' }
		const answers = []
		for (let at = 0; at < 70; at += 1) answers.push(await post(`/${table}`, {}, flood))
		expect(answers.slice(0, 60).every(({ status }) => status === 422)).toBe(true)
		const last = answers.at(-1)
		expect(last?.status).toBe(429)
		expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
		// The address before the believed one may be invented, and changes nothing.
		expect(
			(await post(`/${table}`, form, { 'x-forwarded-for': '7.7.7.7, 203.0.113.9' })).status,
		).toBe(429)
		expect((await post(`/${table}`, form)).status).toBe(201)
	})

	test('bad input is told field by field, too much is refused', async () => {
		const { post } = await openTestApi(testSettings())
		expect(await post(`/${table}`, '{')).toMatchObject({
			status: 422,
			json: { errors: { body: 'invalid' } },
		})
		expect((await post(`/${table}`, '')).status).toBe(422)
		expect(await post(`/${table}`, { ...form, extra: 1 })).toMatchObject({
			status: 422,
			json: { errors: { extra: 'unknown_field' } },
		})
		expect((await post(`/${table}`, `"${'x'.repeat(200_000)}"`)).status).toBe(413)
		expect((await post(`/${table}`, `${'['.repeat(60_000)}`)).status).toBe(422)
	})

	test('odd input never breaks it and never leaves half a row', async () => {
		const settings = testSettings()
		const { post, lines } = await openTestApi(settings)
		const anything = fc.oneof(
			fc.string({ unit: 'binary', maxLength: 60 }),
			fc.constantFrom(
				'\u0000',
				'\ud800',
				'\u202e',
				'2026-02-31',
				"'; drop table x;--",
				'=1+1',
				null,
				'',
			),
			fc.integer(),
			fc.boolean(),
			fc.jsonValue({ maxDepth: 3 }),
		)
		const fields = fc
			.dictionary(
				fc.oneof(fc.constantFrom(...Object.keys(form)), fc.string({ maxLength: 8 })),
				anything,
				{
					maxKeys: 4,
				},
			)
			.map((odd): unknown => ({ ...form, ...odd }))
		let created = 0
		await fc.assert(
			fc.asyncProperty(
				fc.oneof(
					{ weight: 4, arbitrary: fields },
					{ weight: 1, arbitrary: fc.jsonValue() },
					{ weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
				),
				async (body) => {
					const started = performance.now()
					const { status, json } = await post(`/${table}`, body)
					expect([201, 422]).toContain(status)
					expect(performance.now() - started).toBeLessThan(10_000)
					if (status === 201) created += 1
					else expect(json).toMatchObject({ errors: expect.any(Object) })
				},
			),
			{ numRuns: process.env.TEST_ALL === '1' ? 250 : 80 },
		)
		const database = await openDatabase(settings)
		onTestFinished(() => database.close())
		const count = async (name: string, where = sql`1 = 1`) => {
			const { rows } = await sql<{ n: number }>`
				select count(*) as n from ${sql.table(name)} where ${where}`.execute(await database.ready())
			return rows[0]?.n
		}
		expect(await count(table)).toBe(created)
		expect(await count('deliveries', sql`channel = 'email'`)).toBe(created)
		expect(lines.filter((line) => line.includes('unexpected'))).toEqual([])
	}, 60_000)
})

test('an unknown call is not there', async () => {
	const { api } = await openTestApi(testSettings())
	expect((await api.request('/nothing')).status).toBe(404)
	expect((await api.request('/contact_submissions')).status).toBe(404)
})

test.runIf(hasPostgres)(
	'while the database is down forms answer 503, and work when it is back',
	async () => {
		const postgres = await startPostgres()
		onTestFinished(() => postgres.remove())
		const { post, services } = await openTestApi(
			testSettings({ DATABASE_URL: await postgres.newDatabase() }),
		)
		await postgres.stop()
		const key = { 'idempotency-key': 'k' }
		for (const table of [
			'accommodation_requests',
			'visa_consultations',
			'user_applications',
		] as const) {
			expect((await post(`/${table}`, forms[table], key)).status).toBe(503)
		}
		expect(await services.down()).toEqual(['database'])
		await postgres.start()
		await eventually(services.down, (names) => names.length === 0)
		for (const table of [
			'accommodation_requests',
			'visa_consultations',
			'user_applications',
		] as const) {
			expect((await post(`/${table}`, forms[table], key)).status).toBe(201)
		}
	},
	30_000,
)

test.runIf(hasPostgres)('processes on one PostgreSQL count together', async () => {
	const settings = testSettings({ DATABASE_URL: await newDatabase() })
	const [a, b] = [await openTestApi(settings), await openTestApi(settings)]
	const flood = { 'x-forwarded-for': '203.0.113.9' }
	const statuses = []
	for (let at = 0; at < 35; at += 1) {
		statuses.push((await a.post('/visa_consultations', {}, flood)).status)
		statuses.push((await b.post('/visa_consultations', {}, flood)).status)
	}
	expect(statuses.filter((status) => status === 422)).toHaveLength(60)
})

test('what visitors wrote never reaches the log', async () => {
	const { post, services, lines } = await openTestApi(
		testSettings({ SMTP_URL: 'smtp://127.0.0.1:9', SPREADSHEET_URL: 'http://127.0.0.1:9/sheet' }),
	)
	const planted = {
		name: 'Plantedname',
		email: 'planted@planted.example',
		phone: '+60999888777',
		message: 'Plantedmessage of some length',
	}
	await post('/contact_submissions', planted, { 'idempotency-key': 'plantedkey' })
	await post('/contact_submissions', { ...planted, plantedfield: 'plantedvalue' })
	await post('/contact_submissions', { ...planted, email: 'planted' })
	await post('/user_applications', {
		...forms.user_applications,
		first_name: 'Plantedfirst',
		passport_number: 'PLANTED12',
		documents: ['https://planted.example/x'],
	})
	await post('/user_applications', { ...forms.user_applications, passport_number: 'PLANTED12' })
	await eventually(
		() => lines.filter((line) => line.includes('delivery failed')).length,
		(count) => count > 1,
	)
	await services.deliveries.stop()
	expect(lines.length).toBeGreaterThan(3)
	for (const line of lines) {
		expect(() => JSON.parse(line)).not.toThrow()
		expect(line).not.toMatch(/planted|999888777/i)
	}
})
