/** Publishing and confirming whose answer was lost: pressed again under the same key, they say what they did the first time. */
import { expect, test } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { openRoom, warningsOf } from '#tests/services/website-room.ts'

const sunway = shipped.universities.find(({ id }) => id === 'sunway-university')
if (!sunway) throw new Error('no such university')
const name = { kind: 'university', id: sunway.id }
const address = `/api/desk/website/university/${sunway.id}`

async function openWithKeys() {
	const room = await openRoom()
	const { cookie } = room.editor
	const press = (way: string, key: string, body: unknown) =>
		room.call(way, { cookie, body, headers: { 'idempotency-key': key } })
	return { ...room, press }
}

test('a draft is published once, and the second press is told so', async () => {
	const { write, press, entry } = await openWithKeys()
	const saved = await write(0, { ...sunway, students: undefined })
	const body = { entries: [{ ...name, version: 1 }], accepted: warningsOf(saved.json) }
	const first = await press('POST /api/desk/website/publish', 'one', body)
	expect(first).toMatchObject({ status: 200, json: { entries: [{ ...name, number: 1 }] } })
	const second = await press('POST /api/desk/website/publish', 'one', body)
	expect(second).toMatchObject({ status: 200, json: first.json })
	// Another press of the same is another one: the draft is gone.
	expect((await press('POST /api/desk/website/publish', 'two', body)).status).toBe(409)
	expect(await entry()).toMatchObject({ published: { number: 1 }, draft: null })
})

test('figures are confirmed once, and the second press is told so', async () => {
	const { press, services } = await openWithKeys()
	const body = {
		points: [{ ...name, path: ['students'], value: sunway.students?.value.toLocaleString('en') }],
		...{ source: 'Annual report', checked_on: '2026-11-17' },
	}
	const first = await press('POST /api/desk/website/open', 'one', body)
	expect(first.status).toBe(200)
	const second = await press('POST /api/desk/website/open', 'one', body)
	expect(second).toMatchObject({ status: 200, json: first.json })
	expect(await services.store.website.confirmations.of(name)).toHaveLength(1)
})

test('what is hidden or deleted today is not shown again by a version that waits for its date', async () => {
	const { write, publish, ask, services } = await openWithKeys()
	const on = async (moment: string) =>
		(await services.store.website.published.at(moment)).versions.map(({ state }) => state)
	const changed = { ...structuredClone(sunway), students: undefined }
	const saved = await write(0, changed)
	const newYear = '2027-01-01T00:00:00.000Z'
	const dated = { entries: [{ ...name, version: 1 }], live_at: newYear }
	expect((await publish({ ...dated, accepted: warningsOf(saved.json) })).status).toBe(200)

	const become = (state: string, live_at: string | null = null) =>
		publish({ entries: [{ ...name, version: null, state }], live_at })
	await become('hidden')
	expect(await on(newYear)).toEqual(['hidden'])
	// Shown again, it is so on that day too, with the new text.
	await become('shown')
	expect(await on(newYear)).toEqual(['shown'])
	// What was dated to show it again does so.
	await become('hidden', '2027-02-01T00:00:00.000Z')
	await become('shown', '2027-03-01T00:00:00.000Z')
	await become('hidden')
	expect(await on(newYear)).toEqual(['hidden'])
	expect(await on('2027-03-02T00:00:00.000Z')).toEqual(['shown'])
	const { json } = await ask(`GET ${address}`)
	expect(json).toMatchObject({ published: { state: 'hidden' } })
})

test('what somebody hides while its draft is being published stays hidden', async () => {
	const { write, publish, ask } = await openWithKeys()
	await write(0, { ...sunway, area: { ar: 'منطقة', en: 'Area' } })
	const [published, hidden] = await Promise.all([
		publish({ entries: [{ ...name, version: 1 }] }),
		publish({ entries: [{ ...name, version: null, state: 'hidden' }] }),
	])
	expect([published.status, hidden.status]).toEqual([200, 200])
	expect((await ask(`GET ${address}`)).json).toMatchObject({
		published: { number: 2, state: 'hidden', document: { area: { en: 'Area' } } },
	})
})

test('of an entry that is named twice nothing is published', async () => {
	const { write, publish, ask } = await openWithKeys()
	await write(0, { ...sunway, area: { ar: 'منطقة', en: 'Area' } })
	const entries = [
		{ ...name, version: 1 },
		{ ...name, version: null, state: 'hidden' },
	]
	expect(await publish({ entries })).toMatchObject({ status: 422 })
	expect((await ask(`GET ${address}`)).json).toMatchObject({ published: { number: 0 } })
})
