import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openCaseDesk } from '#tests/services/case-desk.ts'
import { addDocument, pdfSaying } from '#tests/services/packs.ts'

const idsOf = async (desk: Awaited<ReturnType<typeof openCaseDesk>>, length: number) => {
	const ids: string[] = []
	for (let at = 0; at < length; at += 1) ids.push(await desk.submit('user_applications'))
	return ids
}

test('somebody who shows hidden details without end is named to the manager, then stopped', async () => {
	const desk = await openCaseDesk()
	const { ask, mazen, sara, lines } = desk
	const [id] = await idsOf(desk, 1)
	const reveal = () => ask(`POST /api/desk/cases/${id}/reveal`, { field: 'passport_number' })
	const events = async () =>
		(await ask('GET /api/desk/events?type=mass_act', undefined, mazen)).json
	const alarms = () => lines.filter((line) => line.includes('"mass act"'))

	for (let at = 0; at < 59; at += 1) expect((await reveal()).status).toBe(200)
	expect(alarms()).toEqual([])
	for (let at = 59; at < 200; at += 1) expect((await reveal()).status).toBe(200)
	expect(alarms()).toHaveLength(1)
	expect(alarms()[0]).toContain('"level":"error"')
	expect(await events()).toMatchObject({
		events: [{ actor: sara.id, data: { what: 'reveal', count: 60, refused: false } }],
	})
	const refused = await reveal()
	expect([refused.status, refused.json]).toEqual([429, { error: 'mass_act' }])
	for (let at = 0; at < 20; at += 1) expect((await reveal()).status).toBe(429)
	expect(await events()).toMatchObject({ events: [{ data: { refused: true } }, {}] })
	expect(alarms()).toHaveLength(2)
	// A colleague goes on working.
	const other = await ask(`POST /api/desk/cases/${id}/reveal`, { field: 'passport_number' }, mazen)
	expect(other.status).toBe(200)
})

test('all managers together erase twenty an hour at most', async () => {
	const desk = await openCaseDesk()
	const { ask, mazen, person } = desk
	const second = await person('manager', 'second')
	const statuses: number[] = []
	for (const [at, id] of (await idsOf(desk, 22)).entries()) {
		const way = `POST /api/desk/cases/${id}/erasure`
		statuses.push((await ask(way, { reason: 'test' }, at % 2 ? mazen : second)).status)
	}
	expect(statuses).toEqual([...Array(20).fill(202), 429, 429])
})

test('exports are bounded, and a page that is refused says why in its language', async () => {
	const { call, mazen } = await openCaseDesk()
	const take = (headers: Record<string, string> = {}) =>
		call('GET /api/desk/export?language=ar', { cookie: mazen.cookie, headers })
	for (let at = 0; at < 20; at += 1) expect((await take()).status).toBe(200)
	const page = await take({ accept: 'text/html' })
	expect(page.status).toBe(429)
	expect(page.text).toContain('أُوقفت مؤقتًا')
})

test('a pack counts as all the documents in it, and as a look at what is hidden', async () => {
	const { submit, services, ask, run } = await openCaseDesk()
	const id = await submit('user_applications')
	for (const text of ['One', 'Two', 'Three'])
		await addDocument(services, id, { content: await pdfSaying(text), extension: 'pdf' })
	const body = {
		university: 'utm',
		programme: 'Bachelor of Computer Science',
		name_in_passport: 'Saïd Omar',
		intake: '2027-09',
		limit_mb: 10,
	}
	expect(await ask(`POST /api/desk/cases/${id}/packs`, body)).toMatchObject({ status: 202 })
	expect(
		await run(sql`select kind, count from guesses where kind like 'mass_%' order by kind`),
	).toEqual([
		{ kind: 'mass_document', count: 3 },
		{ kind: 'mass_reveal', count: 1 },
	])
})
