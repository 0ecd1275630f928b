/** Rights follow how somebody came in: by a link in a mail, by one from a screen, by one from the desk, or through the door. */
import { sql } from 'kysely'
import * as v from 'valibot'
import { describe, expect, test as testWhere } from 'vitest'
import { testedOn } from '#tests/services/databases.ts'
import { linkIn, mailAbout } from '#tests/services/sent-mail.ts'
import { openStatus, openWithCase } from '#tests/services/status.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString()
const ended = '/status?link=ended'
const json = { accept: 'application/json' }

/** Somebody sends a contact form under an address that may be another's. */
async function sendUnder(
	app: { request: (path: string, init: RequestInit) => unknown },
	email: string,
) {
	const sent = await app.request('/api/contact_submissions', {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.5' },
		body: JSON.stringify({ name: 'A stranger', email, message: 'What do you know of me?' }),
	})
	if (!(sent instanceof Response)) throw new Error('no answer')
	const answer = v.parse(
		v.looseObject({ status_address: v.string(), reference: v.string() }),
		await sent.json(),
	)
	return { path: new URL(answer.status_address).pathname, reference: answer.reference }
}

describe.each(testedOn('SQLite'))('on %s', (_, isThere, place) => {
	const status = async () => openStatus(await place())
	const withCase = async (env = {}) => openWithCase({ ...(await place()), ...env })
	const test = testWhere.runIf(isThere)

	test('whoever sends a form under somebody’s address never reads what the office answers to it', async () => {
		const { app, ask, read, statusAsk, see, cookieOf, run, settings, services } = await status()
		const email = 'victim@mail.example'
		const { path, reference } = await sendUnder(app, email)
		const [row] = (await read(`?q=${reference}`)).cases
		const id = row?.id ?? ''
		expect(row).toMatchObject({ email_proved_at: null })
		await ask(`POST /api/desk/cases/${id}/messages`, {
			language: 'en',
			body: 'Your visa was refused in 2024.',
			channel: 'email',
		})
		await run(sql`update outgoing set next_attempt_at = ${daysAgo(1)}`)
		await run(sql`update messages set at = ${daysAgo(1)}`)
		services.deliveries.poke()
		await mailAbout(settings.dataDir, email, 'refused in 2024')

		const stranger = cookieOf((await statusAsk(`GET ${path}`)).headers)
		const page = await see(stranger)
		expect(page?.view).toMatchObject({ level: 'door', own: null, canMailLink: true })
		expect(JSON.stringify(page)).not.toContain('refused in 2024')
		for (const form of ['messages', 'contact', 'withdraw', 'erasure', 'links']) {
			const body = { do: 'ask', body: 'x', phone: '+60123456789' }
			const { status } = await statusAsk(`POST /status/${form}`, stranger, body, json)
			expect([form, status]).toEqual([form, 403])
		}
		expect(await services.store.cases.find(id)).toMatchObject({ email_proved_at: null })

		// The mailbox gets what the screen does not.
		const asked = await statusAsk('POST /status/link', stranger, {})
		expect(asked.headers.get('location')).toBe('/status?done=link')
		const own = linkIn(await mailAbout(settings.dataDir, email, 'طُلب إرسال رابط'))
		const owner = cookieOf((await statusAsk(`GET ${own}`)).headers)
		expect((await see(owner))?.view?.own?.messages).toMatchObject([{ direction: 'out' }])
		expect(await services.store.cases.find(id)).toMatchObject({
			email_proved_at: expect.any(String),
		})
		// Once proved, the screen's link still opens no more.
		expect((await see(stranger))?.view?.level).toBe('door')
	})

	test('the link is mailed three times a day, and the answer is the same each time', async () => {
		const { enter, statusAsk, services, id } = await withCase()
		const answers: unknown[] = []
		for (const by of ['screen', 'family', 'staff', 'screen', 'own'] as const) {
			const { cookie } = await enter(id, by)
			const answer = await statusAsk('POST /status/link', cookie, {}, json)
			answers.push([answer.status, await answer.response.json()])
		}
		expect(answers).toEqual(Array(5).fill([200, { done: 'link' }]))
		const rows = await services.store.outgoing.ofCase(id)
		expect(rows.map(({ template }) => template)).toEqual(['link', 'link', 'link'])
		const events = await services.store.cases.events(id)
		const origins = events
			.filter(({ type }) => type === 'link_mailed')
			.map(({ data }) => data.origin)
		expect(origins.sort()).toEqual(['applicant', 'screen', 'staff'])
	})

	test('many forms under somebody’s address bring no more links into that mailbox than one', async () => {
		const { app, statusAsk, cookieOf, run, enter, read } = await status()
		const email = 'victim@mail.example'
		const askFor = async (path: string) => {
			const stranger = cookieOf((await statusAsk(`GET ${path}`)).headers)
			const answer = await statusAsk('POST /status/link', stranger, {}, json)
			expect([answer.status, await answer.response.json()]).toEqual([200, { done: 'link' }])
		}
		const sent = [await sendUnder(app, email)]
		for (let count = 0; count < 3; count += 1) sent.push(await sendUnder(app, email))
		for (const { path } of sent) await askFor(path)
		for (const { path } of sent) await askFor(path)
		const mails = () => run(sql`select id from outgoing where template = 'link'`)
		expect(await mails()).toHaveLength(3)

		// A case whose mailbox has answered before is not kept from its own link by that.
		const [row] = (await read(`?q=${sent[3]?.reference}`)).cases
		await enter(row?.id ?? '', 'own')
		await askFor(sent[3]?.path ?? '')
		expect(await mails()).toHaveLength(4)
	})

	test('where mail does not reach applicants, the page says so and nothing waits to be sent', async () => {
		const { enter, see, statusAsk, ask, services, id } = await withCase({
			EMAILJS_SERVICE_ID: 's',
			EMAILJS_TEMPLATE_ID: 't',
			EMAILJS_PUBLIC_KEY: 'k',
		})
		const { cookie } = await enter(id, 'screen')
		expect((await see(cookie))?.view?.canMailLink).toBe(false)
		await statusAsk('POST /status/link', cookie, {})
		const byStaff = await ask(`POST /api/desk/cases/${id}/links`, { send: 'mail' })
		expect([byStaff.status, byStaff.json]).toEqual([409, { error: 'no_mail' }])
		expect(await services.store.outgoing.ofCase(id)).toEqual([])
	})

	test('each act of weight is told to the address on file, names its link, and is seen at the desk', async () => {
		const { enter, statusAsk, services, settings, id, fields, ask } = await withCase()
		const email = `${fields.email}`
		const acts = [
			['erasure', { do: 'ask' }, 'erasure_asked'],
			['erasure', { do: 'undo' }, 'erasure_withdrawn'],
			['contact', { phone: '+60123456789' }, 'wrote'],
			['links', { do: 'stop' }, 'links_stopped'],
			['withdraw', {}, 'changed'],
		] as const
		for (const [form, body, type] of acts) {
			const { cookie } = await enter(id, 'own')
			await ask(`GET /api/desk/cases/${id}`)
			const before = await services.store.cases.find(id)
			expect(before?.unread).toBe(false)
			await statusAsk(`POST /status/${form}`, cookie, { ...body })
			const after = await services.store.cases.find(id)
			expect([form, after?.unread, (after?.updated_at ?? '') > (before?.updated_at ?? '')]).toEqual(
				[form, true, true],
			)
			const event = (await services.store.cases.events(id)).find((one) => one.type === type)
			expect(event).toMatchObject({
				actor: 'applicant',
				data: { origin: 'mail', link: expect.stringMatching(/^[\w-]{8}$/) },
			})
		}
		const rows = await services.store.outgoing.ofCase(id)
		expect(rows.map(({ template, recipient }) => [template, recipient])).toEqual(
			['erasure_asked', 'erasure_taken_back', 'contact_asked', 'links_stopped', 'withdrawn'].map(
				(template) => [template, email],
			),
		)
		services.deliveries.poke()
		const mail = await mailAbout(settings.dataDir, email, 'للتراجع عن الحذف')
		expect(linkIn(mail)).not.toBeNull()
	})

	test('an erasure asked for on the status page stands in a view of its own, with its date', async () => {
		const { enter, statusAsk, read, id, ask } = await withCase()
		const { cookie } = await enter(id, 'own')
		expect((await read('?view=erasure')).cases).toEqual([])
		await statusAsk('POST /status/erasure', cookie, { do: 'ask' })
		await ask(`GET /api/desk/cases/${id}`)
		const { cases, counts } = await read('?view=erasure')
		expect(cases).toMatchObject([{ id, erasure_due_at: expect.any(String) }])
		expect(counts).toMatchObject({ erasure: 1 })
	})

	test('each side takes back its own erasure alone', async () => {
		const { enter, statusAsk, see, ask, mazen, services, id } = await withCase()
		const way = `/api/desk/cases/${id}/erasure`
		const { cookie } = await enter(id, 'own')
		const undo = async () =>
			(await statusAsk('POST /status/erasure', cookie, { do: 'undo' }, json)).response.json()
		await statusAsk('POST /status/erasure', cookie, { do: 'ask' })
		const refused = await ask(`DELETE ${way}`, undefined, mazen)
		expect([refused.status, refused.json]).toEqual([409, { error: 'not_yours' }])
		expect((await see(cookie))?.view?.own?.erasure?.by).toBe('applicant')
		expect(await undo()).toEqual({ done: 'kept' })

		await ask(`POST ${way}`, { reason: 'test' }, mazen)
		expect((await see(cookie))?.view?.own?.erasure?.by).toBe('office')
		expect(await undo()).toEqual({ error: 'not_yours' })
		expect((await ask(`DELETE ${way}`, undefined, mazen)).status).toBe(204)
		expect((await services.store.outgoing.ofCase(id)).map(({ template }) => template)).toEqual([
			'erasure_asked',
			'erasure_taken_back',
			'erasure_by_office',
			'erasure_taken_back',
		])
	})

	test('a settled change of address ends every link and visit, and no mail to the old one opens anything', async () => {
		const { enter, see, statusAsk, ask, services, settings, run, id, fields } = await withCase()
		const old = `${fields.email}`
		const own = await enter(id, 'own')
		const family = await enter(id, 'family')
		await statusAsk('POST /status/contact', own.cookie, { email: 'new@mail.example' })
		// A message that is still on its way to the old address.
		const link = 'Please look: {status_link}'
		await ask(`POST /api/desk/cases/${id}/messages`, {
			language: 'en',
			body: link,
			channel: 'email',
		})
		const { id: change = '' } = (await services.store.cases.contactChanges.open(id)) ?? {}
		await ask(`POST /api/desk/cases/${id}/contact`, { change, right: true })

		for (const { cookie, token } of [own, family]) {
			expect((await see(cookie))?.view).toBeNull()
			expect((await statusAsk(`GET /status/${token}`)).headers.get('location')).toBe(ended)
		}
		expect(await services.store.cases.find(id)).toMatchObject({ email_proved_at: null })
		await run(sql`update outgoing set next_attempt_at = ${daysAgo(1)} where sent_at is null`)
		services.deliveries.poke()
		for (const about of ['Please look', 'حلّ عنوان بريد آخر محل هذا العنوان']) {
			expect(linkIn(await mailAbout(settings.dataDir, old, about))).toBeNull()
		}
		const moved = linkIn(
			await mailAbout(settings.dataDir, 'new@mail.example', 'غيّرنا بيانات التواصل'),
		)
		expect((await statusAsk(`GET ${moved}`)).headers.get('location')).toMatch(/^\/status(\?|$)/)
		expect(await services.store.cases.find(id)).toMatchObject({
			email_proved_at: expect.any(String),
		})
	})

	test('an own link that nobody used for ninety days ends; the family’s goes on', async () => {
		const { enter, statusAsk, run, id } = await withCase()
		const own = await enter(id, 'own')
		const family = await enter(id, 'family')
		const goes = async (token: string) =>
			(await statusAsk(`GET /status/${token}`)).headers.get('location')
		await run(sql`update links set last_used_at = ${daysAgo(89)}`)
		expect(await goes(own.token)).toBe('/status')
		await run(sql`update links set last_used_at = ${daysAgo(91)}`)
		expect([await goes(own.token), await goes(family.token)]).toEqual([ended, '/status'])
	})

	test('the office stops every link and visit, and tells the applicant', async () => {
		const { enter, see, statusAsk, ask, services, id, sara } = await withCase()
		const own = await enter(id, 'own')
		expect((await ask(`DELETE /api/desk/cases/${id}/links`)).status).toBe(204)
		expect((await see(own.cookie))?.view).toBeNull()
		expect((await statusAsk(`GET /status/${own.token}`)).headers.get('location')).toBe(ended)
		const [event] = (await services.store.cases.events(id)).filter(({ type }) => type !== 'opened')
		expect(event).toMatchObject({ type: 'links_stopped', actor: sara.id })
		expect(await services.store.outgoing.ofCase(id)).toMatchObject([{ template: 'links_stopped' }])
	})

	test('what an older version of the site made opens no more than the reference does', async () => {
		const { enter, see, statusAsk, cookieOf, run, id } = await withCase()
		const { token, cookie } = await enter(id, 'own')
		// As the step that adds the columns leaves them, and as an older process still writes them.
		await run(sql`update links set origin = 'screen'`)
		await run(sql`update visits set origin = null, link = null`)
		expect((await see(cookie))?.view?.level).toBe('door')
		const opened = cookieOf((await statusAsk(`GET /status/${token}`)).headers)
		expect((await see(opened))?.view?.level).toBe('door')
	})
})
