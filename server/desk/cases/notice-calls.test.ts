/** What colleagues are told, mark and take back, by the desk's calls. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openCaseDesk } from '#tests/services/case-desk.ts'

test('a mention in a note is a notice that names who wrote it, until the case is opened', async () => {
	const { ask, submit, sara, mazen, services } = await openCaseDesk()
	const { store } = services
	const id = await submit('user_applications')
	const person = await store.staff.byId(sara.id)
	const body = `@${person?.name} هل وصل الجواز؟`
	expect((await ask(`POST /api/desk/cases/${id}/notes`, { body }, mazen)).status).toBe(201)
	expect((await ask('GET /api/desk/pulse')).json).toMatchObject({ notices: 1 })
	const by_name = (await store.staff.byId(mazen.id))?.name
	expect((await ask('GET /api/desk/notices')).json).toMatchObject({
		notices: [{ kind: 'mention', case_id: id, by_name, seen_at: null }],
	})
	await ask(`GET /api/desk/cases/${id}`, undefined, mazen)
	expect((await ask('GET /api/desk/pulse')).json).toMatchObject({ notices: 1 })
	await ask(`GET /api/desk/cases/${id}`)
	expect((await ask('GET /api/desk/pulse')).json).toMatchObject({ notices: 0 })
	await ask(`POST /api/desk/cases/${id}/notes`, { body }, mazen)
	expect((await ask('POST /api/desk/notices/seen', {})).status).toBe(204)
	expect((await ask('GET /api/desk/pulse')).json).toMatchObject({ notices: 0 })
})

test('a case is marked unread, and a request is withdrawn once', async () => {
	const { ask, submit, read } = await openCaseDesk()
	const id = await submit('user_applications')
	await ask(`GET /api/desk/cases/${id}`)
	expect((await read()).cases).toMatchObject([{ id, unread: false, news: 0 }])
	expect((await ask(`POST /api/desk/cases/${id}/unread`, {})).status).toBe(204)
	expect((await read()).cases).toMatchObject([{ id, unread: true }])
	expect((await ask('POST /api/desk/cases/nobody/unread', {})).status).toBe(404)

	const asked = await ask(`POST /api/desk/cases/${id}/requests`, { document: 'bank' })
	const request = `DELETE /api/desk/cases/${id}/requests/${Object(asked.json).id}`
	expect((await read()).cases).toMatchObject([{ waiting_on: 'student' }])
	expect((await ask(request)).status).toBe(204)
	expect((await ask(request)).status).toBe(409)
	expect((await read()).cases).toMatchObject([{ waiting_on: 'us', due_kind: 'review' }])
})

test('a refused document fills the next message and is named in the log', async () => {
	const { ask, submit, run, services } = await openCaseDesk()
	const id = await submit('user_applications')
	await run(sql`
		insert into documents (name, created_at, idempotency_key, fingerprint, content_type, size, stored_at,
			application_id, case_id, label)
		values ('p.pdf', '2026-01-01', 'p', 'p', 'application/pdf', 1, '2026-01-01', ${id}, ${id}, 'passport')`)
	const reason = 'الصورة غير واضحة.'
	const refusal = { state: 'refused', reason, ask_again: true }
	expect((await ask('PATCH /api/desk/documents/p.pdf', refusal)).status).toBe(200)
	const file = Object((await ask(`GET /api/desk/cases/${id}`)).json)
	expect(file.values).toMatchObject({ document: 'جواز السفر', reason })
	expect(file.requests).toMatchObject([{ document: 'passport', note: reason, state: 'open' }])
	const document = await services.store.cases.documents.find('p.pdf')
	if (!document) throw new Error('gone')
	await services.store.cases.viewers.note(id, 'sara', 'document_opened', document)
	expect((await services.store.cases.events(id))[0]?.data).toEqual({
		document: 'p.pdf',
		label: 'passport',
	})
})

test('a list is saved as a file with its owner and university, and a leaving colleague has an heir', async () => {
	const { ask, submit, sara, mazen, services } = await openCaseDesk()
	const id = await submit('user_applications')
	await submit('contact_submissions')
	await ask(`PATCH /api/desk/cases/${id}`, { version: 1, changes: { assignee_id: sara.id } })
	const name = (await services.store.staff.byId(sara.id))?.name ?? ''
	const lines = async (query: string) => {
		const { text } = await ask(`GET /api/desk/export${query}`, undefined, mazen)
		return text.trim().split('\n')
	}
	const list = await lines('?kind=user_applications')
	expect(list).toHaveLength(3)
	expect(list[1]).toContain(name)
	expect(await lines('')).toHaveLength(4)
	expect((await ask('GET /api/desk/staff', undefined, mazen)).json).toMatchObject({
		people: expect.arrayContaining([expect.objectContaining({ id: sara.id, open_cases: 1 })]),
	})
	const leave = (heir: string | null) =>
		ask(`PATCH /api/desk/staff/${sara.id}`, { state: 'disabled', heir }, mazen)
	expect((await leave('nobody')).status).toBe(422)
	expect((await leave(sara.id)).status).toBe(422)
	expect((await leave(mazen.id)).status).toBe(204)
	expect(await services.store.cases.find(id)).toMatchObject({ assignee_id: mazen.id })
})

test('a colleague who becomes an editor leaves the open cases to an heir', async () => {
	const { ask, submit, sara, mazen, services } = await openCaseDesk()
	const id = await submit('user_applications')
	await ask(`PATCH /api/desk/cases/${id}`, { version: 1, changes: { assignee_id: sara.id } })
	const become = (role: string, heir: string | null) =>
		ask(`PATCH /api/desk/staff/${sara.id}`, { role, heir }, mazen)
	expect((await become('editor', sara.id)).status).toBe(422)
	expect((await become('editor', mazen.id)).status).toBe(204)
	expect(await services.store.cases.find(id)).toMatchObject({ assignee_id: mazen.id })
	// A role that works on cases keeps them.
	expect((await become('consultant', null)).status).toBe(204)
	expect(await services.store.cases.find(id)).toMatchObject({ assignee_id: mazen.id })
})
