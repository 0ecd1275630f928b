import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { startJobs } from '#server/jobs.ts'
import { openServices } from '#server/services.ts'
import { openDatabase } from '#server/store/database.ts'
import { type SmtpSink, startSmtp } from '#tests/fakes/smtp.ts'
import { openCaseDesk } from '#tests/services/case-desk.ts'
import { eventually, testSettings } from '#tests/services/server.ts'

let smtp: SmtpSink
beforeAll(async () => {
	smtp = await startSmtp()
})
afterAll(() => smtp.stop())
beforeEach(() => {
	smtp.mails.length = 0
	smtp.refuseWith(null)
})

const message = { language: 'ar', body: 'أهلًا بكم: {status_link}', channel: 'email', subject: 'S' }

async function open() {
	const desk = await openCaseDesk({ SMTP_URL: smtp.url, SMTP_TLS: 'optional', CONFIRM_MAIL: 'off' })
	const id = await desk.submit('contact_submissions')
	const send = async () =>
		v.parse(
			v.looseObject({ id: v.string() }),
			(await desk.ask(`POST /api/desk/cases/${id}/messages`, message)).json,
		).id
	/** The twenty seconds are over. */
	const leave = async () => {
		await desk.run(sql`update outgoing set next_attempt_at = ${new Date().toISOString()}`)
		desk.services.deliveries.poke()
	}
	const states = () =>
		desk.run(sql`select sent_at, cancelled_at, failed_at, failure_reason from outgoing`)
	return { ...desk, id, send, leave, states }
}

test('a message that is refused for good makes the case unread, and a colleague is told', async () => {
	const { send, leave, states, ask, read, id } = await open()
	await send()
	await ask(`GET /api/desk/cases/${id}`)
	smtp.refuseStrangersWith(550)
	onTestFinished(() => smtp.refuseStrangersWith(null))
	await leave()
	await eventually(states, ([row]) => Object(row).failed_at !== null)
	expect((await read()).cases).toMatchObject([{ id, unread: true, news: 1 }])
	expect((await ask('GET /api/desk/notices')).json).toMatchObject({
		notices: [{ kind: 'undelivered', case_id: id }],
	})
})

test('the thread says of a mail that it waits, until it has left', async () => {
	const { send, leave, states, ask, id } = await open()
	await send()
	const shown = async () => (await ask(`GET /api/desk/cases/${id}`)).json
	expect(await shown()).toMatchObject({ messages: [{ is_waiting: true }] })
	await leave()
	await eventually(states, ([row]) => Object(row).sent_at !== null)
	expect(await shown()).toMatchObject({ messages: [{ is_waiting: false }] })
})

test('an Arabic message comes from «رحلة», and is answered to it', async () => {
	const { send, leave } = await open()
	await send()
	await leave()
	const [mail] = await eventually(
		() => smtp.mails,
		(mails) => mails.length > 0,
	)
	const name = `=?UTF-8?Q?${[...Buffer.from('رحلة')].map((byte) => `=${byte.toString(16).toUpperCase()}`).join('')}?=`
	const header = (field: string) =>
		new RegExp(`^${field}: (.*)`, 'm').exec(mail?.source ?? '')?.[1]?.replaceAll('"', '')
	const encoded = [name, `=?UTF-8?B?${Buffer.from('رحلة').toString('base64')}?=`]
	for (const field of ['From', 'Reply-To'])
		expect(
			encoded.some((one) => header(field)?.startsWith(one)),
			header(field),
		).toBe(true)
})

test('a message leaves once, with a link of its own whose secret is stored nowhere', async () => {
	const { send, leave, run } = await open()
	await send()
	expect(smtp.mails).toEqual([])
	await leave()
	const [mail] = await eventually(
		() => smtp.mails,
		(mails) => mails.length > 0,
	)
	expect(mail?.to).toEqual(['Omar@mail.example'])
	const source = (mail?.source ?? '').replaceAll('=\r\n', '')
	const parts = source.split(/\r\n\r\n/).map((part) => Buffer.from(part, 'base64').toString('utf8'))
	const token = /\/status\/([\w-]{43})/.exec([source, ...parts].join('\n'))?.[1] ?? ''
	expect(token).toHaveLength(43)
	for (const table of ['links', 'outgoing', 'messages', 'events']) {
		expect(JSON.stringify(await run(sql`select * from ${sql.table(table)}`))).not.toContain(token)
	}
	expect(await run(sql`select purpose from links`)).toEqual([{ purpose: 'own' }])
})

test('a link that is written behind another address is no part of it', async () => {
	const { ask, id, leave } = await open()
	const body = 'Look: https://elsewhere.example/?to={status_link} or ({status_link})'
	await ask(`POST /api/desk/cases/${id}/messages`, { ...message, language: 'en', body })
	await leave()
	const [mail] = await eventually(
		() => smtp.mails,
		(mails) => mails.length > 0,
	)
	const source = (mail?.source ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
	const before = [...source.matchAll(/(.)https?:[^\s"<]*\/status\/[\w-]{43}/gs)].map(
		([, sign]) => sign,
	)
	expect(new Set(before)).toEqual(new Set(['\n', '"', '>']))
	expect(source).not.toMatch(/elsewhere\.example\S*\/status/)
})

test('a process that is killed between the message and its sending costs nothing: one mail from the next', async () => {
	const settings = testSettings({ SMTP_URL: smtp.url })
	const script = join(import.meta.dirname, '../../../tests/services/message-and-wait.ts')
	const first = spawn(process.execPath, [script], {
		env: {
			...process.env,
			DATA_DIR: settings.dataDir,
			SITE_URL: settings.siteUrl,
			SMTP_URL: smtp.url,
			CONTACT_EMAIL: settings.contactEmail,
			SMTP_TLS: 'optional',
			CONFIRM_MAIL: 'off',
		},
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	onTestFinished(() => void first.kill('SIGKILL'))
	for await (const chunk of first.stdout) if (`${chunk}`.includes('stored')) break
	const ended = once(first, 'exit')
	first.kill('SIGKILL')
	expect(await ended).toEqual([null, 'SIGKILL'])
	expect(smtp.mails).toEqual([])

	const next = await openServices(settings)
	startJobs(next, settings)
	onTestFinished(() => next.close())
	const database = await openDatabase(settings)
	onTestFinished(() => database.close())
	const run = async (statement: ReturnType<typeof sql>) =>
		(await statement.execute(await database.ready())).rows
	await run(sql`update outgoing set next_attempt_at = ${new Date().toISOString()}`)
	next.deliveries.poke()
	await eventually(
		() => run(sql`select 1 from outgoing where sent_at is not null`),
		(sent) => sent.length > 0,
	)
	expect(smtp.mails).toHaveLength(1)
})

test('a message that was taken back is never sent', async () => {
	const { send, ask, id, leave, states } = await open()
	const first = await send()
	expect((await ask(`DELETE /api/desk/cases/${id}/messages/${first}`)).status).toBe(204)
	await leave()
	await send()
	await leave()
	await eventually(
		() => smtp.mails.length,
		(count) => count > 0,
	)
	expect(smtp.mails).toHaveLength(1)
	expect(await states()).toMatchObject([{ sent_at: null }, { cancelled_at: null }])
})

test('a recipient that the server refuses is final, and shown on the case', async () => {
	const { send, leave, states, read, id, ask } = await open()
	smtp.refuseWith(550)
	await send()
	await leave()
	await eventually(
		async () =>
			v.parse(v.looseObject({ failed_at: v.nullable(v.string()) }), (await states())[0]).failed_at,
		(failed) => failed !== null,
	)
	smtp.refuseWith(null)
	await leave()
	expect((await read('?view=failed')).cases.map((row) => row.id)).toEqual([id])
	expect((await ask(`GET /api/desk/cases/${id}`)).json).toMatchObject({
		messages: [{ failure_reason: 'SMTP_550', sent_at: null }],
	})
	expect(smtp.mails).toEqual([])
})

test('a case is erased a day after it was asked for, and only by a manager', async () => {
	const { id, ask, mazen } = await open()
	const way = `/api/desk/cases/${id}/erasure`
	expect((await ask(`POST ${way}`, { reason: 'test' })).status).toBe(403)
	// What stays of an erased case is a code: free words could name the person.
	expect((await ask(`POST ${way}`, { reason: 'Fatima asked by phone' }, mazen)).json).toEqual({
		errors: { reason: 'not_an_option' },
	})
	const asked = await ask(`POST ${way}`, { reason: 'phone_or_mail' }, mazen)
	expect(asked.status).toBe(202)
	const { due_at } = v.parse(v.object({ due_at: v.string() }), asked.json)
	expect(Date.parse(due_at) - Date.now()).toBeGreaterThan(23 * 60 * 60 * 1000)
	expect((await ask(`POST ${way}`, { reason: 'other' }, mazen)).json).toEqual({ due_at })
	expect((await ask(`GET /api/desk/cases/${id}`)).json).toMatchObject({
		erasure: { due_at, by: 'office' },
	})
	expect((await ask(`DELETE ${way}`, undefined, mazen)).status).toBe(204)
	expect((await ask(`DELETE ${way}`, undefined, mazen)).status).toBe(404)
})
