/** Every address of the status page, asked by everybody: the table says what each may, and an address without a line fails. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type StatusForm, type StatusLevel, statusForms } from '#domain/cases/status.ts'
import { privatePages } from '#tests/factories/private-pages.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { openWithCase } from '#tests/services/status.ts'
import { createApp } from '../app.ts'
import { PageCache } from '../pages/cache.ts'
import { statusCalls } from './calls.ts'

const bodies: Record<StatusForm, Record<string, string>> = {
	door: { reference: 'x' },
	send: { reference: 'x', email: 'somebody@mail.example' },
	leave: {},
	messages: { body: 'hello' },
	documents: {},
	contact: { phone: '+60123456789' },
	withdraw: {},
	reminders: { do: 'stop' },
	erasure: { do: 'ask' },
	links: { do: 'family' },
	link: {},
}

const json = { accept: 'application/json' }

/** What a link opens follows from how its holder got it. */
const levelsOf: Readonly<Record<string, StatusLevel>> = {
	family: 'family',
	staff: 'family',
	door: 'door',
	screen: 'door',
	own: 'own',
}
const levelOf = (who: string) => levelsOf[who] ?? null

async function openEverybody() {
	const opened = await openWithCase()
	const { id, reference, birth, enter, knock, cookieOf, sara, mazen, services, person, run } =
		opened
	const disabled = await person('consultant', 'former')
	await services.store.staff.change(disabled.id, { state: 'disabled' })
	const stopped = await enter(id, 'own')
	await run(sql`update visits set revoked_at = ${new Date().toISOString()}`)
	/** A new visit each time: leaving ends one. */
	const cookies: Record<string, () => Promise<string>> = {
		nobody: async () => '',
		family: async () => (await enter(id, 'family')).cookie,
		staff: async () => (await enter(id, 'staff')).cookie,
		screen: async () => (await enter(id, 'screen')).cookie,
		door: async () => cookieOf((await knock(reference, birth)).headers),
		own: async () => (await enter(id, 'own')).cookie,
		stopped: async () => stopped.cookie,
		consultant: async () => sara.cookie,
		manager: async () => mazen.cookie,
		disabled: async () => disabled.cookie,
	}
	return { ...opened, cookies }
}

test('every form asks for its level, and staff is nobody here', async () => {
	const { statusAsk, cookies } = await openEverybody()
	for (const form of statusForms) {
		for (const [who, cookie] of Object.entries(cookies)) {
			const path = `POST /status/${form}`
			const { status } = await statusAsk(path, await cookie(), bodies[form], json)
			const rule = statusCalls[form]
			const may = rule === 'anyone' || rule.some((level) => level === levelOf(who))
			expect([form, who, status === 403]).toEqual([form, who, !may])
			const crossed = await statusAsk(path, await cookie(), bodies[form], {
				origin: 'https://elsewhere.example',
			})
			expect([form, who, crossed.status]).toEqual([form, who, 403])
			const planted = { 'sec-fetch-site': 'cross-site' }
			const { status: other } = await statusAsk(path, await cookie(), bodies[form], planted)
			expect([form, who, other]).toEqual([form, who, 403])
		}
	}
})

test('the page and its data show each level its part, and nobody else anything', async () => {
	const { cookies, settings, services } = await openEverybody()
	const pages = { build: await privatePages(), cache: new PageCache(services.content) }
	const app = createApp({ settings, services, files: temporaryFolder(), pages })
	const paths = [
		'/status',
		'/status?done=message',
		'/status.data',
		'/Status.data',
		'/status/_.data',
	]
	for (const path of paths) {
		for (const [who, cookie] of Object.entries(cookies)) {
			const request = { headers: { cookie: await cookie() } }
			const answer = await app.request(new Request(`${settings.siteUrl}${path}`, request))
			const text = await answer.text()
			const shown = /"level"[:,]"(\w+)"/.exec(text)?.[1] ?? null
			expect([path, who, shown]).toEqual([path, who, levelOf(who)])
			expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
			expect(answer.headers.get('x-robots-tag')).toBe('noindex')
		}
	}
})

test('while a document is missing it is the applicant’s turn, and the family reads so', async () => {
	const { statusAsk, cookies, shown, ask, id } = await openEverybody()
	await ask(`POST /api/desk/cases/${id}/requests`, { document: 'photos' })
	const turns = {
		family: 'student',
		staff: 'student',
		door: 'student',
		screen: 'student',
		own: 'student',
	}
	for (const [who, cookie] of Object.entries(cookies)) {
		await statusAsk('GET /status', await cookie())
		expect([who, shown()?.view?.turn]).toEqual([who, Reflect.get(turns, who)])
	}
})

test('an address of the status page without a line in these tables fails', async () => {
	const { status } = await openEverybody()
	const lines = new Set([
		// Headers and addresses.
		'ALL /status/*',
		'GET /status/:token{[^.]+}',
		// Draws what the level sees and no more: `checklist.test.ts`.
		'GET /status/checklist.pdf',
		...statusForms.flatMap((form) => [`POST /status/${form}`, `GET /status/${form}`]),
	])
	const mounted = status.routes.map(({ method, path }) => `${method} ${path}`)
	expect(mounted.filter((route) => !lines.has(route))).toEqual([])
	expect(Object.keys(statusCalls).sort()).toEqual([...statusForms].sort())
})
