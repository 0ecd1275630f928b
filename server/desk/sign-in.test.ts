import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test, vi } from 'vitest'
import { testedOn } from '#tests/services/databases.ts'
import { deskPassword, openTestDesk } from '#tests/services/desk.ts'
import { testSettings } from '#tests/services/server.ts'
import { createPasswords } from './password.ts'
import { createSignIn } from './sign-in.ts'
import { nextPage } from './sign-in-forms.ts'

const wrong = { status: 401, json: { error: 'wrong' } }

describe.each(testedOn('SQLite'))('signing in on %s', (_, possible, place) => {
	const open = async () => openTestDesk(testSettings(await place()))

	test.runIf(possible)('200 guesses at once are counted one by one', async () => {
		const { call, person, database } = await open()
		const { email } = await person('manager')
		const guess = (typed: string, from: string, password = 'not it') =>
			call('POST /desk/sign-in', {
				body: { email: typed, password },
				headers: { 'x-forwarded-for': from },
			})
		const compared = async (typed: string, length: number, from: (at: number) => string) => {
			const statuses: number[] = []
			// As many at once as may wait for their turn.
			for (let first = 0; first < length; first += 40) {
				const together = Array.from({ length: 40 }, (_, at) =>
					guess(typed, from(first + at), `guess number ${first + at}`),
				)
				statuses.push(...(await Promise.all(together)).map(({ status }) => status))
			}
			const isCompared = statuses.filter((status) => status === 401).length
			expect(statuses.filter((status) => status === 429)).toHaveLength(length - isCompared)
			return isCompared
		}
		// A real account and an invented one lock alike, for one source and for all of them together.
		for (const [at, typed] of [email, 'nobody@rihla.example'].entries()) {
			const source = `198.51.100.${at}`
			expect(await compared(typed, 40, () => source)).toBe(10)
			const locked = await guess(typed, source, deskPassword)
			expect(locked.status).toBe(429)
			expect(Number(locked.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60)
			expect(await compared(typed, 200, (one) => `192.0.${at}.${one}`)).toBe(90)
		}
		expect((await guess(email, '203.0.113.1', deskPassword)).status).toBe(429)
		// An hour later; a process asks the rows again after a minute.
		await sql`update guesses set until = ${new Date(0).toISOString()}`.execute(
			await database.ready(),
		)
		vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
		expect((await guess(email, '203.0.113.1', deskPassword)).status).toBe(303)
		vi.useRealTimers()
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
		const source = { 'x-forwarded-for': '198.51.100.7' }
		for (let round = 0; round < 2; round += 1) {
			for (let at = 0; at < 9; at += 1) {
				expect(await signIn(email, 'not it', {}, source)).toMatchObject(wrong)
			}
			expect((await signIn(email, deskPassword, {}, source)).status).toBe(303)
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
		// The code of the set-up was used with it: the next one is needed.
		expect(await signIn('', '', { step, code: right })).toMatchObject(wrong)
		const code = totp.generate({ timestamp: Date.now() + 30_000 })
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

test('passwords are kept as argon2id', async () => {
	const { person, services } = await openTestDesk(testSettings(), createPasswords())
	const { email } = await person('manager')
	const kept = (await services.store.staff.byEmail(email))?.password
	expect(kept).toMatch(/^argon2id\$19456\$2\$[\w-]{22}\$[\w-]{43}$/)
})

test('an unknown account asks the database and the processor for the same as a known one', async () => {
	const plain = createPasswords({ memory: 8, passes: 1 })
	const { services, person } = await openTestDesk(testSettings(), plain)
	const { email } = await person('manager')
	const { store } = services
	const asked: string[] = []
	/** Writes down each call, then makes it. */
	const watched = <T extends object>(name: string, rows: T): T =>
		new Proxy(rows, {
			get(target, key) {
				const value: unknown = Reflect.get(target, key)
				if (typeof value !== 'function') return value
				return (...given: unknown[]) => {
					asked.push(`${name}.${String(key)}`)
					return Reflect.apply(value, target, given)
				}
			},
		})
	const { signIn } = createSignIn(
		{
			staff: watched('staff', store.staff),
			staffTokens: watched('staffTokens', store.staffTokens),
			staffDevices: watched('staffDevices', store.staffDevices),
			guesses: watched('guesses', store.guesses),
		},
		watched('passwords', plain),
		{ locked: () => {}, newDevice: () => {} },
	)
	const askedFor = async (typed: string) => {
		asked.length = 0
		const fields = { email: typed, password: 'not the password', code: '', step: '' }
		expect(await signIn(fields, { address: '203.0.113.9', device: 'invented' })).toEqual({
			kind: 'wrong',
			step: '',
		})
		return [...asked]
	}
	const known = await askedFor(email)
	expect(known).toEqual([
		'staffDevices.accountsOf',
		'guesses.takeAll',
		'staff.byEmail',
		'passwords.matches',
	])
	expect(await askedFor('nobody@rihla.example')).toEqual(known)
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
