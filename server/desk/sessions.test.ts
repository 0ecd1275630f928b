import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testedOn } from '#tests/services/databases.ts'
import { deskPassword, openTestDesk } from '#tests/services/desk.ts'
import { testSettings } from '#tests/services/server.ts'

const hour = 3_600_000
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()

describe.each(testedOn('PostgreSQL'))('a session on %s', (_, possible, place) => {
	const open = async () => openTestDesk(testSettings(await place()))

	test.runIf(possible)('ends with sign-out, disabling, reset and either expiry', async () => {
		const { call, person, database } = await open()
		const manager = await person('manager')
		const isIn = async (cookie: string) =>
			(await call('GET /api/desk/me', { cookie })).status === 200

		const leaver = await person('consultant', 'leaver')
		expect(await isIn(leaver.cookie)).toBe(true)
		const out = await call('POST /desk/sign-out', { cookie: leaver.cookie })
		expect(out.status).toBe(303)
		expect(out.headers.get('clear-site-data')).toBe('"cache"')
		expect(out.headers.getSetCookie().join()).toMatch(/^__Host-desk=;.*Max-Age=0/)
		expect(await isIn(leaver.cookie)).toBe(false)

		const disabled = await person('consultant', 'disabled')
		const path = `PATCH /api/desk/staff/${disabled.id}`
		const body = { state: 'disabled' }
		expect((await call(path, { cookie: manager.cookie, body })).status).toBe(204)
		expect(await isIn(disabled.cookie)).toBe(false)

		const reset = await person('consultant', 'reset')
		const way = `POST /api/desk/staff/${reset.id}/reset`
		const answer = await call(way, { cookie: manager.cookie, body: {} })
		expect(answer.json).toMatchObject({ address: expect.stringContaining('/desk/welcome/') })
		expect(await isIn(reset.cookie)).toBe(false)

		for (const [column, before, after] of [
			['last_seen_at', ago(11.9 * hour), ago(12.1 * hour)],
			['expires_at', ago(-hour), ago(1)],
		] as const) {
			const idler = await person('consultant', column)
			const set = async (time: string) =>
				sql`update sessions set ${sql.ref(column)} = ${time} where staff_id = ${idler.id}`.execute(
					await database.ready(),
				)
			await set(before)
			expect(await isIn(idler.cookie)).toBe(true)
			await set(after)
			expect(await isIn(idler.cookie)).toBe(false)
		}
		expect(await isIn(manager.cookie)).toBe(true)
	})

	test.runIf(possible)('is new at each sign-in and lasts seven days at most', async () => {
		const { call, person, signIn, database } = await open()
		const { email, cookie } = await person('consultant')
		const again = await call('POST /desk/sign-in', {
			cookie,
			body: { email: ` ${email.toUpperCase()} `, password: deskPassword },
		})
		expect(again.status).toBe(303)
		expect(again.headers.get('location')).toBe('/desk')
		expect(again.headers.getSetCookie()[0]).toMatch(
			/^__Host-desk=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
		)
		expect((await call('GET /api/desk/me', { cookie })).status).toBe(401)
		const second = await signIn(email)
		expect((await call('GET /api/desk/me', { cookie: second.cookie })).status).toBe(200)
		const { rows } = await sql<{ created_at: string; expires_at: string }>`
			select created_at, expires_at from sessions`.execute(await database.ready())
		for (const { created_at, expires_at } of rows) {
			expect(Date.parse(expires_at) - Date.parse(created_at)).toBeLessThanOrEqual(168 * hour + 50)
		}
	})

	test.runIf(possible)('a copy of the database opens nothing', async () => {
		const { call, person, signIn, database, services } = await open()
		const { email, id } = await person('manager')
		expect((await signIn(email, 'not it')).status).toBe(401)
		await services.store.staffTokens.make(id, 'welcome', 3600)
		const step = await services.store.staffTokens.make(id, 'code', 600)
		expect(step).toHaveLength(43)
		const values = new Set<string>()
		for (const table of ['staff', 'sessions', 'staff_tokens', 'guesses']) {
			const { rows } = await sql<Record<string, unknown>>`
				select * from ${sql.table(table)}`.execute(await database.ready())
			expect(rows).not.toEqual([])
			for (const row of rows) {
				for (const value of Object.values(row)) {
					if (typeof value !== 'string' || value === '') continue
					for (const part of [value, ...value.split('$')]) values.add(part)
				}
			}
		}
		expect(values.size).toBeGreaterThan(15)
		await sql`delete from guesses`.execute(await database.ready())
		for (const value of values) {
			const asCookie = `__Host-desk=${encodeURIComponent(value)}`
			expect((await call('GET /api/desk/me', { cookie: asCookie })).status).toBe(401)
			const welcome = `__Host-desk-welcome=${encodeURIComponent(value)}`
			const body = { password: 'another long password' }
			expect((await call('POST /desk/welcome', { cookie: welcome, body })).status).toBe(410)
			for (const typed of [
				{ email, password: value },
				{ step: value, code: '000000' },
			]) {
				const answer = await call('POST /desk/sign-in', { body: typed })
				expect([401, 422, 429]).toContain(answer.status)
			}
			await sql`delete from guesses`.execute(await database.ready())
		}
	})

	test.runIf(possible)('a one-time address works once', async () => {
		const { call, cookieOf, services } = await open()
		const person = { email: 'a@b.example', name: 'A', role: 'manager', language: 'ar' } as const
		const id = (await services.store.staff.add(person)) ?? ''
		expect(await services.store.staff.hasActive()).toBe(false)
		const token = await services.store.staffTokens.make(id, 'welcome', 60)
		const opened = await call(`GET /desk/welcome/${token}`)
		expect(opened.status).toBe(303)
		expect(opened.headers.get('location')).toBe('/desk/welcome')
		expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
		const cookie = cookieOf(opened.headers)
		const set = (password: string) => call('POST /desk/welcome', { cookie, body: { password } })
		expect((await set('short')).json).toEqual({ error: 'too_short' })
		expect((await set('password12345')).json).toEqual({ error: 'common' })
		const all = await Promise.all([set(deskPassword), set('another good password')])
		expect(all.map(({ status }) => status).sort()).toEqual([303, 410])
		expect((await set(deskPassword)).status).toBe(410)
		expect(await services.store.staff.hasActive()).toBe(true)
	})

	test.runIf(possible)('two managers who disable each other leave one', async () => {
		const { call, person, services } = await open()
		const [a, b] = [await person('manager', 'a'), await person('manager', 'b')]
		const body = { state: 'disabled' }
		const answers = await Promise.all([
			call(`PATCH /api/desk/staff/${b.id}`, { cookie: a.cookie, body }),
			call(`PATCH /api/desk/staff/${a.id}`, { cookie: b.cookie, body }),
		])
		expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
		const active = (await services.store.staff.all()).filter(({ state }) => state === 'active')
		expect(active).toHaveLength(1)
	})
})

test('what staff sees is kept nowhere and named to nobody', async () => {
	const { call, person, lines } = await openTestDesk(testSettings())
	const { cookie, email } = await person('manager')
	for (const { headers } of [
		await call('GET /api/desk/me', { cookie }),
		await call('GET /api/desk/me'),
		await call('POST /desk/sign-in', { body: { email, password: deskPassword } }),
	]) {
		expect(headers.get('cache-control')).toBe('no-store')
		expect(headers.get('x-robots-tag')).toBe('noindex')
		expect(headers.get('referrer-policy')).toBe('same-origin')
	}
	const written = lines.join('\n')
	expect(written).toContain('signed in')
	for (const secret of [email, deskPassword, cookie.split('=')[1] ?? '']) {
		expect(written).not.toContain(secret)
	}
})
