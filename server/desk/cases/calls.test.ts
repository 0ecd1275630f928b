import { sql } from 'kysely'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openCaseDesk } from '#tests/services/case-desk.ts'

test('the inbox shows rows of all kinds in the order of their clocks, page by page', async () => {
	const { submit, read, services, ask } = await openCaseDesk()
	const kinds = ['contact_submissions', 'accommodation_requests', 'visa_consultations'] as const
	for (let at = 0; at < 53; at += 1) {
		await submit(kinds[at % 3] ?? 'contact_submissions', {
			createdAt: new Date(Date.now() - at * 60_000).toISOString(),
		})
	}
	const application = await submit('user_applications')
	const first = await read()
	expect(first.cases).toHaveLength(50)
	expect(first.counts).toMatchObject({ inbox: 54, new: 54, mine: 0, before: 0, failed: 0 })
	const second = await read(`?after=${first.next}`)
	expect(second.next).toBeNull()
	// Said once, with the first page: from the counts, by a count of its own, or because the page is all of it.
	expect([first.total, second.total]).toEqual([54, null])
	expect((await read('?waiting=us')).total).toBe(54)
	expect((await read('?waiting=us&country=EG')).total).toBe(54)
	expect((await read('?q=mail.example')).total).toBe(54)
	expect((await read('?q=mail.example')).cases[0]).not.toHaveProperty('found')
	expect((await read('?kind=contact_submissions')).total).toBe(18)
	expect((await read('?country=SA')).total).toBe(0)
	const ids = [...first.cases, ...second.cases].map(({ id }) => id)
	expect(new Set(ids).size).toBe(54)
	expect(ids.at(-1)).toBe(application)
	const clocks = [...first.cases, ...second.cases].map((row) => `${row.clock_at}`)
	expect(clocks).toEqual([...clocks].sort())
	expect(second.cases.at(-1)).toMatchObject({
		subject: 'جامعة، علوم الحاسوب، UTM',
		last: { type: 'received', actor: 'applicant' },
		country: 'EG',
		waiting_on: 'us',
	})
	expect((await read('?kind=user_applications')).cases).toHaveLength(1)
	expect((await read('?waiting=student')).cases).toHaveLength(0)
	expect((await read('?country=SA')).cases).toHaveLength(0)
	expect((await ask('GET /api/desk/cases?kind=nothing')).status).toBe(422)
	expect((await ask('GET /api/desk/cases?view=unknown')).status).toBe(404)
	await services.store.cases.backfill()
})

test('a search finds open and closed cases however a name, reference, mail or number is typed', async () => {
	const { submit, read, ask } = await openCaseDesk()
	const one = await submit('user_applications', {
		reference: 'KT4-MX7-PD2',
		fields: {
			first_name: 'إيمان',
			last_name: 'العُمري',
			email: 'Eman@mail.example',
			phone: '0100 555 777',
		},
	})
	await submit('contact_submissions', { fields: { name: 'سارة' } })
	await ask(`PATCH /api/desk/cases/${one}`, { version: 1, changes: { outcome: 'withdrawn' } })
	for (const q of [
		'ايمان',
		'العمري',
		'عمري ايمان',
		'kt4-mx7',
		'KT4MX7PD2',
		'eman@mail',
		'٥٥٥٧٧٧',
		'+20 100 555',
		'0100555777',
	]) {
		const found = await read(`?q=${encodeURIComponent(q)}`)
		expect([q, found.cases.map(({ id }) => id)]).toEqual([q, [one]])
	}
	expect((await read('?q=%25')).cases).toEqual(expect.any(Array))
	expect((await read('?q=nobody_here')).cases).toEqual([])
})

test('a case in words, with what is hidden masked and its Show written down', async () => {
	const { submit, ask, sara, mazen } = await openCaseDesk()
	const id = await submit('user_applications')
	await submit('contact_submissions')
	const { json } = await ask(`GET /api/desk/cases/${id}`)
	expect(json).toMatchObject({
		case: { id, stage: 'received', due_kind: 'review' },
		others: [{ kind: 'contact_submissions' }],
		values: { first_name: 'عمر', consultant: 'sara', university: 'جامعة التكنولوجيا الماليزية' },
		stages: expect.arrayContaining([{ code: 'checking', at: null }]),
	})
	const text = JSON.stringify(json)
	expect(text).not.toContain('A1234567')
	expect(text).not.toContain('123 4567')
	const shown = await ask(`POST /api/desk/cases/${id}/reveal`, { field: 'passport_number' })
	expect(shown.json).toEqual({ value: 'A1234567' })
	expect((await ask(`POST /api/desk/cases/${id}/reveal`, { field: 'email' })).status).toBe(422)
	const audit = await ask(`GET /api/desk/events?person=${sara.id}`, undefined, mazen)
	expect(audit.json).toMatchObject({
		events: [{ type: 'revealed', data: { field: 'passport_number' } }, { type: 'opened' }],
	})
	expect(JSON.stringify(audit.json)).not.toContain('A1234567')
	expect((await ask('GET /api/desk/cases/none')).status).toBe(404)
})

test('two people change one case: one 200, one 409 with what happened; a third way is refused by field', async () => {
	const { submit, ask, sara, mazen } = await openCaseDesk()
	const id = await submit('user_applications')
	const patch = (changes: object, version: number, who = sara, more: object = {}) =>
		ask(`PATCH /api/desk/cases/${id}`, { version, changes, ...more }, who)
	const answers = await Promise.all([
		patch({ stage: 'checking' }, 1),
		patch({ next_action: 'الاتصال بالأسرة', assignee_id: mazen.id }, 1, mazen),
	])
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
	const lost = answers.find(({ status }) => status === 409)
	expect(lost?.json).toMatchObject({
		error: 'conflict',
		case: { version: 2 },
		events: [{ type: 'changed' }],
	})
	for (const [changes, errors, more] of [
		[{ stage: 'offer' }, { reason: 'required' }, {}],
		[{ stage: 'moved_in' }, { stage: 'not_an_option' }, {}],
		[{ emgs_percent: 101 }, { emgs_percent: 'not_an_option' }, {}],
		[{ next_at: 'tomorrow' }, { next_at: 'invalid_date' }, {}],
		[{ assignee_id: 'nobody' }, { assignee_id: 'not_an_option' }, {}],
		[{ outcome: 'duplicate' }, { outcome: 'not_an_option' }, {}],
		[{ version: 5 }, { version: 'unknown_field' }, {}],
	] as const) {
		const { status, json } = await patch(changes, 2, sara, more)
		expect([changes, status, json]).toEqual([changes, 422, { errors }])
	}
})

test('many at once: those that nobody changed meanwhile', async () => {
	const { submit, ask } = await openCaseDesk()
	const ids = [await submit('contact_submissions'), await submit('visa_consultations')]
	await ask(`PATCH /api/desk/cases/${ids[0]}`, { version: 1, changes: { waiting_on: 'student' } })
	const cases = [...ids, 'none'].map((id) => ({ id, version: 1 }))
	const { json } = await ask('POST /api/desk/cases/bulk', { cases, changes: { outcome: 'spam' } })
	expect(json).toMatchObject({
		done: [{ id: ids[1], outcome: 'spam', closed_at: expect.any(String) }],
	})
	const conflicts = v.parse(
		v.looseObject({ conflicts: v.array(v.looseObject({ id: v.string() })) }),
		json,
	)
	expect(new Set(conflicts.conflicts.map(({ id }) => id))).toEqual(new Set([ids[0], 'none']))
	const tooMany = Array.from({ length: 201 }, (_, at) => ({ id: `${at}`, version: 1 }))
	expect((await ask('POST /api/desk/cases/bulk', { cases: tooMany, changes: {} })).status).toBe(422)
})

test('a message leaves in twenty seconds, can be taken back, and is not sent over a colleague', async () => {
	const { submit, ask, mazen, run } = await openCaseDesk()
	const id = await submit('contact_submissions')
	const way = `POST /api/desk/cases/${id}/messages`
	const message = { language: 'ar', body: 'أهلًا بكم {status_link}', channel: 'email' }
	const unfilled = await ask(way, { ...message, body: 'أهلًا {first_name}' })
	expect([unfilled.status, unfilled.json]).toEqual([
		422,
		{ errors: { body: 'unfilled' }, unfilled: ['first_name'] },
	])
	const sent = await ask(way, message, undefined, 'key-1')
	expect(sent.status).toBe(202)
	expect((await ask(way, message, undefined, 'key-1')).json).toEqual(sent.json)
	const { id: messageId } = v.parse(v.looseObject({ id: v.string() }), sent.json)
	const other = await ask(way, { ...message, after: null }, mazen)
	expect([other.status, other.json]).toMatchObject([
		409,
		{ error: 'answered', last: { id: messageId } },
	])
	const undo = () => ask(`DELETE /api/desk/cases/${id}/messages/${messageId}`)
	expect((await undo()).status).toBe(204)
	expect((await ask(way, { ...message, after: null }, mazen)).status).toBe(202)
	await run(
		sql`update outgoing set sent_at = ${new Date().toISOString()} where cancelled_at is null`,
	)
	const second = v.parse(
		v.looseObject({ messages: v.array(v.looseObject({ id: v.string() })) }),
		(await ask(`GET /api/desk/cases/${id}`)).json,
	).messages[0]
	const takeBack = `DELETE /api/desk/cases/${id}/messages/${second?.id}`
	expect((await ask(takeBack)).status).toBe(403)
	const late = await ask(takeBack, undefined, mazen)
	expect([late.status, late.json]).toEqual([409, { error: 'sent' }])
	const said = await ask(way, { ...message, direction: 'in', channel: 'whatsapp' })
	expect(said.status).toBe(201)
})

test('notes, requests, links and duplicates', async () => {
	const { submit, ask, run } = await openCaseDesk()
	const id = await submit('user_applications')
	const other = await submit('user_applications')
	const note = await ask(
		`POST /api/desk/cases/${id}/notes`,
		{ body: 'الوالد يفضّل واتساب' },
		undefined,
		'k',
	)
	expect(note.status).toBe(201)
	expect(
		(await ask(`POST /api/desk/cases/${id}/notes`, { body: 'x' }, undefined, 'k')).json,
	).toEqual(note.json)
	const wanted = { document: 'bank', note: 'آخر ثلاثة أشهر', due_on: '2027-01-01' }
	expect((await ask(`POST /api/desk/cases/${id}/requests`, wanted)).status).toBe(201)
	expect((await ask(`POST /api/desk/cases/${id}/requests`, { document: 'cv' })).json).toEqual({
		errors: { document: 'not_an_option' },
	})
	const noDay = { ...wanted, due_on: '2027-02-30' }
	expect((await ask(`POST /api/desk/cases/${id}/requests`, noDay)).json).toEqual({
		errors: { due_on: 'invalid_date' },
	})
	const link = await ask(`POST /api/desk/cases/${id}/links`)
	const { address } = v.parse(v.object({ address: v.string() }), link.json)
	expect([link.status, address]).toEqual([
		201,
		expect.stringMatching(/^https:\/\/rihla\.example\/status\/[\w-]{43}$/),
	])
	// Sent again because its answer was lost, the call finds the link that it made.
	const made = await run(sql`select token_hash from links`)
	const lost = await ask(`POST /api/desk/cases/${id}/links`, undefined, undefined, 'lost')
	const again = await ask(`POST /api/desk/cases/${id}/links`, undefined, undefined, 'lost')
	expect(again.json).toEqual(lost.json)
	expect(again.json).not.toEqual(link.json)
	expect(await run(sql`select token_hash from links`)).toHaveLength(made.length + 1)
	// Nothing in a copy of the table opens anything.
	expect(JSON.stringify(await run(sql`select * from links`))).not.toContain(address.slice(-43))
	const same = await ask(`POST /api/desk/cases/${other}/duplicate`, { of: id })
	expect(same.json).toMatchObject({ case: { outcome: 'duplicate', duplicate_of: id } })
	expect((await ask(`POST /api/desk/cases/${id}/duplicate`, { of: other })).status).toBe(422)
	expect((await ask(`GET /api/desk/cases/${id}`)).json).toMatchObject({
		requests: [{ document: 'bank', state: 'open', due_on: '2027-01-01' }],
		messages: [{ direction: 'note' }],
	})
})
