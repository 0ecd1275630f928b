/** What once opened the status page and no longer does, and what a copy of the database is worth. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openWithCase } from '#tests/services/status.ts'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const ended = '/status?link=ended'

test('a visit ends thirty minutes after the last look and twelve hours after the first', async () => {
	const { enter, see, run, statusAsk, id } = await openWithCase()
	const level = async (cookie: string) => (await see(cookie))?.view?.level ?? null
	const { cookie } = await enter(id, 'own')
	await run(sql`update visits set last_used_at = ${ago(29)}`)
	expect(await level(cookie)).toBe('own')
	await run(sql`update visits set last_used_at = ${ago(31)}`)
	expect(await level(cookie)).toBeNull()
	const json = { accept: 'application/json' }
	const late = await statusAsk('POST /status/messages', cookie, { body: 'too late' }, json)
	expect([late.status, await late.response.json()]).toEqual([403, { error: 'ended' }])

	const long = await enter(id, 'own')
	await run(sql`update visits set created_at = ${ago(12 * 60 + 1)}`)
	expect(await level(long.cookie)).toBeNull()
	const left = await enter(id, 'own')
	await statusAsk('POST /status/leave', left.cookie, {})
	expect(await level(left.cookie)).toBeNull()
})

test('a link ends a year after its case was closed, not before', async () => {
	const { enter, run, statusAsk, id } = await openWithCase()
	const { token } = await enter(id, 'own')
	const day = 24 * 60
	for (const [closed, goes] of [
		[364 * day, '/status'],
		[366 * day, ended],
	] as const) {
		await run(sql`update cases set closed_at = ${ago(closed)}, outcome = 'done'`)
		expect((await statusAsk(`GET /status/${token}`)).headers.get('location')).toBe(goes)
	}
})

test('after everything was erased nothing opens it: no link, no visit, no door', async () => {
	const { enter, see, knock, shown, statusAsk, services, run, id, reference, birth } =
		await openWithCase()
	const own = await enter(id, 'own')
	await statusAsk('POST /status/erasure', own.cookie, { do: 'ask' })
	await run(sql`update erasures set due_at = ${ago(1)}`)
	await services.eraser.eraseDue()
	expect((await see(own.cookie))?.view).toBeNull()
	expect((await statusAsk(`GET /status/${own.token}`)).headers.get('location')).toBe(ended)
	expect((await knock(reference, birth)).headers.getSetCookie()).toEqual([])
	expect(shown()?.refused?.error).toBe('wrong')
})

test('nothing in a copy of the database opens anything', async () => {
	const { enter, statusAsk, see, run, id } = await openWithCase()
	const own = await enter(id, 'own')
	const family = await enter(id, 'family')
	const dump: string[] = []
	for (const table of ['links', 'visits', 'events', 'outgoing', 'guesses', 'messages', 'cases']) {
		const rows = await run(sql`select * from ${sql.table(table)}`)
		for (const row of rows) dump.push(...Object.values(Object(row)).map(String))
	}
	for (const secret of [own.token, family.token, own.cookie.split('=')[1] ?? '-']) {
		expect(dump.filter((value) => value.includes(secret))).toEqual([])
	}
	const name = own.cookie.split('=')[0]
	expect(dump.filter((value) => /^[\w-]{43,}$/.test(value)).length).toBeGreaterThan(3)
	for (const value of dump.filter((one) => /^[\w-]{20,}$/.test(one))) {
		expect((await statusAsk(`GET /status/${value}`)).headers.get('location')).toBe(ended)
		expect((await see(`${name}=${value}`))?.view).toBeNull()
	}
})

test('a visit that begins while the links are stopped ends with them', async () => {
	const { enter, see, services, id } = await openWithCase()
	const { cases } = services.store
	const row = await cases.find(id)
	const { openLink } = cases.visits
	// Somebody stops the links between the link's row and the answer.
	cases.visits.openLink = async (given) => {
		const opened = await openLink(given)
		if (row) await cases.links.stop(row, { actor: 'sara' })
		return opened
	}
	const { cookie } = await enter(id, 'own')
	expect(cookie).toContain('=')
	expect((await see(cookie))?.view).toBeNull()
})
