/** Drafts that an editor's account could send to hold up everybody else. */
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { openTestDesk } from '#tests/services/desk.ts'
import { testSettings } from '#tests/services/server.ts'

const sunway = shipped.universities.find(({ id }) => id === 'sunway-university')
if (!sunway) throw new Error('no such university')
const address = '/api/desk/website/university/sunway-university'

async function openRoom() {
	const desk = await openTestDesk(testSettings())
	const { cookie } = await desk.person('editor')
	const ask = (way: string, body?: unknown) => desk.call(way, { cookie, body })
	const write = (version: number, document: unknown) =>
		ask(`PUT ${address}/draft`, { version, document })
	return { ...desk, ask, write }
}

const programmes = (count: number, code = '') =>
	Array.from({ length: count }, () => ({
		...structuredClone(sunway.programmes.master[0]),
		...{ code, name: { ar: 'أمن', en: 'Security' } },
	}))
const withProgrammes = (master: unknown[], more: object = {}) => ({
	...sunway,
	...more,
	programmes: { ...sunway.programmes, master },
})

describe('a draft', () => {
	test('is refused with too many letters, items, levels or values', async () => {
		const { write } = await openRoom()
		const levels: unknown = JSON.parse('['.repeat(2600) + ']'.repeat(2600))
		const words = { ar: 'كلمة '.repeat(12_000), en: '' }
		for (const bad of [
			{ ...sunway, highlights: Array.from({ length: 2000 }, () => ({})) },
			{ ...sunway, highlights: levels },
			{ ...sunway, description: words },
			withProgrammes(programmes(201)),
		])
			expect((await write(0, bad)).status).toBe(422)
		expect((await write(0, sunway)).status).toBe(200)
	})

	test('that nothing can read does not take the list away', async () => {
		const { ask, write, database } = await openRoom()
		await write(0, sunway)
		const deep = `{"highlights":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
		await sql`update content_drafts set document = ${deep}`.execute(await database.ready())
		const { status, json } = await ask('GET /api/desk/website')
		expect(status).toBe(200)
		expect(json).toMatchObject({ counts: { university: 14 } })
		expect(JSON.stringify(json)).toContain('"has_errors":true')
		expect((await ask(`DELETE ${address}/draft`, { version: 1 })).status).toBe(204)
	})

	test('gets at most fifty codes with one saving, and keeps none that is not published', async () => {
		const { write, database } = await openRoom()
		const { json } = await write(0, withProgrammes(programmes(80)))
		const given = namesIn(json)
		expect(given).toHaveLength(50)
		expect(new Set(given).size).toBe(50)
		const { rows } = await sql<{ code: string }>`select code from content_codes`.execute(
			await database.ready(),
		)
		expect(rows.filter(({ code }) => given.includes(code))).toEqual([])
	})
})

describe('numbers and moments', () => {
	test('that no column holds are refused, or name nothing', async () => {
		const { ask, write } = await openRoom()
		expect((await write(2 ** 40, sunway)).status).toBe(422)
		for (const number of ['1.5', '99999999999', '-1', 'x']) {
			expect((await ask(`GET ${address}/versions/${number}`)).status).toBe(404)
			expect((await ask(`POST ${address}/versions/${number}/restore`, {})).status).toBe(404)
			expect((await ask(`DELETE ${address}/versions/${number}`, {})).status).toBe(404)
		}
		const entries = [{ kind: 'university', id: sunway.id, version: 2 ** 40 }]
		expect((await ask('POST /api/desk/website/publish', { entries })).status).toBe(422)
	})

	test('on a day that no month has are refused, instead of meaning another one', async () => {
		const { ask } = await openRoom()
		const entries = [{ kind: 'university', id: sunway.id, version: null, state: 'hidden' }]
		const next = new Date().getUTCFullYear() + 1
		for (const live_at of [`${next}-02-30T00:00:00Z`, `${next}-06-31T00:00:00+08:00`])
			expect(await ask('POST /api/desk/website/publish', { entries, live_at })).toMatchObject({
				status: 422,
				json: { errors: { live_at: 'invalid_date' } },
			})
	})

	test('in another zone are kept in UTC, so that what is later by its letters is not later', async () => {
		const { ask } = await openRoom()
		const hour = 60 * 60_000
		// A minute ago, written eight hours ahead: by its letters it would be in the future.
		const ahead = new Date(Date.now() - 60_000 + 8 * hour).toISOString().replace('Z', '+08:00')
		const entries = [{ kind: 'university', id: sunway.id, version: null, state: 'hidden' }]
		expect((await ask('POST /api/desk/website/publish', { entries, live_at: ahead })).status).toBe(
			200,
		)
		expect((await ask(`GET ${address}`)).json).toMatchObject({
			published: { number: 1, state: 'hidden' },
			waiting: [],
		})
	})
})

describe('a code', () => {
	test('begins with that of the entry on the site, whatever the draft says', async () => {
		const { write } = await openRoom()
		const { json } = await write(0, withProgrammes(programmes(1), { code: 'um' }))
		expect(namesIn(json)).toEqual([expect.stringMatching(/^sunway\.m\d+$/)])
	})

	test('of another entry can be neither published nor borne by a new one', async () => {
		const { ask, write } = await openRoom()
		await write(0, withProgrammes([...sunway.programmes.master, ...programmes(1, 'um.b99')]))
		const entries = [{ kind: 'university', id: 'sunway-university', version: 1 }]
		const last = `${sunway.programmes.master.length}`
		expect((await ask('POST /api/desk/website/publish', { entries })).json).toMatchObject({
			findings: expect.arrayContaining([
				expect.objectContaining({ code: 'fixed', path: ['programmes', 'master', last, 'code'] }),
			]),
		})
		const name = { ar: 'جامعة نموذج', en: 'Utar' }
		const body = { kind: 'university', name }
		expect((await ask('POST /api/desk/website', body)).status).toBe(201)
		const { json } = await ask('GET /api/desk/website/university/utar')
		expect(json).toMatchObject({ draft: { document: { code: 'utarb' } } })
	})
})

function namesIn(json: unknown): string[] {
	const given = typeof json === 'object' && json ? Reflect.get(json, 'given') : []
	return Array.isArray(given) ? given.map(({ value }) => value) : []
}
