import { sql } from 'kysely'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { deskPassword, openTestDesk } from '#tests/services/desk.ts'
import { testSettings } from '#tests/services/server.ts'
import { type DeskCall, deskCalls, deskPages, type Rule } from './calls.ts'

const rules = Object.entries(deskCalls) as [DeskCall, Rule][]
const concrete = (call: string) => call.replace(/:\w+/g, 'nobody')

test('every address that is mounted has its rule', async () => {
	const { desk } = await openTestDesk(testSettings())
	const mounted = desk.routes
		.filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
		.map(({ method, path }) => `${method} ${path}`)
	expect(new Set(mounted)).toEqual(new Set(Object.keys(deskCalls)))
	// Whatever else begins like a call of the desk is refused.
	const open = desk.routes.filter(({ path }) => path.endsWith('*')).map(({ path }) => path)
	expect(new Set(open)).toEqual(new Set(['/*', '/api/desk/*']))
})

test('each call answers each person as its rule says', async () => {
	const { call, person, services, database } = await openTestDesk(testSettings())
	const old = async (cookie: string, id: string) => {
		const long = new Date(Date.now() - 16 * 60_000).toISOString()
		await sql`update sessions set confirmed_at = ${long} where staff_id = ${id}`.execute(
			await database.ready(),
		)
		return cookie
	}
	const manager = await person('manager', 'manager')
	const consultant = await person('consultant', 'consultant')
	const lateManager = await person('manager', 'late-manager')
	const lateConsultant = await person('consultant', 'late-consultant')
	const disabled = await person('manager', 'disabled')
	await services.store.staff.change(disabled.id, { state: 'disabled' })
	const people = {
		nobody: undefined,
		invented: '__Host-desk=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
		disabled: disabled.cookie,
		consultant: consultant.cookie,
		'consultant, not confirmed': await old(lateConsultant.cookie, lateConsultant.id),
		manager: manager.cookie,
		'manager, not confirmed': await old(lateManager.cookie, lateManager.id),
	}
	for (const [way, rule] of rules) {
		for (const [who, cookie] of Object.entries(people)) {
			const isStaff = /consultant|manager/.test(who)
			const expected =
				rule.who === 'anyone'
					? null
					: !isStaff
						? [401, 'signed_out']
						: rule.who === 'manager' && who.startsWith('consultant')
							? [403, 'forbidden']
							: rule.confirmed && who.endsWith('not confirmed')
								? [403, 'confirm_needed']
								: null
			const body = way.startsWith('GET') ? undefined : {}
			// Signing out would end the session that the next rule is asked with.
			const sent = rule.who === 'anyone' ? {} : { cookie }
			const { status, json } = await call(concrete(way), { ...sent, body })
			const error = typeof json === 'object' && json ? Reflect.get(json, 'error') : undefined
			const refusal = status === 403 || error === 'signed_out' ? [status, error] : null
			expect([way, who, refusal]).toEqual([way, who, expected])
		}
	}
	expect((await call('GET /api/desk/anything')).status).toBe(401)
	expect((await call('GET /api/desk/anything', { cookie: manager.cookie })).status).toBe(404)
})

test('only forms of the own site are taken, and only from a browser that says so', async () => {
	const { call, person } = await openTestDesk(testSettings())
	const { cookie, email } = await person('manager')
	const signIn = { email, password: deskPassword }
	for (const headers of [
		{ origin: 'https://evil.example' },
		{ origin: 'null' },
		{ origin: '' },
		{ origin: 'https://rihla.example.evil.example' },
		{ 'sec-fetch-site': 'cross-site' },
		{ 'sec-fetch-site': 'same-site' },
		{ 'sec-fetch-site': 'none' },
	]) {
		for (const [way] of rules.filter(([one]) => !one.startsWith('GET'))) {
			const body = way === 'POST /desk/sign-in' ? signIn : {}
			const answer = await call(concrete(way), { cookie, body, headers })
			expect([way, headers, answer.status, answer.json]).toEqual([
				way,
				headers,
				403,
				{ error: 'wrong_origin' },
			])
			expect(answer.headers.getSetCookie()).toEqual([])
		}
	}
	const own = { 'sec-fetch-site': 'same-origin' }
	expect((await call('POST /desk/sign-in', { body: signIn, headers: own })).status).toBe(303)
})

test('who has to have a second factor can do nothing but set one up', async () => {
	for (const [mode, consultantsToo] of [
		['manager', false],
		['all', true],
	] as const) {
		const { call, person } = await openTestDesk(testSettings({ DESK_REQUIRE_CODE: mode }))
		const manager = await person('manager')
		const consultant = await person('consultant')
		const ask = async (way: string, cookie: string) => (await call(way, { cookie })).json
		const needed = { error: 'second_factor_needed' }
		expect(await ask('GET /api/desk/colleagues', manager.cookie)).toEqual(needed)
		expect(await ask('GET /api/desk/staff', manager.cookie)).toEqual(needed)
		expect(await ask('GET /api/desk/me', manager.cookie)).toMatchObject({ code_required: true })
		const colleagues = expect(await ask('GET /api/desk/colleagues', consultant.cookie))
		if (consultantsToo) colleagues.toEqual(needed)
		else colleagues.toHaveProperty('colleagues')
	}
})

test('a page is for those who may make its calls', async () => {
	const { call, person, desk } = await openTestDesk(testSettings())
	// Stands for the pages, which come after the desk.
	desk.get('*', (c) => c.text(c.get('staff')?.name ?? 'nobody'))
	const manager = await person('manager')
	const consultant = await person('consultant')
	const ask = async (path: string, cookie?: string) => {
		const { status, headers, text } = await call(`GET ${path}`, { cookie })
		return status === 200 ? text : (headers.get('location') ?? status)
	}
	for (const path of ['/desk', '/desk/me', '/desk/people', '/desk/cases/12', '/desk/anything']) {
		expect(await ask(path)).toBe(`/desk/sign-in?next=${encodeURIComponent(path)}`)
		expect(await ask(`${path}.data`)).toBe(401)
		expect(await ask(path, consultant.cookie)).toBe('consultant')
		expect(await ask(path, manager.cookie)).toBe('manager')
	}
	expect(await ask('/desk/people.data', consultant.cookie)).toBe(403)
	expect(await ask('/desk/people.data', manager.cookie)).toBe('manager')
	expect(await ask('/desk/sign-in')).toBe('nobody')
	expect(await ask('/desk/sign-in', manager.cookie)).toBe('/desk')
	expect(await ask('/desk/welcome')).toBe('nobody')
	expect(await ask('/desktop', manager.cookie)).toBe('nobody')
})

test('every page of the desk is on the site map and has its rule', async () => {
	const pages = routes.flatMap(({ path = '', children = [] }) =>
		path.startsWith('desk')
			? [`/${path}`, ...children.map((child) => `/${path}/${child.path ?? ''}`)]
			: [],
	)
	expect(pages).toContain('/desk/people')
	for (const page of pages) {
		const rule = deskPages.find(([pattern]) => pattern.test(page.replace(/\/$/, '')))
		expect([page, rule !== undefined]).toEqual([page, true])
	}
	const anyone = pages.filter(
		(page) => deskPages.find(([pattern]) => pattern.test(page))?.[1].who === 'anyone',
	)
	expect(anyone).toEqual(['/desk/sign-in', '/desk/welcome'])
})
