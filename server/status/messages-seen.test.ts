/** What the office wrote is on the status page when its time has come, whatever the mail server says to the mail. */
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startSmtp } from '#tests/fakes/smtp.ts'
import { eventually } from '#tests/services/server.ts'
import { openWithCase } from '#tests/services/status.ts'

const smtp = await startSmtp()
beforeEach(() => smtp.refuseWith(null))

const answers = [
	['taken', null, { attempts: 1, failed_at: null }],
	['put off', 451, { attempts: 1, sent_at: null, failed_at: null }],
	[
		'refused for good',
		550,
		{ attempts: 1, sent_at: null, next_attempt_at: '9999-12-31T00:00:00.000Z' },
	],
] as const

test.each(answers)('a message whose mail is %s is seen', async (_, code, becomes) => {
	const { services, ask, id, enter, see, run } = await openWithCase({ SMTP_URL: smtp.url })
	const { cookie } = await enter(id, 'own')
	const seen = async () =>
		(await see(cookie))?.view?.own?.messages.map(({ body }) => body) ?? 'no page'
	smtp.refuseWith(code)
	const message = { channel: 'email', language: 'en', subject: 'Visa', body: 'It is there.' }
	expect((await ask(`POST /api/desk/cases/${id}/messages`, message)).status).toBe(202)
	expect(await seen()).toEqual([])

	// Half a minute later.
	const before = new Date(Date.now() - 30_000).toISOString()
	await run(sql`update messages set at = ${before}`)
	await run(sql`update outgoing set next_attempt_at = ${before} where template = 'message'`)
	services.deliveries.poke()
	const state = sql`
		select attempts, sent_at, failed_at, next_attempt_at from outgoing where template = 'message'`
	const [row] = await eventually(
		() => run(state),
		([tried]) => Reflect.get(Object(tried), 'attempts') === 1,
	)
	expect(row).toMatchObject(becomes)
	expect(await seen()).toEqual(['It is there.'])
})

test('one that was taken back in time is never seen', async () => {
	const { ask, id, enter, see, run } = await openWithCase({ SMTP_URL: smtp.url })
	const { cookie } = await enter(id, 'own')
	const message = { channel: 'email', language: 'en', subject: 'Visa', body: 'To the wrong one.' }
	const sent = await ask(`POST /api/desk/cases/${id}/messages`, message)
	const key = `${Reflect.get(Object(sent.json), 'id')}`
	expect((await ask(`DELETE /api/desk/cases/${id}/messages/${key}`)).status).toBe(204)
	await run(sql`update messages set at = ${new Date(Date.now() - 30_000).toISOString()}`)
	expect((await see(cookie))?.view?.own?.messages).toEqual([])
})
