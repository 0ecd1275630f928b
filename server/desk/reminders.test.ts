import { sql } from 'kysely'
import * as v from 'valibot'
import { describe, expect, onTestFinished, test as testWhere, vi } from 'vitest'
import { householdOf, mayRemindAt } from '#domain/conversations/reminder-times.ts'
import { officeCalendar } from '#server/store/cases/calendar.ts'
import { openStore } from '#server/store/store.ts'
import { startSmtp } from '#tests/fakes/smtp.ts'
import { testedOn } from '#tests/services/databases.ts'
import { eventually } from '#tests/services/server.ts'
import { openStatus } from '#tests/services/status.ts'
import { sendReminders } from './reminders-job.ts'

const day = 24 * 60 * 60_000
const lease = { name: 'reminders', by: 'test 1 a' }
const state = v.object({
	remind_at: v.nullable(v.string()),
	reminded: v.number(),
	reminders: v.string(),
	version: v.number(),
})

describe.each(testedOn('PostgreSQL'))('on %s', (_, isThere, place) => {
	const test = testWhere.runIf(isThere)

	async function open(more: Record<string, string> = { REMINDERS: 'on' }) {
		const desk = await openStatus({ ...(await place()), ...more })
		const { store } = desk.services
		const id = await desk.submit('user_applications', { language: 'ar' })
		const request = (document = 'bank') =>
			desk.ask(`POST /api/desk/cases/${id}/requests`, { document })
		const stored = async () => {
			const [row] = await desk.run(
				sql`select remind_at, reminded, reminders, version from cases where id = ${id}`,
			)
			return v.parse(state, row)
		}
		const sent = () =>
			desk.run(sql`select id, params from outgoing where template = 'reminder' and case_id = ${id}`)
		/** At the moment for which the next one is planned. */
		const whenDue = async () => new Date((await stored()).remind_at ?? '')
		const send = async (at: Date) => sendReminders(store, lease, at)
		return { ...desk, store, id, request, stored, sent, whenDue, send }
	}

	test('a family is reminded twice at most, at an hour that suits it, and nothing else changes', async () => {
		const { id, store, request, stored, sent, whenDue, send } = await open()
		await request('bank')
		await request('health')
		const before = await store.cases.find(id)
		const first = await whenDue()
		expect(first.getTime() - Date.now()).toBeGreaterThan(2.9 * day)
		const household = householdOf(before?.country ?? null)
		expect(household.country).toBe('EG')
		expect(mayRemindAt(first, household, officeCalendar().holidays)).toBe(true)
		expect(await send(new Date(first.getTime() - 1000))).toBe(0)

		expect(await send(first)).toBe(1)
		expect(await send(first)).toBe(0)
		expect(await sent()).toHaveLength(1)
		const second = await whenDue()
		expect(second.getTime() - first.getTime()).toBeGreaterThanOrEqual(7 * day)
		expect(await send(second)).toBe(1)
		expect(await stored()).toMatchObject({ remind_at: null, reminded: 2 })
		expect(await send(new Date(second.getTime() + 60 * day))).toBe(0)
		expect(await sent()).toHaveLength(2)

		// No answer, no promise, no message: only two lines in the history.
		const { updated_at: _, ...after } = (await store.cases.find(id)) ?? {}
		expect(before).toMatchObject(after)
		expect(await store.cases.messages(id)).toEqual([])
		const told = (await store.cases.events(id)).filter(({ type }) => type === 'reminded')
		expect(told.map(({ data }) => [data.n, data.missing])).toEqual([
			[2, 2],
			[1, 2],
		])
		// A new request begins anew.
		await request('photos')
		expect(await stored()).toMatchObject({ reminded: 0, remind_at: expect.any(String) })
	})

	test('two processes send one', async () => {
		const { services, settings, request, sent, whenDue } = await open()
		await request()
		const at = await whenDue()
		const other = await openStore(settings)
		onTestFinished(() => other.close())
		const counts = await Promise.all(
			[services.store, other, services.store, other].map((store, n) =>
				sendReminders(store, { name: 'reminders', by: `elsewhere ${n} x` }, at),
			),
		)
		expect(counts.reduce((all, one) => all + one, 0)).toBe(1)
		expect(await sent()).toHaveLength(1)
	})

	test('at night it waits for the morning, and what nobody sent for a week is let go', async () => {
		const { id, request, stored, sent, send, run } = await open()
		await request()
		const night = new Date('2026-11-24T02:00:00+02:00')
		await run(sql`update cases set remind_at = ${night.toISOString()} where id = ${id}`)
		expect(await send(night)).toBe(0)
		expect((await stored()).remind_at).toBe(new Date('2026-11-24T10:00:00+02:00').toISOString())
		expect(await send(new Date('2026-12-08T12:00:00+02:00'))).toBe(0)
		expect(await stored()).toMatchObject({ remind_at: null, reminded: 0 })
		expect(await sent()).toEqual([])
	})

	test('anything from a person ends them, a sender of whom nobody is sure does not', async () => {
		const { id, ask, store, request, stored } = await open()
		const mailed = (proof: 'own' | 'unsure') =>
			store.transaction((trx) =>
				store.cases.receive(trx, id, {
					type: 'wrote',
					channel: 'mail',
					body: 'A word.',
					mail: { externalId: '', sender: 'a@mail.example', proof, quoted: '', leftOut: [] },
				}),
			)
		const ends: [string, () => Promise<unknown>, boolean][] = [
			['unsure', () => mailed('unsure'), false],
			['a mail', () => mailed('own'), true],
			[
				'the page',
				() => store.cases.fromApplicant.write(id, 'Soon.', { link: null, origin: 'mail' }),
				true,
			],
			[
				'said on the telephone',
				() =>
					ask(`POST /api/desk/cases/${id}/messages`, {
						language: 'ar',
						body: 'They will send it.',
						channel: 'call',
						direction: 'in',
					}),
				true,
			],
			['our own answer', () => store.cases.note(id, 'Among us.', { actor: 'system' }), false],
		]
		for (const [what, happens, isOver] of ends) {
			await request()
			expect((await stored()).remind_at, what).not.toBeNull()
			await happens()
			expect((await stored()).remind_at === null, what).toBe(isOver)
		}
	})

	test('nothing is sent to a closed case, one whose documents came, or an address that sends mails back', async () => {
		const { id, ask, request, stored, send, whenDue, run, sent } = await open()
		await request()
		let at = await whenDue()
		const { version } = await stored()
		await ask(`PATCH /api/desk/cases/${id}`, { version, changes: { outcome: 'no_answer' } })
		expect((await stored()).remind_at).toBeNull()
		await ask(`PATCH /api/desk/cases/${id}`, { version: version + 1, changes: { outcome: null } })

		await request('health')
		at = await whenDue()
		await run(sql`update requests set state = 'done'`)
		expect(await send(at)).toBe(0)
		expect((await stored()).remind_at).toBeNull()

		await request('photos')
		at = await whenDue()
		await ask(`POST /api/desk/cases/${id}/messages`, {
			language: 'ar',
			body: 'نحتاج إلى الصور.',
			channel: 'email',
		})
		const back = new Date().toISOString()
		await run(sql`update outgoing set failed_at = ${back}, failure_reason = '5.1.1'`)
		expect(await send(at)).toBe(0)
		expect(await sent()).toEqual([])
		expect((await stored()).remind_at).toBeNull()
	})

	test('the desk switches them off and on, the family for itself, and nobody over its head', async () => {
		const { id, ask, statusAsk, see, enter, request, stored, store } = await open()
		const patch = async (reminders: string) =>
			(
				await ask(`PATCH /api/desk/cases/${id}`, {
					version: (await stored()).version,
					changes: { reminders },
				})
			).status
		await request()
		expect(await patch('desk')).toBe(200)
		expect(await stored()).toMatchObject({ reminders: 'desk', remind_at: null })
		const { cookie } = await enter(id, 'own')
		// What the office has switched off is no switch of the family's.
		expect((await see(cookie))?.view?.own?.isReminded).toBeNull()
		expect(await patch('on')).toBe(200)
		expect((await stored()).remind_at).not.toBeNull()

		expect((await see(cookie))?.view?.own?.isReminded).toBe(true)
		const stopped = await statusAsk('POST /status/reminders', cookie, { do: 'stop' })
		expect([stopped.status, stopped.headers.get('location')]).toEqual([
			303,
			'/status?done=not_reminded',
		])
		expect(await stored()).toMatchObject({ reminders: 'family', remind_at: null })
		expect((await see(cookie))?.view?.own?.isReminded).toBe(false)
		for (const to of ['on', 'desk']) expect(await patch(to)).toBe(422)
		expect(await patch('family')).toBe(422)
		await request('health')
		expect((await stored()).remind_at).toBeNull()

		await statusAsk('POST /status/reminders', cookie, { do: 'start' })
		expect(await stored()).toMatchObject({ reminders: 'on', remind_at: expect.any(String) })
		const switched = (await store.cases.events(id)).filter(({ data }) => 'reminders' in data)
		expect(switched.map(({ actor, data }) => [actor === 'applicant', data.reminders])).toEqual([
			[true, ['family', 'on']],
			[true, ['on', 'family']],
			[false, ['desk', 'on']],
			[false, ['on', 'desk']],
		])
		for (const by of ['family', 'screen'] as const) {
			const { cookie: other } = await enter(id, by)
			const refused = await statusAsk('POST /status/reminders', other, { do: 'stop' })
			expect([by, refused.status]).toEqual([by, 403])
		}
	})

	test('without the setting nothing is planned, offered or sent', async () => {
		const { id, ask, request, stored, see, enter } = await open({})
		await request()
		expect((await stored()).remind_at).toBeNull()
		const { json } = await ask(`GET /api/desk/cases/${id}`)
		expect(json).toMatchObject({ reminders: null })
		expect((await see((await enter(id, 'own')).cookie))?.view?.own?.isReminded).toBeNull()
	})

	test('a case that nobody has said a word about for three weeks is silent', async () => {
		const { id, ask, read, request, run, store } = await open({})
		const silent = async () => (await read('?view=silent')).cases.map((one) => one.id)
		const long = new Date(Date.now() - 22 * day).toISOString()
		await run(sql`update cases set spoke_at = ${long}, created_at = ${long}`)
		// Our turn is no silence of theirs.
		expect(await silent()).toEqual([])
		await run(sql`update cases set waiting_on = 'student'`)
		expect(await silent()).toEqual([id])
		expect((await read('?view=silent')).counts).toMatchObject({ silent: 1 })
		await request()
		expect(await silent()).toEqual([])
		await run(sql`update cases set spoke_at = ${long}`)
		await store.cases.fromApplicant.write(id, 'Here.', { link: null, origin: 'mail' })
		await run(sql`update cases set waiting_on = 'student'`)
		expect(await silent()).toEqual([])
		await run(sql`update cases set spoke_at = ${long}`)
		const [row] = (await read('?view=silent')).cases
		const closing = { cases: [{ id, version: row?.version }], changes: { outcome: 'no_answer' } }
		expect((await ask('POST /api/desk/cases/bulk', closing)).status).toBe(200)
		expect(await silent()).toEqual([])
	})
})

testWhere(
	'the mail counts what is missing in the language of the family, and says that a machine sent it',
	async () => {
		const smtp = await startSmtp()
		onTestFinished(() => smtp.stop())
		const env = { REMINDERS: 'on', SMTP_URL: smtp.url, SMTP_TLS: 'optional', CONFIRM_MAIL: 'off' }
		const { ask, submit, services, run } = await openStatus(env)
		const id = await submit('user_applications', { language: 'ar' })
		for (const document of ['bank', 'health'])
			await ask(`POST /api/desk/cases/${id}/requests`, { document })
		const [row] = await run(sql`select remind_at from cases where id = ${id}`)
		const at = v.parse(v.object({ remind_at: v.string() }), row).remind_at
		await sendReminders(services.store, lease, new Date(at))
		// It leaves only in the family's hours, whenever this test runs.
		vi.useFakeTimers({ toFake: ['Date'], now: new Date(at).getTime() })
		onTestFinished(() => void vi.useRealTimers())
		services.deliveries.poke()
		const [mail] = await eventually(
			() => smtp.mails,
			(mails) => mails.length > 0,
		)
		const source = mail?.source ?? ''
		expect(source).toContain('Auto-Submitted: auto-generated')
		const [, encoded = ''] =
			/Content-Transfer-Encoding: base64\r\n\r\n([\s\S]*?)\r\n(?:\r\n|--)/.exec(source) ?? []
		const text = Buffer.from(encoded, 'base64').toString('utf8')
		expect(text).toContain('ما زال ينقص ملفكم مستندان.')
		expect(text).toContain('السلام عليكم عمر،')
		expect(text).toMatch(/\/status\/[\w-]+/)
		expect(text).not.toContain('{')
		// Which documents is nobody's business on the way.
		expect(text).not.toContain('كشف')
	},
)
