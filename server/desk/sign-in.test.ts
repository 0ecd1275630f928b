import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskPassword, openTestDesk } from '#tests/services/desk.ts'
import { hasPostgres, startPostgres, type TestPostgres } from '#tests/services/postgres.ts'
import { testSettings } from '#tests/services/server.ts'
import { createPasswords } from './password.ts'
import { nextPage } from './sign-in-forms.ts'

let postgres: TestPostgres
beforeAll(async () => {
	if (hasPostgres) postgres = await startPostgres()
}, 30_000)
afterAll(() => postgres?.remove())

const wrong = { status: 401, json: { error: 'wrong' } }

describe.each([
	['SQLite', true],
	['PostgreSQL', hasPostgres],
])('signing in on %s', (name, possible) => {
	const open = async () =>
		openTestDesk(
			testSettings(name === 'SQLite' ? {} : { DATABASE_URL: await postgres.newDatabase() }),
		)

	test.runIf(possible)('200 guesses at once are counted one by one', async () => {
		const { call, person, signIn, services } = await open()
		const { email } = await person('manager')
		const compared = async (typed: string, length: number) => {
			const answers = await Promise.all(
				Array.from({ length }, (_, at) => signIn(typed, `guess number ${at}`)),
			)
			const statuses = answers.map(({ status }) => status)
			expect(statuses.filter((status) => status === 429)).toHaveLength(length - 10)
			return statuses.filter((status) => status === 401).length
		}
		// A real account and an invented one lock alike.
		expect(await compared(email, 200)).toBe(10)
		expect(await compared('nobody@rihla.example', 30)).toBe(10)
		const locked = await signIn(email)
		expect(locked.status).toBe(429)
		const wait = Number(locked.headers.get('retry-after'))
		expect(wait).toBeGreaterThan(14 * 60)
		expect(wait).toBeLessThanOrEqual(15 * 60)
		// Fifteen minutes later.
		await services.store.guesses.forget(`staff ${email}`)
		expect((await signIn(email)).status).toBe(303)
		// One address that tries many accounts.
		const from = { 'x-forwarded-for': '203.0.113.7' }
		const spray = []
		for (let at = 0; at < 32; at += 1) {
			const body = { email: `someone-${at}@rihla.example`, password: 'summer in the city' }
			spray.push((await call('POST /desk/sign-in', { body, headers: from })).status)
		}
		expect(spray.slice(0, 30)).toEqual(Array(30).fill(401))
		expect(spray.slice(30)).toEqual([429, 429])
	})

	test.runIf(possible)('a right password clears earlier mistakes', async () => {
		const { person, signIn } = await open()
		const { email } = await person('consultant')
		for (let round = 0; round < 2; round += 1) {
			for (let at = 0; at < 9; at += 1) expect(await signIn(email, 'not it')).toMatchObject(wrong)
			expect((await signIn(email)).status).toBe(303)
		}
	})

	test.runIf(possible)('a second factor is set up, used once per code, and lost', async () => {
		const { call, person, signIn, database } = await open()
		const { email, cookie } = await person('consultant')
		const other = await signIn(email)
		const offered = (await call('POST /api/desk/me/code', { cookie, body: {} })).json
		expect(offered).toMatchObject({ picture: expect.stringMatching(/^<svg/) })
		const secret = String(Reflect.get(Object(offered), 'secret'))
		const totp = new TOTP({ secret: Secret.fromBase32(secret) })
		const set = (code: string) => call('PUT /api/desk/me/code', { cookie, body: { secret, code } })
		const right = totp.generate()
		const other6 = right === '000000' ? '111111' : '000000'
		expect((await set(other6)).status).toBe(422)
		const done = await set(right)
		expect(done.status).toBe(200)
		const recovery: unknown = Reflect.get(Object(done.json), 'recovery')
		expect(recovery).toHaveLength(10)
		// Whoever was signed in elsewhere has to come in with the code.
		expect((await call('GET /api/desk/me', { cookie: other.cookie })).status).toBe(401)

		const needed = await signIn(email)
		expect(needed).toMatchObject({ status: 401, json: { error: 'code_needed' } })
		const step = String(Reflect.get(Object(needed.json), 'step'))
		expect((await signIn('', '', { step, code: other6 })).status).toBe(401)
		const code = totp.generate()
		expect((await signIn('', '', { step, code })).status).toBe(303)
		expect(await signIn('', '', { step, code })).toMatchObject(wrong)
		expect(await signIn(email, deskPassword, { code })).toMatchObject(wrong)
		expect(await signIn(email, 'not it', { code: totp.generate() })).toMatchObject(wrong)

		const [one] = Array.isArray(recovery) ? recovery.map(String) : []
		const twice = await Promise.all([
			signIn(email, deskPassword, { code: one }),
			signIn(email, deskPassword, { code: one?.toUpperCase() }),
		])
		expect(twice.map(({ status }) => status).sort()).toEqual([303, 401])
		const { rows } = await sql<{ recovery: string }>`select recovery from staff`.execute(
			await database.ready(),
		)
		expect(rows[0]?.recovery).not.toContain(one)

		// Codes are guessed behind a known password: it alone must not start the count anew.
		const statuses = []
		for (let at = 0; at < 12; at += 1) {
			await signIn(email)
			statuses.push((await signIn(email, deskPassword, { code: '000000' })).status)
		}
		expect(statuses).toContain(429)
	})

	test.runIf(possible)('an action of weight asks for the password again', async () => {
		const { call, person, database } = await open()
		const { cookie } = await person('manager')
		await sql`update sessions set confirmed_at = ${new Date(0).toISOString()}`.execute(
			await database.ready(),
		)
		const invite = () =>
			call('POST /api/desk/staff', {
				cookie,
				body: { email: 'new@rihla.example', name: 'New', role: 'consultant', language: 'ar' },
			})
		expect(await invite()).toMatchObject({ status: 403, json: { error: 'confirm_needed' } })
		const confirm = (password: string) =>
			call('POST /api/desk/confirm', { cookie, body: { password } })
		expect(await confirm('not it')).toMatchObject({ status: 422, json: { error: 'wrong' } })
		expect((await confirm(deskPassword)).status).toBe(204)
		expect((await invite()).status).toBe(201)
		expect(await invite()).toMatchObject({ status: 409, json: { error: 'exists' } })
	})
})

test('passwords are kept as argon2id, and an unknown account takes as long as a known one', async () => {
	const { person, signIn, services } = await openTestDesk(testSettings(), createPasswords())
	const { email } = await person('manager')
	const kept = (await services.store.staff.byEmail(email))?.password
	expect(kept).toMatch(/^argon2id\$19456\$2\$[\w-]{22}\$[\w-]{43}$/)
	const timed = async (typed: string) => {
		const started = performance.now()
		expect((await signIn(typed, 'not the password')).status).toBe(401)
		await services.store.guesses.forget(`staff ${typed}`)
		return performance.now() - started
	}
	const known: number[] = []
	const unknown: number[] = []
	for (let round = 0; round < 12; round += 1) {
		known.push(await timed(email))
		unknown.push(await timed('nobody@rihla.example'))
	}
	const middle = (times: number[]) => times.toSorted((a, b) => a - b)[6] ?? 0
	const ratio = middle(known) / middle(unknown)
	expect(ratio).toBeGreaterThan(0.6)
	expect(ratio).toBeLessThan(1.7)
})

test.each([
	['/desk/cases/12?view=late', '/desk/cases/12?view=late'],
	['/api/application-documents/ab12.pdf', '/api/application-documents/ab12.pdf'],
	['/api/application-documents/../staff', '/desk'],
	['', '/desk'],
	['/', '/desk'],
	['//evil.example', '/desk'],
	['/desk//evil.example', '/desk'],
	['/deskevil', '/desk'],
	['/desk\\evil', '/desk'],
	['/desk/sign-in?next=/desk', '/desk'],
	['https://evil.example/desk', '/desk'],
])('after signing in, %s leads to %s', (asked, expected) => {
	expect(nextPage(asked)).toBe(expected)
})
