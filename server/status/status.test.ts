/** The status page through its server: who sees what, what locks, and what the applicant can do. */
import { expect, test } from 'vitest'
import { erasureDueFrom } from '#domain/cases/promise.ts'
import { officeCalendar } from '#server/store/cases/calendar.ts'
import { pdf } from '#tests/factories/files.ts'
import { openWithCase } from '#tests/services/status.ts'

test('a link opens a visit and leaves the address bar; each level sees its part and never more', async () => {
	const { enter, see, knock, cookieOf, id, reference, birth, fields, ask } = await openWithCase()
	await ask(`POST /api/desk/cases/${id}/requests`, { document: 'photos', note: 'A white wall' })
	await ask(`POST /api/desk/cases/${id}/notes`, { body: 'seems in a hurry' })

	const own = await enter(id, 'own')
	expect(own.opened.status).toBe(303)
	expect(own.opened.headers.get('location')).toMatch(/^\/status(\?lang=en)?$/)
	expect(own.opened.headers.get('referrer-policy')).toBe('no-referrer')
	expect(own.opened.headers.get('cache-control')).toBe('no-store')
	const ownView = (await see(own.cookie))?.view
	expect(ownView).toMatchObject({ level: 'own', person: { reference }, missingCount: 1 })
	expect(ownView?.own?.messages).toEqual([])

	const door = (await see(cookieOf((await knock(reference, birth)).headers)))?.view
	expect(door).toMatchObject({ level: 'door', person: { reference }, own: null })
	expect(door?.missing).toMatchObject([{ document: 'photos', note: 'A white wall' }])

	const family = (await see((await enter(id, 'family')).cookie))?.view
	expect(family).toMatchObject({ level: 'family', person: null, own: null, missing: [] })
	expect(family?.missingCount).toBe(1)

	const said = JSON.stringify([ownView, door])
	for (const secret of ['passport_number', 'email', 'phone', 'date_of_birth', 'last_name']) {
		expect(said).not.toContain(`${fields[secret]}`)
	}
	expect(said).not.toContain('hurry')
	const toFamily = JSON.stringify(family)
	for (const secret of [reference, fields.first_name, 'photos', 'wall']) {
		expect(toFamily).not.toContain(`${secret}`)
	}
})

test('unknown and wrong answers look alike and lock alike, and the link still opens', async () => {
	const { knock, enter, see, shown, id, reference, birth } = await openWithCase()
	for (const typed of [reference, 'KT4-MX7-PD2']) {
		for (let count = 0; count < 5; count += 1) {
			const wrong = await knock(typed.toLowerCase(), '1999-01-01')
			expect([wrong.headers.getSetCookie(), shown()?.refused?.error]).toEqual([[], 'wrong'])
		}
		const locked = await knock(typed, typed === reference ? birth : '1999-01-01')
		expect(locked.headers.getSetCookie()).toEqual([])
		expect(shown()?.refused).toMatchObject({ status: 429, error: 'too_often', wait: 3600 })
	}
	expect((await see((await enter(id, 'own')).cookie))?.view?.level).toBe('own')
})

test('one address may guess twenty times an hour, over however many references', async () => {
	const { knock, shown } = await openWithCase()
	const from = { 'x-forwarded-for': '203.0.113.9' }
	const letters = 'CDFHJKMNPRTWXYCDFHJKMNPRTWXY'
	const errors: unknown[] = []
	for (let count = 0; count < 24; count += 1) {
		await knock(`${letters.slice(count, count + 2)}2-MX7-P${count}`, '2001-02-03', from)
		errors.push(shown()?.refused?.error)
	}
	expect(errors.filter((error) => error === 'wrong')).toHaveLength(20)
	expect(errors.slice(20)).toEqual(Array(4).fill('too_often'))
})

test('the applicant answers a request, writes, withdraws, and comes back by writing', async () => {
	const { ask, enter, see, statusAsk, id, services } = await openWithCase()
	await ask(`POST /api/desk/cases/${id}/requests`, { document: 'photos' })
	const { cookie } = await enter(id, 'own')
	const [wanted] = (await see(cookie))?.view?.missing ?? []
	const body = new FormData()
	body.set('file', new File([new Uint8Array(pdf())], 'photo.pdf'))
	const sent = await statusAsk(`POST /status/documents?request=${wanted?.id}`, cookie, body)
	expect(sent.headers.get('location')).toBe('/status?done=document')
	const after = (await see(cookie))?.view
	expect(after).toMatchObject({ missing: [], promise: { kind: expect.any(String) } })
	expect(after?.own?.documents).toMatchObject([{ label: 'photos', state: 'new' }])

	const empty = new FormData()
	empty.set('file', new File(['hello'], 'photo.exe'))
	const refused = await statusAsk(`POST /status/documents?request=${wanted?.id}`, cookie, empty)
	expect(refused.headers.get('location')).toContain('refused=')

	await statusAsk('POST /status/withdraw', cookie, {})
	expect((await see(cookie))?.view?.ending).toBe('withdrawn')
	await statusAsk('POST /status/messages', cookie, { body: 'I changed my mind' })
	const reopened = (await see(cookie))?.view
	expect(reopened).toMatchObject({ ending: null, closedAt: null })
	expect(reopened?.own?.messages).toMatchObject([{ direction: 'in', body: 'I changed my mind' }])
	expect(await services.store.cases.find(id)).toMatchObject({ unread: true })
})

test('a family link is shown once; stopping links ends all of them and every other visit', async () => {
	const { enter, see, statusAsk, shown, id } = await openWithCase()
	const own = await enter(id, 'own')
	await statusAsk('POST /status/links', own.cookie, { do: 'family' })
	const address = shown()?.familyAddress ?? ''
	expect(address).toMatch(/\/status\/[\w-]{43}$/)
	expect((await see(own.cookie))?.familyAddress).toBeNull()
	const family = await enter(id, 'family')
	expect((await see(family.cookie))?.view?.level).toBe('family')

	await statusAsk('POST /status/links', own.cookie, { do: 'stop' })
	expect((await see(family.cookie))?.view).toBeNull()
	expect((await see(own.cookie))?.view?.level).toBe('own')
	for (const link of [new URL(address).pathname, `/status/${own.token}`]) {
		expect((await statusAsk(`GET ${link}`)).headers.get('location')).toBe('/status?link=ended')
	}
})

test('everything can be deleted, and that taken back, until the second business day closes', async () => {
	const { enter, see, statusAsk, id } = await openWithCase()
	const { cookie } = await enter(id, 'own')
	await statusAsk('POST /status/erasure', cookie, { do: 'ask' })
	const erasure = (await see(cookie))?.view?.own?.erasure
	const due = erasureDueFrom(officeCalendar(), new Date()).toISOString()
	expect(erasure).toEqual({ at: due, by: 'applicant' })
	await statusAsk('POST /status/erasure', cookie, { do: 'undo' })
	expect((await see(cookie))?.view?.own?.erasure).toBeNull()
})

test('a message typed while the visit ended is given back', async () => {
	const { statusAsk, shown } = await openWithCase()
	await statusAsk('POST /status/messages', '', { body: 'a long letter' })
	expect(shown()?.refused).toMatchObject({ error: 'ended', typed: { body: 'a long letter' } })
})
