/** The list of the room, and what its checks know of other entries, of the day and of confirmations. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { idsIn, openRoom, warningsOf } from '#tests/services/website-room.ts'
import { isOfOtherShipped, merge } from './entries.ts'

const sunway = shipped.universities.find(({ id }) => id === 'sunway-university')
if (!sunway) throw new Error('no such university')

test('pages of fifty, what waits first, by person and by what is open', async () => {
	const { ask, write, editor } = await openRoom()
	await write(0, { ...sunway, summary: { ar: 'جامعة قريبة', en: 'A university near by' } })
	const first = await ask('GET /api/desk/website')
	const ids = await idsIn(Promise.resolve(first))
	expect(ids).toHaveLength(50)
	expect(ids[0]).toBe('sunway-university')
	const next = String(Reflect.get(Object(first.json), 'next'))
	const rest = await ask(`GET /api/desk/website?after=${next}`)
	expect(rest.json).toMatchObject({ next: null })
	// The head of a section says how much is in it, whatever else the site has.
	const homes = await ask('GET /api/desk/website?kind=home')
	expect(homes.json).toMatchObject({ found: Reflect.get(Object(homes.json), 'entries').length })
	const others = await idsIn(Promise.resolve(rest))
	expect(new Set([...ids, ...others]).size).toBe(
		Number(Reflect.get(Object(Reflect.get(Object(first.json), 'counts')), 'all')),
	)
	expect(await idsIn(ask(`GET /api/desk/website?by=${editor.id}`))).toEqual(['sunway-university'])
	expect(await idsIn(ask('GET /api/desk/website?open=1'))).not.toContain('chat')
})

test('30 February is no day: not in a draft, and not where a figure was looked up', async () => {
	const { ask, entry } = await openRoom()
	const address = '/api/desk/website/figures/currencies'
	const { document } = Object((await entry(address)) ?? {}).published
	const wrong = { ...document, currencies: { ...document.currencies, date: '2026-02-30' } }
	const saved = await ask(`PUT ${address}/draft`, { version: 0, document: wrong })
	expect(saved).toMatchObject({
		status: 200,
		json: { findings: [{ level: 'error', code: 'day', path: ['currencies', 'date'] }] },
	})
	const point = { kind: 'university', id: 'sunway-university', path: ['students'], value: '1' }
	const source = { source: 'Annual report', checked_on: '2026-02-30' }
	expect(await ask('POST /api/desk/website/open', { points: [point], ...source })).toMatchObject({
		status: 422,
		json: { errors: { checked_on: 'invalid' } },
	})
})

test('a state that is none filters nothing, whatever it is called', async () => {
	const { ask } = await openRoom()
	const all = (await ask('GET /api/desk/website')).json
	for (const state of ['__proto__', 'constructor', 'toString', 'gone'])
		expect(await ask(`GET /api/desk/website?state=${state}`)).toMatchObject({
			status: 200,
			json: all,
		})
})

test('the telephone and the rates are found by what their fields are called, in both languages', async () => {
	const { ask } = await openRoom()
	const foundBy = (words: string) =>
		idsIn(ask(`GET /api/desk/website?q=${encodeURIComponent(words)}`))
	expect(await foundBy('هاتف المكتب')).toContain('site')
	expect(await foundBy('office telephone')).toEqual(['site'])
	expect(await foundBy('قيمة الرينغيت')).toContain('currencies')
})

test('who types a name finds that entry before those that mention it, and before what waits', async () => {
	const { ask, write } = await openRoom()
	// Sunway names Taylor's among its neighbours, and has a draft.
	await write(0, { ...sunway, area: { ar: 'قرب تايلورز', en: 'Near Taylor’s' } })
	for (const words of ['تايلور', 'taylor']) {
		const found = await idsIn(ask(`GET /api/desk/website?q=${encodeURIComponent(words)}`))
		expect(found[0]).toBe('taylors-university')
		expect(found.length).toBeGreaterThan(1)
	}
})

test('what is hidden is not called published, and keeps its place beside its neighbours', async () => {
	const { ask, write, publish, entry } = await openRoom()
	const name = { kind: 'university', id: 'sunway-university' }
	await write(0, { ...sunway, area: { ar: 'منطقة', en: 'Area' } })
	expect((await publish({ entries: [{ ...name, version: 1 }] })).status).toBe(200)
	const before = Object(await entry())
	const overview = async () => (await ask('GET /api/desk/website')).json
	expect(await overview()).toMatchObject({
		last: { name: sunway.name },
		strip: [{ id: name.id }],
	})
	await publish({ entries: [{ ...name, version: null, state: 'hidden' }] })
	expect(await overview()).toMatchObject({ last: null, strip: [{ id: name.id, is_ahead: false }] })
	const { place, of, previous, next } = before
	expect(place).toBeGreaterThan(0)
	expect(await entry()).toMatchObject({ place, of, previous, next })
})

test('institutes stand in the order that was published, and the list shows a drafted one', async () => {
	const { ask, publish, services } = await openRoom()
	const order = shipped.institutes.map(({ id }) => id).toReversed()
	const entry = { kind: 'order', id: 'institute-order' }
	const way = 'PUT /api/desk/website/order/institute-order/draft'
	expect((await ask(way, { version: 0, document: { order } })).status).toBe(200)
	expect(await idsIn(ask('GET /api/desk/website?kind=institute'))).toEqual(order)
	const shown = () => services.content.current().documents.institutes.map(({ id }) => id)
	expect(shown()).toEqual(order.toReversed())
	expect((await publish({ entries: [{ ...entry, version: 1 }] })).status).toBe(200)
	expect(shown()).toEqual(order)
})

test('a release that says something else than the edited text was made from: shown, compared, and taken over as a draft', async () => {
	const { ask, entry, services } = await openRoom()
	const name = { kind: 'university', id: 'sunway-university' }
	const edited = { ...sunway, area: { ar: 'المحرر', en: 'The editor’s' } }
	// As if it had been published while an older release ran.
	await services.store.website.publish({
		entries: [
			{
				...{ ...name, state: 'shown', document: JSON.stringify(edited), draftVersion: null },
				...{ shipped: JSON.stringify({ ...sunway, established: 1901 }), codes: [] },
			},
		],
		...{ liveAt: null, note: '', actor: 'mona', key: 'older', merge, isOfOtherShipped },
	})
	await services.content.refresh()
	const shown = () => services.content.current().read('en', 'universities/sunway-university')?.json
	expect(shown()).toContain('The editor’s')
	expect(await idsIn(ask('GET /api/desk/website?state=release'))).toEqual([name.id])
	expect(await entry()).toMatchObject({
		published: { document: { area: edited.area } },
		release: { area: sunway.area, established: sunway.established },
	})
	const address = '/api/desk/website/university/sunway-university'
	expect((await ask(`POST ${address}/versions/0/restore`, {})).status).toBe(201)
	expect(await entry()).toMatchObject({ draft: { document: { area: sunway.area } } })
	expect(shown()).toContain('The editor’s')
})

test('rates are published with a warning while their day is old', async () => {
	const { ask, publish, services } = await openRoom()
	const { currencies } = shipped.pages.currencies
	const entry = { kind: 'figures', id: 'currencies' }
	const document = { currencies: { ...currencies, date: '2026-01-01' } }
	const way = 'PUT /api/desk/website/figures/currencies/draft'
	const saved = await ask(way, { version: 0, document })
	expect(warningsOf(saved.json)).toEqual(['oldRates currencies.date'])
	expect((await publish({ entries: [{ ...entry, version: 1 }] })).status).toBe(409)
	const accepted = warningsOf(saved.json)
	expect((await publish({ entries: [{ ...entry, version: 1 }], accepted })).status).toBe(200)
	const { value } = services.content.current().read('en', 'plan') ?? {}
	expect(value).toMatchObject({ plan: { rates: { date: '2026-01-01' } } })
	expect((await ask('GET /api/desk/website')).json).toMatchObject({
		old_rates: expect.any(Number),
	})
})

test('a confirmation that ran out is open again and can be confirmed once more', async () => {
	const { ask, entry } = await openRoom()
	const point = { kind: 'university', id: 'sunway-university', path: ['students'] }
	const value = sunway.students?.value.toLocaleString('en')
	const until = (valid_until: string) =>
		ask('POST /api/desk/website/open', {
			points: [{ ...point, value }],
			...{ source: 'Annual report', checked_on: '2026-01-01', valid_until },
		})
	expect((await until('2026-02-01')).status).toBe(200)
	const { json } = await ask('GET /api/desk/website/open')
	expect(json).toMatchObject({
		points: expect.arrayContaining([
			expect.objectContaining({ point: 'expired', path: ['students'], value }),
		]),
	})
	expect(await entry()).toMatchObject({
		findings: [{ level: 'note', code: 'expired', path: ['students'] }],
	})
	expect((await until('2999-01-01')).status).toBe(200)
	expect(await entry()).toMatchObject({ findings: [] })
})

test('a sentence that other entries say is named to whoever changes it', async () => {
	const { ask } = await openRoom()
	const { faq } = shipped.pages.faq
	const copy = structuredClone(faq)
	const [own] = copy.categories[0]?.questions ?? []
	const said = shipped.universities[0]?.description
	if (own && said) own.answer = said
	const way = 'PUT /api/desk/website/page/faq/draft'
	const { json } = await ask(way, { version: 0, document: { faq: copy } })
	expect(json).toMatchObject({
		findings: expect.arrayContaining([
			expect.objectContaining({ level: 'note', code: 'elsewhere' }),
		]),
	})
})

test('an entry whose row somebody broke can be opened, and says what the release says', async () => {
	const { write, publish, entry, ask, database } = await openRoom()
	const name = { kind: 'university', id: 'sunway-university' }
	await write(0, { ...sunway, area: { ar: 'منطقة', en: 'Area' } })
	expect((await publish({ entries: [{ ...name, version: 1 }] })).status).toBe(200)
	await sql`update content_documents set document = '{"broken' where document like '%"en":"Area"%'`.execute(
		await database.ready(),
	)
	expect(await entry()).toMatchObject({ published: { number: 1, document: null } })
	expect((await ask('GET /api/desk/website/university/sunway-university/versions')).status).toBe(
		200,
	)
})
