/** What strangers who guess at an account can and cannot do to the person it belongs to. */
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { newDatabase, testedOn } from '#tests/services/databases.ts'
import { deskPassword, openTestDesk } from '#tests/services/desk.ts'
import { hasPostgres } from '#tests/services/postgres.ts'
import { eventually, testSettings } from '#tests/services/server.ts'
import { openDatabase } from '../store/database.ts'
import { createGuesses } from '../store/guesses.ts'
import { createPasswords, PasswordsBusy } from './password.ts'

type Desk = Awaited<ReturnType<typeof openTestDesk>>

async function mailsTo({ database }: Desk, recipient: string) {
	const { rows } = await sql<{ template: string; params: string }>`
		select template, params from outgoing where recipient = ${recipient} order by created_at`.execute(
		await database.ready(),
	)
	return rows
}

const tryFrom = ({ call }: Desk, email: string, password: string, from: string, cookie?: string) =>
	call('POST /desk/sign-in', {
		body: { email, password },
		headers: { 'x-forwarded-for': from },
		cookie,
	})

describe.each(testedOn('PostgreSQL'))('limits of signing in on %s', (_, possible, place) => {
	const open = async () => openTestDesk(testSettings(await place()))

	test.runIf(possible)('a stranger locks out nobody but the stranger', async () => {
		const desk = await open()
		const { call, person, database } = desk
		const { email, cookie } = await person('manager')
		for (let at = 0; at < 12; at += 1) await tryFrom(desk, email, 'not it', '203.0.113.1')
		expect((await tryFrom(desk, email, deskPassword, '203.0.113.1')).status).toBe(429)
		expect((await tryFrom(desk, email, deskPassword, '203.0.113.2')).status).toBe(303)

		// A session goes on confirming, however many guess.
		await sql`update sessions set confirmed_at = ${new Date(0).toISOString()}`.execute(
			await database.ready(),
		)
		const confirm = (password: string) =>
			call('POST /api/desk/confirm', { cookie, body: { password } })
		expect((await confirm(deskPassword)).status).toBe(204)
		// It has a count of its own.
		for (let at = 0; at < 10; at += 1) expect((await confirm('not it')).status).toBe(422)
		expect((await confirm(deskPassword)).status).toBe(429)
		expect((await tryFrom(desk, email, deskPassword, '203.0.113.3')).status).toBe(303)
	})

	test.runIf(possible)('three addresses cannot keep an account locked', async () => {
		const desk = await open()
		const { email } = await desk.person('manager')
		let compared = 0
		for (let at = 0; at < 300; at += 1) {
			const { status } = await tryFrom(desk, email, 'not it', `203.0.113.${at % 3}`)
			if (status === 401) compared += 1
		}
		expect(compared).toBe(30)
		expect((await tryFrom(desk, email, deskPassword, '198.51.100.1')).status).toBe(303)
	})

	test.runIf(possible)('a browser that signed in before comes in while others guess', async () => {
		const desk = await open()
		const { person, cookieOf } = desk
		const { email } = await person('manager')
		const first = await tryFrom(desk, email, deskPassword, '203.0.113.1')
		const [device = ''] = /__Host-desk-device=[\w-]{43}/.exec(cookieOf(first.headers)) ?? []
		expect(first.headers.getSetCookie().join()).toMatch(
			/desk-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax/,
		)
		for (let at = 0; at < 110; at += 1) await tryFrom(desk, email, 'not it', `192.0.2.${at}`)
		expect((await tryFrom(desk, email, deskPassword, '198.51.100.9')).status).toBe(429)
		expect((await tryFrom(desk, email, deskPassword, '198.51.100.9', device)).status).toBe(303)
		// The secret of one account's browser helps nobody with another account, and an invented one with none.
		const other = await person('consultant')
		for (let at = 0; at < 110; at += 1) await tryFrom(desk, other.email, 'no', `192.0.3.${at}`)
		expect((await tryFrom(desk, other.email, deskPassword, '10.1.1.1', device)).status).toBe(429)
		// Its own count ends too.
		for (let at = 0; at < 10; at += 1) {
			expect((await tryFrom(desk, email, 'no', `192.0.4.${at}`, device)).status).toBe(401)
		}
		expect((await tryFrom(desk, email, deskPassword, '192.0.4.99', device)).status).toBe(429)
	})

	test.runIf(possible)('its owner hears of a lock once a day, and of a new device', async () => {
		const desk = await open()
		const { person, signIn, cookieOf, services } = desk
		const { email } = await person('manager')
		await services.store.staff.change((await services.store.staff.byEmail(email))?.id ?? '', {
			language: 'ar',
		})
		for (const from of ['203.0.113.1', '203.0.113.2']) {
			for (let at = 0; at < 12; at += 1) await tryFrom(desk, email, 'not it', from)
		}
		for (let at = 0; at < 12; at += 1) await tryFrom(desk, 'no@rihla.example', 'no', '192.0.2.1')
		await eventually(
			() => mailsTo(desk, email),
			(rows) => rows.length === 1,
		)
		// The first browser of all was that of the one-time address.
		const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/130.0' }
		const second = await signIn(email, deskPassword, {}, agent)
		const rows = await eventually(
			() => mailsTo(desk, email),
			(found) => found.length === 2,
		)
		expect(rows.map(({ template }) => template)).toEqual(['account_locked', 'account_new_device'])
		expect(JSON.parse(rows[1]?.params ?? '')).toMatchObject({
			language: 'ar',
			device: 'Firefox · Windows',
		})
		const again = { ...agent, cookie: cookieOf(second.headers) }
		expect((await signIn(email, deskPassword, {}, again)).status).toBe(303)
		expect(await mailsTo(desk, email)).toHaveLength(2)
		expect(await mailsTo(desk, 'no@rihla.example')).toEqual([])
	})

	test.runIf(possible)('a changed password ends the step before the code', async () => {
		const { call, person, services } = await open()
		const { id, cookie } = await person('manager')
		const step = await services.store.staffTokens.make(id, 'code', 600)
		expect(await services.store.staffTokens.holder(step, 'code')).toBe(id)
		const body = { password: 'another quiet harbour' }
		expect((await call('POST /api/desk/me/password', { cookie, body })).status).toBe(204)
		expect(await services.store.staffTokens.holder(step, 'code')).toBeNull()
	})

	test.runIf(possible)('a whole network and the whole world have a bound', async () => {
		const desk = await open()
		const statusOf = async (name: string, source: string) =>
			(await tryFrom(desk, `${name}@rihla.example`, 'no', source)).status
		const setCount = async (kind: string, most: number, count: number) =>
			sql`update guesses set count = ${count} where kind = ${kind} and most = ${most}`.execute(
				await desk.database.ready(),
			)
		expect(await statusOf('a', '2001:db8:1:1::1')).toBe(401)
		await setCount('sign_in_source', 300, 299)
		expect(await statusOf('b', '2001:db8:1:2::1')).toBe(401)
		expect(await statusOf('c', '2001:db8:1:3::1')).toBe(429)
		expect(await statusOf('d', '2001:db8:2:1::1')).toBe(401)
		await setCount('sign_in_everywhere', 1000, 999)
		expect(await statusOf('e', '203.0.113.1')).toBe(401)
		expect(await statusOf('f', '203.0.113.2')).toBe(429)
	})
})

test('a refusal asks nothing of the database, and a row says nothing about an address', async () => {
	const database = await openDatabase(testSettings())
	let asked = 0
	const watched = {
		...database,
		ready: () => {
			asked += 1
			return database.ready()
		},
	}
	const guesses = createGuesses(watched, async () => 'a secret of this server')
	const others = createGuesses(database, async () => 'the secret of another one')
	const limit = { kind: 'test', points: 2, seconds: 600 }
	const take = () => guesses.take('from 203.0.113.7', limit)
	expect([await take(), await take(), await take()]).toEqual([null, null, 600])
	expect(asked).toBe(3)
	for (let at = 0; at < 300; at += 1) expect(await take()).toBeGreaterThan(500)
	expect(asked).toBe(3)
	// Without the secret nobody finds the row of an address.
	await others.take('from 203.0.113.7', limit)
	const { rows } = await sql<{ key: string }>`select key from guesses`.execute(
		await database.ready(),
	)
	expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
	expect(await guesses.locked()).toEqual([{ kind: 'test', n: 1 }])
	await database.close()
})

test.runIf(hasPostgres)(
	'many who sign in from one office at once do not wait for each other for ever',
	async () => {
		const database = await openDatabase(testSettings({ DATABASE_URL: await newDatabase() }))
		const guesses = createGuesses(database, async () => 'a secret of this server')
		const limit = { kind: 'test', points: 100_000, seconds: 600 }
		const shared = ['office', 'network', 'everywhere']
		const ended = await Promise.allSettled(
			Array.from({ length: 8 }, async (_, at) => {
				const keys = [`person ${at}`, ...shared]
				for (let round = 0; round < 15; round += 1) {
					await guesses.takeAll(keys.map((key) => ({ key, limit })))
					await guesses.giveBack(...keys)
				}
			}),
		)
		expect(ended.filter(({ status }) => status === 'rejected')).toEqual([])
		await database.close()
	},
)

test('beyond a line of forty a password is not looked at', async () => {
	const desk = await openTestDesk(testSettings())
	const { email, cookie } = await desk.person('manager')
	// Two are computed at a time: while these are, nobody in the line behind them moves.
	const long = createPasswords({ memory: 19 * 1024, passes: 25 })
	const short = createPasswords({ memory: 8, passes: 1 })
	const line = Promise.allSettled(
		Array.from({ length: 50 }, (_, at) => (at < 2 ? long : short).matches('a', null)),
	)
	const refused = await tryFrom(desk, email, deskPassword, '203.0.113.1')
	expect([refused.status, refused.json]).toEqual([503, { error: 'busy' }])
	expect(refused.headers.get('retry-after')).toBe('5')
	const confirm = await desk.call('POST /api/desk/confirm', { cookie, body: { password: 'a' } })
	expect([confirm.status, confirm.json]).toEqual([503, { error: 'busy' }])
	const over = (await line).filter((one) => one.status === 'rejected')
	expect(over).toHaveLength(10)
	expect(over[0]).toMatchObject({ reason: expect.any(PasswordsBusy) })
	// Nothing was compared, so nothing was counted.
	const { rows } = await sql<{ count: number }>`select count from guesses`.execute(
		await desk.database.ready(),
	)
	expect(rows.every(({ count }) => count === 0)).toBe(true)
	expect((await tryFrom(desk, email, deskPassword, '203.0.113.1')).status).toBe(303)
})
