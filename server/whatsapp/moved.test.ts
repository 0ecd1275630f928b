/** A WhatsApp message that came into the wrong case becomes one of its own. */
import { sql } from 'kysely'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { omar, waText } from '#tests/factories/whatsapp.ts'
import { testedOn } from '#tests/services/databases.ts'
import { openWhatsappDesk } from '#tests/services/whatsapp-desk.ts'

vi.setConfig({ testTimeout: 60_000 })

async function openMoved(env: Record<string, string> = {}) {
	const desk = await openWhatsappDesk(env)
	const rows = v.array(v.object({ id: v.string(), case_id: v.string() }))
	const pathOf = async (body: string) => {
		const found = await desk.run(sql`select id, case_id from messages where body = ${body}`)
		const [row] = v.parse(rows, found)
		return `POST /api/desk/cases/${row?.case_id}/messages/${row?.id}/move`
	}
	const move = async (body: string) => {
		const { json } = await desk.ask(await pathOf(body), { to: 'new' })
		return v.parse(v.object({ case: v.string() }), json).case
	}
	return { ...desk, pathOf, move }
}

const withWays = v.object({
	ways: v.array(v.object({ channel: v.string(), can: v.boolean() })),
})

describe.each(testedOn('PostgreSQL'))('on %s', (_, possible, place) => {
	test.runIf(possible)('two colleagues who press at once make one case', async () => {
		const { submit, bring, ask, run, pathOf, sara, mazen } = await openMoved(await place())
		await submit('contact_submissions')
		await bring(waText('Not hers'))
		const path = await pathOf('Not hers')
		const pressed = [sara, mazen].map((who) => ask(path, { to: 'new' }, who))
		const answers = await Promise.all(pressed)
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
		expect(await run(sql`select id from cases`)).toHaveLength(2)
	})
})

test('its case is called by a hidden number, and counted as one that came by WhatsApp', async () => {
	const { submit, bring, read, run, move } = await openMoved()
	await submit('contact_submissions')
	await bring(waText('Not hers'))
	const id = await move('Not hers')
	expect((await read(id)).case.name).toBe('+201••••67')
	expect(await run(sql`select source from cases where id = ${id}`)).toEqual([
		{ source: 'whatsapp' },
	])
})

test('who hides the number can be answered there, and what they write next comes into it', async () => {
	const { submit, bring, read, ask, move } = await openMoved()
	await submit('contact_submissions')
	await bring(waText('Hello'))
	await bring(waText('Not hers', { from: { number: '', userId: omar.userId ?? '' } }))
	const id = await move('Not hers')
	const { ways } = v.parse(withWays, (await ask(`GET /api/desk/cases/${id}`)).json)
	expect(ways).toContainEqual({ channel: 'whatsapp', can: true })
	await bring(waText('And this', { from: { number: '', userId: omar.userId ?? '' } }))
	expect((await read(id)).messages).toHaveLength(2)
})

test('an answer of ours can not be moved: the other family would read it on their page', async () => {
	const { submit, bring, write, allLeft, ask, run, read, pathOf } = await openMoved()
	const other = await submit('user_applications')
	await bring(waText('Hello', { from: { number: '966501234567' } }))
	const [row] = await run(sql`select case_id from messages where body = 'Hello'`)
	const { case_id } = v.parse(v.object({ case_id: v.string() }), row)
	expect((await write(case_id, { body: 'Your passport has expired.' })).status).toBe(202)
	await allLeft()
	const { reference } = (await read(other)).case
	const path = await pathOf('Your passport has expired.')
	for (const to of [reference, 'new']) expect((await ask(path, { to })).status).toBe(404)
	const spam = path.replace(/move$/, 'spam')
	expect((await ask(spam, {})).status).toBe(404)
	expect((await read(other)).messages).toEqual([])
})
