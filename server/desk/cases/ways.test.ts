import { sql } from 'kysely'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openCaseDesk } from '#tests/services/case-desk.ts'

const message = { language: 'en', body: 'Please send it.', channel: 'email', subject: 'Your file' }
const answered = v.object({
	ways: v.array(
		v.object({
			channel: v.string(),
			can: v.boolean(),
			reason: v.nullable(v.string()),
			at: v.nullable(v.string()),
		}),
	),
	last_written: v.nullable(v.string()),
})

async function open(env: Record<string, string> = {}) {
	const desk = await openCaseDesk(env)
	const id = await desk.submit('contact_submissions')
	const read = async () => v.parse(answered, (await desk.ask(`GET /api/desk/cases/${id}`)).json)
	const mail = async () => (await read()).ways.find(({ channel }) => channel === 'email')
	const write = (more = {}) =>
		desk.ask(`POST /api/desk/cases/${id}/messages`, { ...message, ...more })
	const comeBack = (code: string) =>
		desk.run(
			sql`update outgoing set failed_at = ${new Date().toISOString()}, failure_reason = ${code}`,
		)
	return { ...desk, id, read, mail, write, comeBack }
}

test('a mail that came back closes the way by mail until it is tried all the same, or one of theirs comes', async () => {
	const { id, mail, write, comeBack, services, run } = await open()
	expect(await mail()).toMatchObject({ can: true, reason: null })
	expect((await write()).status).toBe(202)
	await comeBack('5.2.2')
	expect(await mail()).toMatchObject({ can: false, reason: 'came_back_full' })
	const refused = await write()
	expect([refused.status, refused.json]).toEqual([422, { error: 'came_back' }])
	// What happened outside is written down by whatever way.
	expect((await write({ channel: 'call' })).status).toBe(202)
	expect((await write({ anyway: true })).status).toBe(202)
	expect(await mail()).toMatchObject({ can: true })
	await comeBack('5.1.1')
	expect(await mail()).toMatchObject({ can: false, reason: 'came_back_address' })
	const mailed = {
		externalId: '',
		sender: 'a@mail.example',
		proof: 'own',
		quoted: '',
		leftOut: [],
	} as const
	await services.store.transaction((trx) =>
		services.store.cases.receive(trx, id, {
			type: 'wrote',
			channel: 'mail',
			body: 'Here I am.',
			mail: mailed,
		}),
	)
	expect(await mail()).toMatchObject({ can: true, reason: null })
	expect(await run(sql`select count(*) as n from outgoing where template = 'message'`)).toEqual([
		{ n: 2 },
	])
})

test('a mail that comes back after somebody else of the family wrote closes the way too', async () => {
	const { id, mail, write, comeBack, services } = await open()
	expect((await write()).status).toBe(202)
	const facts = { externalId: '', sender: 'father@mail.example', quoted: '', leftOut: [] }
	const came = { type: 'wrote', channel: 'mail', body: 'I am the father.' } as const
	await services.store.transaction((trx) =>
		services.store.cases.receive(trx, id, { ...came, mail: { ...facts, proof: 'other' } }),
	)
	await comeBack('5.2.2')
	expect(await mail()).toMatchObject({ can: false, reason: 'came_back_full' })
})

test('where mail reaches nobody it is not taken, and WhatsApp opens on the device', async () => {
	const { read, write } = await open({
		EMAILJS_SERVICE_ID: 's',
		EMAILJS_TEMPLATE_ID: 't',
		EMAILJS_PUBLIC_KEY: 'k',
		CONTACT_EMAIL: 'office@rihla.example',
	})
	const { ways } = await read()
	expect(ways).toEqual([
		{ channel: 'email', can: false, reason: 'no_mail', at: null },
		{ channel: 'whatsapp', can: true, reason: 'opens_app', at: null },
		{ channel: 'call', can: true, reason: null, at: null },
	])
	const refused = await write({ anyway: true })
	expect([refused.status, refused.json]).toEqual([422, { error: 'no_mail' }])
})

test('a page that is open learns of the last message of the family', async () => {
	const { ask, id, read, services } = await open()
	const pulse = async () =>
		v.parse(
			v.looseObject({ last_written: v.nullable(v.string()) }),
			(await ask(`GET /api/desk/cases/${id}/pulse`)).json,
		).last_written
	const before = (await read()).last_written
	expect(await pulse()).toBe(before)
	const came = await services.store.transaction((trx) =>
		services.store.cases.receive(trx, id, {
			type: 'wrote',
			channel: 'status',
			body: 'And my photo?',
		}),
	)
	expect(came).not.toBe(before)
	expect(await pulse()).toBe(came)
	expect((await read()).last_written).toBe(came)
})
