/** What a colleague does with a mail: moves it into the right case with its files, and makes its sender one of the family. */
import { sql } from 'kysely'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { claimForMessage } from '#server/store/document-rows.ts'
import { mailLookups } from '#server/store/mail-lookups.ts'
import { openCaseDesk } from '#tests/services/case-desk.ts'
import { addDocument, pdfSaying } from '#tests/services/packs.ts'

const answered = v.object({
	case: v.looseObject({
		...{ reference: v.string(), name: v.string(), news: v.number() },
		...{ waiting_on: v.string(), unread: v.boolean() },
	}),
	messages: v.array(v.looseObject({ id: v.string(), body: v.string() })),
	documents: v.array(v.looseObject({ message_id: v.nullable(v.string()) })),
	events: v.array(v.looseObject({ type: v.string() })),
})

async function openTwoCases() {
	const desk = await openCaseDesk()
	const { services, submit, ask, run } = desk
	const { store } = services
	const [wrong, right] = [await submit('contact_submissions'), await submit('user_applications')]
	await addDocument(services, wrong, {
		content: await pdfSaying('Passport'),
		extension: 'pdf',
		state: 'new',
	})
	const mail = { externalId: '', sender: 'father@mail.example', quoted: '', leftOut: [] }
	const message = await store.transaction(async (trx) => {
		const id = await store.cases.receive(trx, wrong, {
			type: 'wrote',
			channel: 'mail',
			body: 'For my daughter',
			mail: { ...mail, proof: 'other' },
		})
		await trx
			.updateTable('documents')
			.set({ case_id: null, application_id: null })
			.where('case_id', '=', wrong)
			.execute()
		const rows = await trx.selectFrom('documents').select('name').execute()
		const names = rows.map(({ name }) => name)
		await claimForMessage(trx, names, wrong, id ?? '')
		return id ?? ''
	})
	await run(sql`update cases set unread = ${false}, waiting_on = 'student' where id = ${right}`)
	const read = async (id: string) =>
		v.parse(answered, (await ask(`GET /api/desk/cases/${id}`)).json)
	const move = async (from: string, to: string) =>
		ask(`POST /api/desk/cases/${from}/messages/${message}/move`, { to })
	return { ...desk, wrong, right, message, read, move }
}

test('a mail goes to the right case with its files, and back', async () => {
	const { wrong, right, read, move, message } = await openTwoCases()
	const { reference } = (await read(right)).case
	// However a colleague types it.
	expect((await move(wrong, ` ${reference.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200)
	const there = await read(right)
	expect(there.case).toMatchObject({ waiting_on: 'us', unread: true })
	expect(there.messages).toMatchObject([{ id: message, body: 'For my daughter' }])
	expect(there.documents).toMatchObject([{ message_id: message }])
	expect(there.events.map(({ type }) => type)).toEqual(
		expect.arrayContaining(['wrote', 'mail_moved']),
	)
	const here = await read(wrong)
	expect([here.messages, here.documents]).toEqual([[], []])
	expect(here.events.map(({ type }) => type)).toContain('mail_moved')

	expect((await move(right, here.case.reference)).status).toBe(200)
	expect((await read(wrong)).messages).toHaveLength(1)
	expect((await read(right)).documents).toEqual([])
})

test('what was said of its files and its sender was said of the other case', async () => {
	const { wrong, right, read, move, run } = await openTwoCases()
	await run(sql`update documents set state = 'accepted', label = 'passport', checked_by = 'x'`)
	await run(sql`update messages set proof = 'own', sender = 'father@mail.example'`)
	expect((await move(wrong, (await read(right)).case.reference)).status).toBe(200)
	expect(await run(sql`select state, label, checked_by from documents`)).toEqual([
		{ state: 'new', label: null, checked_by: null },
	])
	expect(await run(sql`select proof from messages where channel = 'mail'`)).toEqual([
		{ proof: 'other' },
	])
})

test('to no case, to itself and from a case it is not in, nothing moves', async () => {
	const { wrong, right, read, move } = await openTwoCases()
	const own = (await read(wrong)).case.reference
	for (const to of ['XX2-XX2-XX2', 'nonsense', own]) {
		expect(await move(wrong, to)).toMatchObject({ status: 422, json: { error: 'no_case' } })
	}
	expect((await move(right, own)).status).toBe(200)
	expect((await move('nobody', (await read(right)).case.reference)).status).toBe(404)
	expect((await read(wrong)).messages).toHaveLength(1)
})

test('an address that a colleague adds belongs to the case, and nothing else of the case changes', async () => {
	const { wrong, message, ask, run, services, database } = await openTwoCases()
	const casesOf = async () => {
		const found = await database.transaction((trx) =>
			mailLookups(trx).casesOfContact('Father@mail.example'),
		)
		return found.map(({ id }) => id)
	}
	expect(await casesOf()).toEqual([])
	const add = () => ask(`POST /api/desk/cases/${wrong}/messages/${message}/contact`, {})
	expect([(await add()).status, (await add()).status]).toEqual([204, 204])
	expect(await casesOf()).toEqual([wrong])
	expect(await run(sql`select value from contacts`)).toEqual([{ value: 'father@mail.example' }])
	expect(await run(sql`select email_key from cases where id = ${wrong}`)).toEqual([
		{ email_key: 'omar@mail.example' },
	])
	const added = (await services.store.cases.events(wrong)).filter(
		({ type }) => type === 'contact_added',
	)
	expect(added).toHaveLength(1)
	expect((await ask(`POST /api/desk/cases/${wrong}/messages/none/contact`, {})).status).toBe(404)
})

test('a message becomes a case of its own, once however often it is pressed, and what it asked for is no longer owed', async () => {
	const { right, wrong, message, read, move, ask, run } = await openTwoCases()
	await move(wrong, (await read(right)).case.reference)
	expect((await read(right)).case.waiting_on).toBe('us')
	await ask(`POST /api/desk/cases/${right}/requests`, { document: 'bank' })
	await run(sql`update cases set waiting_on = 'us' where id = ${right}`)
	const path = `POST /api/desk/cases/${right}/messages/${message}/move`
	const pressed = await ask(path, { to: 'new' }, undefined, 'one-press-0123456789abcdef')
	const again = await ask(path, { to: 'new' }, undefined, 'one-press-0123456789abcdef')
	expect([pressed.status, again.status]).toEqual([200, 200])
	const { case: id } = v.parse(v.object({ case: v.string() }), pressed.json)
	expect(again.json).toEqual({ case: id })
	const made = await read(id)
	expect(made.case).toMatchObject({ name: 'father@mail.example', waiting_on: 'us', news: 1 })
	expect(made.messages).toMatchObject([{ id: message, proof: 'unsure' }])
	expect(made.documents).toHaveLength(1)
	const left = await read(right)
	expect([left.messages, left.documents, left.case.waiting_on]).toEqual([[], [], 'student'])
	expect(await run(sql`select id from cases`)).toHaveLength(3)
	// Nobody is told of it: neither the company nor the sender filled in a form.
	expect(await run(sql`select id from deliveries where submission_id = ${id}`)).toEqual([])
	const nobodys = await ask(`POST /api/desk/cases/${wrong}/messages/${message}/move`, { to: 'new' })
	expect(nobodys.status).toBe(404)
	expect(await run(sql`select id from cases`)).toHaveLength(3)
})

test('spam leaves the case for one that is closed as such, and a case that is nothing else is closed', async () => {
	const { wrong, message, read, ask, run } = await openTwoCases()
	const spam = (from: string) => ask(`POST /api/desk/cases/${from}/messages/${message}/spam`, {})
	const { case: away } = v.parse(v.object({ case: v.string() }), (await spam(wrong)).json)
	expect((await read(wrong)).messages).toEqual([])
	const closed = sql`select id, outcome, unread from cases where outcome = 'spam'`
	const unread = expect.anything()
	expect(await run(closed)).toEqual([{ id: away, outcome: 'spam', unread }])
	// Opened again, it is what the case is made of.
	await run(sql`update cases set outcome = null, closed_at = null where id = ${away}`)
	expect((await spam(away)).json).toEqual({ case: away })
	expect(await run(closed)).toHaveLength(1)
	expect((await spam('nobody')).status).toBe(404)
})

test('an address is taken out of the case, which is written down', async () => {
	const { wrong, message, ask, services, run } = await openTwoCases()
	await ask(`POST /api/desk/cases/${wrong}/messages/${message}/contact`, {})
	const [contact] = await services.store.cases.contacts.ofCase(wrong)
	const remove = (from: string, key?: string) =>
		ask(`DELETE /api/desk/cases/${from}/contacts/${contact?.id}`, undefined, undefined, key)
	expect((await remove('nobody')).status).toBe(404)
	// The answer was lost, and the page asks again.
	expect((await remove(wrong, 'pressed-once')).status).toBe(204)
	expect((await remove(wrong, 'pressed-once')).status).toBe(204)
	expect((await remove(wrong)).status).toBe(404)
	expect(await run(sql`select value from contacts`)).toEqual([])
	const removed = (await services.store.cases.events(wrong)).filter(
		({ type }) => type === 'contact_removed',
	)
	expect(removed).toMatchObject([{ data: { kind: 'email' } }])
})

test('a file that came by mail answers a request once somebody says what it is, until they say something else', async () => {
	const { right, wrong, read, move, ask, services, run } = await openTwoCases()
	await ask(`POST /api/desk/cases/${right}/requests`, { document: 'bank' })
	await move(wrong, (await read(right)).case.reference)
	await run(sql`update cases set waiting_on = 'student' where id = ${right}`)
	const [document] = (await services.store.cases.documents.ofCase(right)).map(({ name }) => name)
	const label = (code: string | null) =>
		ask(`PATCH /api/desk/documents/${document}`, { label: code })
	const request = async () =>
		(await services.store.cases.requests.ofCase(right)).map(({ state, document_name }) => [
			state,
			document_name,
		])
	await label('bank')
	expect(await request()).toEqual([['sent', document]])
	expect((await read(right)).case.waiting_on).toBe('us')
	await label('passport')
	expect(await request()).toEqual([['open', null]])
	await label('bank')
	await ask(`PATCH /api/desk/documents/${document}`, { state: 'accepted' })
	expect(await request()).toEqual([['done', document]])
})
