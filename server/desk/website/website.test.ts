import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { idsIn, openRoom, warningsOf } from '#tests/services/website-room.ts'

const sunway = shipped.universities.find(({ id }) => id === 'sunway-university')
if (!sunway) throw new Error('no such university')
const address = '/api/desk/website/university/sunway-university'
const [programme] = sunway.programmes.master

function withFee(fee: number) {
	const copy = structuredClone(sunway)
	const [first] = copy?.programmes.master ?? []
	if (first) first.annualFee = fee
	return copy
}

const entries = (version: number | null, more: object = {}) => [
	{ kind: 'university', id: 'sunway-university', version, ...more },
]
const accepted = ['jump programmes.master.0.annualFee', 'oldFigure summary.ar']

describe('the website room', () => {
	test('lists every entry, as the release ships it', async () => {
		const { ask } = await openRoom()
		const { json } = await ask('GET /api/desk/website')
		expect(json).toMatchObject({ counts: { university: 14, institute: 5, home: 6 }, strip: [] })
		const found = await idsIn(ask('GET /api/desk/website?q=صنواي'))
		expect(found).toContain('sunway-university')
		expect(found).not.toContain('utar-university')
	})

	test('a draft is saved, checked and published, and the log says who and what', async () => {
		const { write, publish, entry, services } = await openRoom()
		const fee = (programme?.annualFee ?? 0) + 500
		const saved = await write(0, withFee(fee))
		expect(saved).toMatchObject({ status: 200, json: { version: 1 } })
		expect(await entry()).toMatchObject({
			published: { number: 0, state: 'shown' },
			draft: { version: 1 },
		})
		const answer = await publish({ entries: entries(1), accepted: warningsOf(saved.json) })
		expect(answer.json).toMatchObject({ revision: 1, entries: [{ number: 1 }] })
		expect(await entry()).toMatchObject({ published: { number: 1 }, draft: null })
		const { events } = await services.store.cases.audit.page({})
		expect(events.map(({ type }) => type)).toContain('content_published')
	})

	test('errors keep a draft from being published, and say where', async () => {
		const { write, publish } = await openRoom()
		const bad = { ...withFee(1), name: { ar: 'صنواي', en: '' } }
		const { json } = await write(0, bad)
		expect(json).toMatchObject({
			findings: expect.arrayContaining([
				expect.objectContaining({ level: 'error', code: 'required', path: ['name', 'en'] }),
			]),
		})
		expect(await publish({ entries: entries(1) })).toMatchObject({
			status: 422,
			json: { error: 'invalid' },
		})
	})

	test('warnings must be accepted one by one', async () => {
		const { write, publish } = await openRoom()
		await write(0, withFee((programme?.annualFee ?? 0) * 2))
		const refused = await publish({ entries: entries(1), accepted: ['no such warning'] })
		expect(refused).toMatchObject({ status: 409, json: { error: 'warnings' } })
		const names = warningsOf(refused.json)
		expect(names).toContain(accepted[0])
		expect((await publish({ entries: entries(1), accepted: names })).status).toBe(200)
	})

	test('two editors: the second gets the text of the first', async () => {
		const { write, person, editor } = await openRoom()
		const other = await person('manager')
		await write(0, withFee(20_000))
		expect((await write(1, withFee(20_001), other.cookie)).json).toMatchObject({ version: 2 })
		expect(await write(1, withFee(20_002))).toMatchObject({
			status: 409,
			// Who began it is said too: their text is published with everybody else's.
			json: { error: 'conflict', draft: { version: 2, by: other.id, started_by: editor.id } },
		})
	})

	test('new items get codes from the server, and none twice', async () => {
		const { write, publish } = await openRoom()
		const one = withFee(programme?.annualFee ?? 0)
		const added = { ...structuredClone(programme), code: '', name: { ar: 'أمن', en: 'Security' } }
		one?.programmes.master.push(Object.assign(structuredClone(programme ?? fail()), added))
		const saved = await write(0, one)
		const given = givenOf(saved.json)
		expect(given).toHaveLength(1)
		expect(given[0]).toMatch(/^sunway\.m\d+$/)
		expect(sunway.programmes.master.map(({ code }) => code)).not.toContain(given[0])
		const answer = await publish({ entries: entries(1), accepted: warningsOf(saved.json) })
		expect(answer.status).toBe(200)
		// Taken out and another put in: the code of the first stays its own.
		await write(0, withFee(programme?.annualFee ?? 0))
		const again = givenOf((await write(1, one)).json)
		expect(again).toHaveLength(1)
		expect(again[0]).not.toBe(given[0])
	})

	test('an address or code that people keep does not change', async () => {
		const { write, publish } = await openRoom()
		await write(0, { ...withFee(20_000), code: 'other', id: 'other' })
		expect((await publish({ entries: entries(1) })).json).toMatchObject({
			findings: expect.arrayContaining([
				expect.objectContaining({ code: 'fixed', path: ['id'] }),
				expect.objectContaining({ code: 'fixed', path: ['code'] }),
			]),
		})
	})

	test('hidden and shown again; deleting asks for the password', async () => {
		const { write, publish, entry, ask, database, editor } = await openRoom()
		expect((await publish({ entries: entries(null, { state: 'hidden' }) })).status).toBe(200)
		expect(await entry()).toMatchObject({ published: { state: 'hidden' } })
		// Where it is shown again: in the list, as before.
		expect(await idsIn(ask('GET /api/desk/website?kind=university'))).toContain(sunway.id)
		const saved = await write(0, withFee((programme?.annualFee ?? 0) + 100))
		await publish({ entries: entries(1), accepted: warningsOf(saved.json) })
		expect(await entry()).toMatchObject({ published: { number: 2, state: 'hidden' } })
		expect((await publish({ entries: entries(null) })).status).toBe(200)
		const long = new Date(Date.now() - 16 * 60_000).toISOString()
		await sql`update sessions set confirmed_at = ${long} where staff_id = ${editor.id}`.execute(
			await database.ready(),
		)
		expect(await publish({ entries: entries(null, { state: 'deleted' }) })).toMatchObject({
			status: 403,
			json: { error: 'confirm_needed' },
		})
		const company = [{ kind: 'company', id: 'site', version: null }]
		expect((await publish({ entries: company })).status).toBe(403)
		const page = [{ kind: 'page', id: 'faq', version: null, state: 'hidden' }]
		expect((await publish({ entries: page })).status).toBe(422)
	})

	test('a date is kept, can be taken back, and a version that counts can not', async () => {
		const { write, publish, entry, ask } = await openRoom()
		const saved = await write(0, withFee((programme?.annualFee ?? 0) + 100))
		const far = new Date(Date.now() + 1000 * 60 * 60 * 24 * 30).toISOString()
		const dated = { entries: entries(1), accepted: warningsOf(saved.json), live_at: far }
		expect((await publish(dated)).status).toBe(200)
		expect(await entry()).toMatchObject({ published: { number: 0 }, waiting: [{ number: 1 }] })
		// Who planned it changed the entry last, though visitors still read the file.
		const { json: list } = await ask('GET /api/desk/website?state=dated')
		expect(list).toMatchObject({ entries: [{ number: 0, by: expect.any(String) }] })
		// What is to come is compared with what visitors read now.
		const { json } = await ask(`GET ${address}/versions`)
		expect(json).toMatchObject({ from: { number: 'file' }, to: { number: 1 } })
		expect((await ask(`DELETE ${address}/versions/1`, {})).status).toBe(204)
		expect(await entry()).toMatchObject({ waiting: [] })
		const years = new Date(Date.now() + 1000 * 60 * 60 * 24 * 800).toISOString()
		expect((await publish({ entries: entries(null), live_at: years })).status).toBe(422)
		await publish({ entries: entries(null) })
		expect(await ask(`DELETE ${address}/versions/2`, {})).toMatchObject({
			status: 409,
			json: { error: 'live' },
		})
	})

	test('a date that has passed publishes nothing; one that passed on the way is now', async () => {
		const { write, publish, entry } = await openRoom()
		const saved = await write(0, withFee((programme?.annualFee ?? 0) + 100))
		const at = (minutesAgo: number) => ({
			...{ entries: entries(1), accepted: warningsOf(saved.json) },
			live_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
		})
		expect(await publish(at(60 * 24))).toMatchObject({
			status: 422,
			json: { errors: { live_at: 'past' } },
		})
		expect(await entry()).toMatchObject({ published: { number: 0 }, draft: { version: 1 } })
		const { status, json } = await publish(at(0.5))
		expect(status).toBe(200)
		expect(json).not.toMatchObject({ entries: [{ live_at: at(0.5).live_at }] })
		expect(await entry()).toMatchObject({ published: { number: 1 }, waiting: [] })
	})

	test('any version comes back as a draft, and publishes nothing', async () => {
		const { write, publish, entry, ask } = await openRoom()
		const saved = await write(0, withFee((programme?.annualFee ?? 0) + 100))
		await publish({ entries: entries(1), accepted: warningsOf(saved.json) })
		expect((await ask(`POST ${address}/versions/0/restore`, {})).status).toBe(201)
		expect(await entry()).toMatchObject({ published: { number: 1 }, draft: { version: 1 } })
		expect((await ask(`POST ${address}/versions/1/restore`, {})).json).toMatchObject({
			error: 'draft',
		})
		const { json } = await ask(`GET ${address}/versions`)
		expect(json).toMatchObject({ current: 1, from: { number: 1 }, to: { number: 'draft' } })
	})

	test('a new entry begins as an empty draft: nothing of another one is taken for true of it', async () => {
		const { ask, publish } = await openRoom()
		const body = {
			kind: 'university',
			name: { ar: 'جامعة جديدة', en: 'New University' },
		}
		expect((await ask('POST /api/desk/website', body)).json).toEqual({
			kind: 'university',
			id: 'new-university',
		})
		const { json } = await ask('GET /api/desk/website/university/new-university')
		expect(json).toMatchObject({
			is_new: true,
			draft: {
				document: {
					...{ code: 'new', type: '', location: '', related: [], photos: [] },
					...{ established: { value: null }, intakeMonths: { bachelor: [] }, qs: null },
				},
			},
		})
		expect((await ask('POST /api/desk/website', body)).status).toBe(409)
		expect((await ask('GET /api/desk/website?state=draft')).json).toMatchObject({
			entries: [{ id: 'new-university', has_errors: true, is_unfinished: true }],
		})
		const unfinished = [{ kind: 'university', id: 'new-university', version: 1 }]
		expect((await publish({ entries: unfinished })).status).toBe(422)
	})

	test('codes of new entries are whole words of their own, and names that say the same get different ones', async () => {
		const { ask } = await openRoom()
		const codeOf = async (english: string, id: string) => {
			const name = { ar: 'جامعة جديدة', en: english }
			const body = { kind: 'university', name }
			expect((await ask('POST /api/desk/website', body)).status).toBe(201)
			const { json } = await ask(`GET /api/desk/website/university/${id}`)
			return JSON.stringify(json).match(/"code":"([a-z]+)"/)?.[1]
		}
		expect(await codeOf('University of Sarawak', 'university-of-sarawak')).toBe('sarawak')
		expect(await codeOf('Universiti Sarawak', 'universiti-sarawak')).toBe('sarawakb')
	})

	test('an entry without a drawn crest can be published', async () => {
		const { ask, publish, services } = await openRoom()
		const name = { ar: 'جامعة جديدة', en: 'New University' }
		await ask('POST /api/desk/website', { kind: 'university', name })
		const { crest: _, ...file } = JSON.parse(JSON.stringify(sunway).replaceAll('"sunway', '"new'))
		const document = { ...file, name, id: 'new-university', code: 'newuniversity', shortName: 'NU' }
		for (const level of Object.values(document.programmes))
			if (Array.isArray(level)) for (const programme of level) programme.code = ''
		const way = 'PUT /api/desk/website/university/new-university/draft'
		const saved = await ask(way, { version: 1, document })
		const entry = { kind: 'university', id: 'new-university', version: 2 }
		const accepted = warningsOf(saved.json)
		expect((await publish({ entries: [entry], accepted })).status).toBe(200)
		const { documents } = services.content.current()
		expect(documents.universities.map(({ id }) => id)).toContain('new-university')
		const card = services.content.current().read('ar', 'universities')?.json
		expect(card).toContain('"crest":{"scene":"crest-frame","letters":"NU"}')
	})

	test('figures are confirmed by one source, unless another value is there by now', async () => {
		const { ask, entry } = await openRoom()
		const point = { kind: 'university', id: 'sunway-university', path: ['students'] }
		const source = { source: 'Annual report', checked_on: '2026-11-17' }
		const value = sunway.students?.value.toLocaleString('en')
		const wrong = { points: [{ ...point, value: '1' }], ...source }
		expect((await ask('POST /api/desk/website/open', wrong)).json).toMatchObject({
			error: 'changed',
		})
		const right = { points: [{ ...point, value }], ...source }
		expect((await ask('POST /api/desk/website/open', right)).status).toBe(200)
		expect(await entry()).toMatchObject({
			published: { number: 1, document: { students: { confidence: 'verified' } } },
		})
	})

	test('what is no entry, no document or too long is refused', async () => {
		const { ask } = await openRoom()
		expect((await ask('GET /api/desk/website/university/Nobody')).status).toBe(404)
		expect((await ask('GET /api/desk/website/nothing/at-all')).status).toBe(404)
		const draft = `PUT ${address}/draft`
		expect((await ask(draft, { version: 0, document: { a: undefined } })).status).toBe(200)
		expect((await ask(draft, { version: -1, document: {} })).status).toBe(422)
		expect((await ask(draft, { version: 1, document: 'x'.repeat(140_000) })).status).toBe(413)
	})
})

function fail(): never {
	throw new Error('no programme')
}

function givenOf(json: unknown): string[] {
	const given = typeof json === 'object' && json ? Reflect.get(json, 'given') : []
	return Array.isArray(given) ? given.map(({ value }) => value) : []
}
