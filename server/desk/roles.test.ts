import { sql } from 'kysely'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { hasRight, roles } from '#domain/desk/roles.ts'
import { privatePages } from '#tests/factories/private-pages.ts'
import { newSubmission } from '#tests/factories/submissions.ts'
import { deskPassword, openTestDesk } from '#tests/services/desk.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { testSettings } from '#tests/services/server.ts'
import { createApp } from '../app.ts'
import { PageCache } from '../pages/cache.ts'
import { type DeskCall, deskCalls, type Rule } from './calls.ts'

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
	expect(new Set(open)).toEqual(new Set(['/desk/*', '/api/desk/*']))
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
	const editor = await person('editor', 'editor')
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
		editor: editor.cookie,
		manager: manager.cookie,
		'manager, not confirmed': await old(lateManager.cookie, lateManager.id),
	}
	for (const [way, rule] of rules) {
		for (const [who, cookie] of Object.entries(people)) {
			const role = roles.find((one) => who.startsWith(one))
			const expected =
				rule.who === 'anyone'
					? null
					: !role
						? [401, 'signed_out']
						: rule.who !== 'staff' && !hasRight(role, rule.who)
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
		const editor = await person('editor')
		const consultant = await person('consultant')
		const ask = async (way: string, cookie: string) => (await call(way, { cookie })).json
		const needed = { error: 'second_factor_needed' }
		expect(await ask('GET /api/desk/colleagues', manager.cookie)).toEqual(needed)
		expect(await ask('GET /api/desk/staff', manager.cookie)).toEqual(needed)
		expect(await ask('GET /api/desk/me', manager.cookie)).toMatchObject({ code_required: true })
		expect(await ask('GET /api/desk/website', editor.cookie)).toEqual(needed)
		const colleagues = expect(await ask('GET /api/desk/colleagues', consultant.cookie))
		if (consultantsToo) colleagues.toEqual(needed)
		else colleagues.toHaveProperty('colleagues')
	}
})

/** The real routes of the desk, with their middleware and loaders, behind the page handler. */
async function openDeskPages(env: Record<string, string> = {}) {
	const settings = testSettings(env)
	const desk = await openTestDesk(settings)
	const pages = { build: await privatePages(), cache: new PageCache(desk.services.content) }
	const app = createApp({ settings, services: desk.services, files: temporaryFolder(), pages })
	async function ask(path: string, cookie = '') {
		const answer = await app.request(
			new Request(`${settings.siteUrl}${path}`, { headers: { cookie } }),
		)
		const { headers, status } = answer
		expect([path, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
			path,
			'no-store',
			'noindex',
		])
		expect(headers.get('referrer-policy')).toBe('same-origin')
		return { status, to: headers.get('location'), text: await answer.text() }
	}
	return { ...desk, ask }
}

// Nine pages, each with its data, as six people.
test('a page and its data are for those whom its rule lets in', { timeout: 120_000 }, async () => {
	const { ask, person, services } = await openDeskPages()
	const manager = await person('manager')
	const consultant = await person('consultant')
	const editor = await person('editor')
	const disabled = await person('manager', 'disabled')
	await services.store.staff.change(disabled.id, { state: 'disabled' })
	const { submission } = await services.store.submissions.submit(
		newSubmission('contact_submissions'),
	)
	const rooms = {
		staff: ['/desk/me'],
		cases: ['/desk', `/desk/cases/${submission.id}`],
		manage: ['/desk/people', '/desk/overview', '/desk/audit'],
		website: ['/desk/website/open', '/desk/website/university/sunway-university'],
	}
	const nowhere = ['/desk/anything', '/desk/cases/no-such-case']
	const ruled = (['staff', 'cases', 'manage', 'website'] as const).flatMap((who) =>
		rooms[who].map((path) => ({ who, path })),
	)
	for (const { who, path } of [
		...ruled,
		...nowhere.map((path) => ({ who: 'staff' as const, path })),
	]) {
		const signIn = `/desk/sign-in?next=${encodeURIComponent(path)}`
		for (const cookie of [
			'',
			disabled.cookie,
			'__Host-desk=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
		]) {
			expect(await ask(path, cookie)).toEqual({ status: 303, to: signIn, text: '' })
			// The router reads where to go from the answer.
			for (const spelled of [path, path.replace('desk', 'DESK')]) {
				const { status, text } = await ask(`${spelled}.data`, cookie)
				expect([status, text.includes('SingleFetchRedirect'), text.includes('@')]).toEqual([
					202,
					true,
					false,
				])
			}
		}
		for (const { cookie, role } of [
			{ ...consultant, role: 'consultant' },
			{ ...editor, role: 'editor' },
			{ ...manager, role: 'manager' },
		] as const) {
			// The desk of an editor is the website; of a case that is not theirs not even whether it exists is said.
			if (role === 'editor' && (path === '/desk' || path.startsWith('/desk/cases/'))) continue
			const isAllowed = who === 'staff' || hasRight(role, who)
			const expected = nowhere.includes(path) ? 404 : isAllowed ? 200 : 403
			for (const address of [path, `${path}.data`]) {
				const { status, text } = await ask(address, cookie)
				expect([address, role, status]).toEqual([address, role, expected])
				expect(text).toContain(`"${role}"`)
				if (expected === 403) expect(text).not.toContain(manager.email)
			}
		}
	}
	expect((await ask('/desk/people', manager.cookie)).text).toContain(consultant.email)
	for (const path of ['/desk/sign-in', '/desk/welcome']) {
		expect((await ask(path)).status).toBe(200)
		expect((await ask(`${path}.data`)).status).toBe(200)
	}
	expect((await ask('/desk', editor.cookie)).to).toBe('/desk/website')
	expect((await ask(`/desk/cases/${submission.id}`, editor.cookie)).status).toBe(403)
	expect((await ask('/desk/sign-in', manager.cookie)).to).toBe('/desk')
	expect((await ask('/desk?kind=nothing&view=mine', manager.cookie)).to).toBe('/desk?view=mine')
	expect((await ask('/desk/cases/%00', manager.cookie)).status).toBe(404)
	expect((await ask('/desk.data?q=%00', manager.cookie)).status).toBe(422)
})

test('who has to have a second factor sees no page but the own account', async () => {
	const { ask, person } = await openDeskPages({ DESK_REQUIRE_CODE: 'all' })
	const { cookie } = await person('consultant')
	expect((await ask('/desk', cookie)).to).toBe('/desk/me')
	const { status, text } = await ask('/desk/me', cookie)
	expect([status, text.includes('"counts":null')]).toEqual([200, true])
})

test('no page of the desk is outside its middleware', () => {
	const files = (entries: typeof routes): string[] =>
		entries.flatMap(({ file, children = [] }) => [file, ...files(children)])
	const guarded = routes.filter(({ file }) => file === 'routes/desk/guard.tsx')
	expect(guarded).toHaveLength(1)
	const behind = files(guarded)
	expect(behind).toContain('routes/desk/people.tsx')
	expect(files(routes).filter((file) => file.startsWith('routes/desk/'))).toEqual(behind)
	expect(routes.filter(({ path = '' }) => path.startsWith('desk'))).toEqual(guarded)
})
