/** A manager erases somebody whom the website shows; nobody else may, and never without the password. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { openRoom } from '#tests/services/website-room.ts'

const address = '/api/desk/website/page/testimonials'

test('a manager chooses among everybody in any version, and types the password', async () => {
	const { ask, person, publish, database } = await openRoom()
	const manager = await person('manager')
	const asManager = (way: string, body?: unknown) => ask(way, body, manager.cookie)
	const { testimonials } = shipped.pages.testimonials
	const added = { ...testimonials[0], id: '', name: { ar: 'زرزورة', en: 'Zerzura' } }
	const write = (version: number, list: readonly unknown[]) =>
		ask(`PUT ${address}/draft`, { version, document: { testimonials: list } })
	const saved = await write(0, [...testimonials, added])
	const given = Reflect.get(Object(saved.json), 'given')
	// The id names nobody: it is what stays.
	expect(given).toEqual([
		{ path: ['testimonials', '3', 'id'], value: expect.stringMatching(/^person-[0-9a-f]{10}$/) },
	])
	const entry = { kind: 'page', id: 'testimonials' }
	const accepted = ['sample', 'copied'].map((code) => `${code} testimonials.3`)
	expect((await publish({ entries: [{ ...entry, version: 1 }], accepted })).status).toBe(200)
	await write(0, testimonials)
	expect((await publish({ entries: [{ ...entry, version: 1 }] })).status).toBe(200)

	const { json } = await asManager(`GET ${address}/erasure`)
	const people: { person: string; name: { en: string }; is_shown: boolean }[] =
		Reflect.get(Object(json), 'people') ?? []
	expect(people.map(({ name, is_shown }) => [name.en, is_shown])).toEqual([
		...testimonials.map(({ name }) => [name.en, true]),
		['Zerzura', false],
	])
	const body = { reason: 'phone_or_mail', person: people[3]?.person }
	expect((await ask(`GET ${address}/erasure`)).status).toBe(403)
	expect((await ask(`POST ${address}/erasure`, body)).status).toBe(403)
	const long = new Date(Date.now() - 16 * 60_000).toISOString()
	const db = await database.ready()
	const { rows: times } = await sql<{ id: string }>`select id from sessions`.execute(db)
	expect(times.length).toBeGreaterThan(1)
	await sql`update sessions set confirmed_at = ${long}`.execute(db)
	expect(await asManager(`POST ${address}/erasure`, body)).toMatchObject({
		status: 403,
		json: { error: 'confirm_needed' },
	})
	await sql`update sessions set confirmed_at = ${new Date().toISOString()}`.execute(db)
	expect((await asManager(`POST ${address}/erasure`, { ...body, reason: 'x' })).status).toBe(422)
	expect((await asManager(`POST ${address}/erasure`, { reason: 'legal' })).status).toBe(422)
	expect((await asManager(`POST ${address}/erasure`, { ...body, person: 'nobody' })).status).toBe(
		404,
	)
	expect((await asManager(`POST ${address}/erasure`, body)).status).toBe(202)
	const { rows } = await sql`select document from content_documents`.execute(db)
	expect(JSON.stringify(rows)).not.toContain('Zerzura')
	expect((await asManager(`POST ${address}/erasure`, body)).status).toBe(404)
})

test('the last one on a page stays until somebody else is published, and an entry can go as a whole', async () => {
	const { ask, person, services } = await openRoom()
	const manager = await person('manager')
	const asManager = (way: string, body?: unknown) => ask(way, body, manager.cookie)
	const everybody = async () => {
		const { json } = await asManager(`GET ${address}/erasure`)
		const people: { person: string }[] = Reflect.get(Object(json), 'people') ?? []
		return people
	}
	const erase = async () => {
		const [one] = await everybody()
		return asManager(`POST ${address}/erasure`, { reason: 'test', person: one?.person })
	}
	expect([(await erase()).status, (await erase()).status]).toEqual([202, 202])
	expect(await erase()).toMatchObject({ status: 409, json: { error: 'last' } })
	expect(services.content.current().documents.pages.testimonials.testimonials).toHaveLength(1)

	const home = '/api/desk/website/home/the-edge-residence'
	expect((await asManager(`POST ${home}/erasure`, { reason: 'legal' })).status).toBe(202)
	expect((await ask(`GET ${home}`)).status).toBe(410)
	expect((await ask(`GET ${home}/versions`)).json).toMatchObject({
		shipped: null,
		versions: [{ number: 1, state: 'deleted', is_erased: true, has_text: false }],
	})
	const shown = services.content.current().documents.accommodation.map(({ id }) => id)
	expect(shown).not.toContain('the-edge-residence')
	expect((await ask('GET /api/desk/website')).status).toBe(200)
	// Nothing of a release that still ships it can be put back, and nothing that was hidden shown.
	expect((await ask(`POST ${home}/versions/0/restore`, {})).status).toBe(404)
	const again = { kind: 'home', id: 'the-edge-residence', version: null, state: 'shown' }
	expect((await ask('POST /api/desk/website/publish', { entries: [again] })).status).toBe(404)
})

test('who was just saving a draft while somebody was erased is told, also where the draft did not have them', async () => {
	const { ask, person } = await openRoom()
	const manager = await person('manager')
	const { testimonials } = shipped.pages.testimonials
	const write = (version: number, list: readonly unknown[]) =>
		ask(`PUT ${address}/draft`, { version, document: { testimonials: list } })
	expect((await write(0, testimonials.slice(1))).status).toBe(200)
	const { json } = await ask(`GET ${address}/erasure`, undefined, manager.cookie)
	const [first] = Reflect.get(Object(json), 'people') ?? []
	const body = { reason: 'test', person: Reflect.get(Object(first), 'person') }
	expect((await ask(`POST ${address}/erasure`, body, manager.cookie)).status).toBe(202)
	// It began before the erasure, and could have looked before it at what is to be left out.
	expect((await write(1, testimonials)).status).toBe(409)
})
