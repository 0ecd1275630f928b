import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openCaseDesk } from '#tests/services/case-desk.ts'

const answered = v.object({
	events: v.array(v.looseObject({ id: v.string(), type: v.string(), at: v.string() })),
	messages: v.array(
		v.looseObject({
			id: v.string(),
			event_id: v.string(),
			body: v.string(),
			direction: v.string(),
		}),
	),
	thread: v.object({ part: v.string(), entries: v.number(), hasEarlier: v.boolean() }),
	stages: v.array(v.object({ code: v.string(), at: v.nullable(v.string()) })),
	last_answer: v.nullable(v.object({ id: v.string(), by: v.string() })),
})

async function open() {
	const desk = await openCaseDesk()
	const id = await desk.submit('user_applications')
	const ask = async (query = '') => await desk.ask(`GET /api/desk/cases/${id}${query}`)
	const read = async (query = '') => v.parse(answered, (await ask(query)).json)
	const write = (body: string) =>
		desk.services.store.transaction((trx) =>
			desk.services.store.cases.receive(trx, id, { type: 'wrote', channel: 'status', body }),
		)
	return { ...desk, id, askCase: ask, readCase: read, write }
}

test('a case opens with its last twenty-five entries, and earlier ones are asked for', async () => {
	const { id, ask, sara, services, readCase, askCase, write } = await open()
	const { cases } = services.store
	await ask(`PATCH /api/desk/cases/${id}`, { version: 1, changes: { stage: 'checking' } })
	const sent = await cases.send(
		id,
		{ language: 'en', body: 'The first.', channel: 'call' },
		{ actor: sara.id },
	)
	await cases.note(id, 'Among us.', { actor: sara.id })
	for (let number = 0; number < 240; number += 1) await write(`Message ${number}`)

	const first = await readCase()
	expect(first.thread).toEqual({ part: 'all', entries: 20, hasEarlier: true })
	expect(first.events).toHaveLength(20)
	expect(first.messages).toHaveLength(20)
	expect(first.messages.map(({ body }) => body)).toContain('Message 239')
	// What does not follow from the last twenty-five is asked for by itself.
	expect(first.stages.find(({ code }) => code === 'checking')?.at).not.toBeNull()
	expect(first.last_answer).toEqual({ id: sent.result === 'done' ? sent.id : '', by: sara.id })

	const more = await readCase('?entries=125')
	expect(more.events.slice(0, 20)).toEqual(first.events)
	expect(more.thread.hasEarlier).toBe(true)
	const all = await readCase('?entries=300')
	expect(all.thread.hasEarlier).toBe(false)
	expect(all.messages.filter(({ direction }) => direction === 'in')).toHaveLength(240)

	// Every part is a list of its own, however much else has happened since.
	const notes = await readCase('?log=notes')
	expect(notes.messages.map(({ body }) => body)).toEqual(['Among us.'])
	expect(notes.events).toHaveLength(1)
	const said = await readCase('?log=messages&entries=300')
	expect(said.messages).toHaveLength(241)
	expect(said.events.map(({ type }) => type)).toContain('received')
	const looks = await readCase('?log=looks')
	expect(new Set(looks.events.map(({ type }) => type))).toEqual(new Set(['opened']))

	for (const query of ['?entries=7', '?entries=99999', '?entries=many', '?log=secrets'])
		expect((await askCase(query)).status, query).toBe(422)
})
