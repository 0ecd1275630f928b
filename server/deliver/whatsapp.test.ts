/** Messages leave by WhatsApp: once, in their order, and where nobody knows, a person decides. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Services } from '#server/services.ts'
import { omar, waStatus, waText } from '#tests/factories/whatsapp.ts'
import { testedOn } from '#tests/services/databases.ts'
import { freePort } from '#tests/services/free-port.ts'
import { eventually } from '#tests/services/server.ts'
import { openWhatsappDesk } from '#tests/services/whatsapp-desk.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** A family that has just written. */
async function open(env: Record<string, string> = {}) {
	const desk = await openWhatsappDesk(env)
	const id = await desk.submit('user_applications')
	await desk.bring(waText('Hello'))
	return { ...desk, id }
}

/** What colleagues are told, with how much is new in the case. */
function told({ store }: Services) {
	return store.transaction((trx) =>
		trx
			.selectFrom('staff_notices')
			.innerJoin('cases', 'cases.id', 'staff_notices.case_id')
			.select(['staff_notices.kind', 'case_id', 'news'])
			.where('seen_at', 'is', null)
			.execute(),
	)
}

test.each(testedOn('PostgreSQL'))(
	'an answer leaves, and the thread says how far it has come, on %s',
	async (_, possible, place) => {
		if (!possible) return
		const { id, write, allLeft, platform, read, bring } = await open(await place())
		expect((await write(id)).status).toBe(202)
		const [row] = await allLeft()
		expect(platform.faults).toEqual([])
		expect(platform.phones).toMatchObject([
			{ to: omar.number, said: 'Please send it.', row: row?.id, id: row?.external_id },
		])
		const status = async () => (await read(id)).messages[0]?.status
		expect(await status()).toBe('accepted')
		for (const said of ['delivered', 'sent', 'read', 'delivered', 'failed']) {
			await bring(waStatus(row?.external_id ?? '', said))
		}
		expect(await status()).toBe('read')
		expect((await read(id)).messages[0]?.failed_at).toBeNull()
	},
)

test('the messages to one person leave in the order in which they were written', async () => {
	const { id, write, allLeft, platform } = await open()
	const bodies = Array.from({ length: 6 }, (_, at) => `Part ${at}`)
	for (const body of bodies) await write(id, { body })
	await allLeft()
	expect(platform.phones.map(({ said }) => said)).toEqual(bodies)
})

test('a day after their last word only approved messages leave, and none to who has stopped', async () => {
	const { id, write, run, allLeft, platform, bring } = await open()
	const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString()
	// Written in time, and leaving too late.
	expect((await write(id)).status).toBe(202)
	await run(sql`update contacts set last_in_at = ${yesterday}`)
	const [late] = await allLeft()
	expect(late).toMatchObject({ failure_reason: '131047', sent_at: null })
	expect(platform.calls).toEqual([])
	expect(await write(id)).toMatchObject({ status: 422, json: { error: 'window_closed' } })
	const approved = { id: 'wa_go_on', values: ['عمر', 'KH8-PK5-TH4'] }
	expect((await write(id, { approved, language: 'ar' })).status).toBe(202)
	await allLeft()
	expect(platform.faults).toEqual([])
	expect(platform.phones.map(({ said }) => said)).toEqual(['rihla_go_on | ar | عمر | KH8-PK5-TH4'])
	for (const wrong of [
		{ id: 'wa_go_on', values: ['عمر'] },
		{ id: 'unknown', values: [] },
	])
		expect((await write(id, { approved: wrong })).status).toBe(422)
	await bring(waText('إيقاف'))
	expect(await write(id, { approved })).toMatchObject({ json: { error: 'stopped' } })
	// Who writes is answered.
	expect((await write(id)).status).toBe(202)
})

test('without a number, or without the settings, nothing leaves', async () => {
	const { submit, write } = await openWhatsappDesk()
	const id = await submit('contact_submissions', { fields: { phone: '' } })
	expect(await write(id)).toMatchObject({ status: 422, json: { error: 'no_number' } })
	expect(await write(id, { channel: 'email' })).toMatchObject({ status: 202 })
})

test('a case that came by WhatsApp has no address for mail', async () => {
	const { bring, write, ask } = await openWhatsappDesk()
	const [row] = await bring(waText('Hi', { from: { number: '966501112233', userId: 'SA.1' } }))
	const id = row?.case_id ?? ''
	expect(await write(id, { channel: 'email' })).toMatchObject({
		status: 422,
		json: { error: 'no_address' },
	})
	expect((await ask(`POST /api/desk/cases/${id}/links`, { send: 'mail' })).status).not.toBe(200)
})

test.each([
	[130429, 'waits'],
	[190, 'waits'],
	[131016, 'waits'],
	[131056, 'waits'],
	[131026, 'fails'],
	[131047, 'fails'],
	[131049, 'fails'],
	[132001, 'fails'],
	[100, 'fails'],
	[424_242, 'fails'],
])('a message that is refused with %i %s', async (code, outcome) => {
	const { id, write, leave, outgoing, platform, read, services } = await open()
	platform.decide(() => ({ code }))
	await write(id)
	await leave()
	const [row] = await eventually(outgoing, ([one]) => one?.failure_reason === `${code}`)
	expect(row?.failed_at === null ? 'waits' : 'fails').toBe(outcome)
	expect(row?.begun_at).toBeNull()
	const isHeldUp = outcome === 'waits' && code !== 131056
	expect(await services.store.whatsappOutgoing.fault()).toEqual(
		isHeldUp ? { code: `${code}`, since: expect.any(String) } : null,
	)
	if (outcome === 'fails') {
		expect(await told(services)).toEqual([{ kind: 'undelivered', case_id: id, news: 1 }])
		expect((await read(id)).messages[0]?.failure_reason).toBe(`${code}`)
		return
	}
	platform.decide(() => 'taken')
	await leave()
	await eventually(outgoing, ([one]) => one?.sent_at !== null)
	expect(platform.phones).toHaveLength(1)
})

test.each(['lost', 'cut'] as const)(
	'a call without an answer (%s) is not made again; a person decides',
	async (fate) => {
		const { id, write, leave, outgoing, platform, run, read, ask, bring, services } = await open()
		platform.decide(() => fate)
		await write(id)
		await leave()
		await eventually(outgoing, ([row]) => row?.attempts === 1)
		await leave()
		const earlier = new Date(Date.now() - 3 * 60_000).toISOString()
		await run(sql`update outgoing set begun_at = ${earlier}`)
		await eventually(outgoing, ([row]) => row?.failure_reason === 'PERHAPS')
		expect(await told(services)).toEqual([{ kind: 'undelivered', case_id: id, news: 1 }])
		expect(platform.calls).toHaveLength(1)
		const [message] = (await read(id)).messages
		const again = () =>
			ask(`POST /api/desk/cases/${id}/messages/${message?.id}/again`, {}, undefined, 'again-now')
		platform.decide(() => 'taken')
		if (fate === 'lost') {
			// The platform reports it after all.
			const [onPhone] = platform.phones
			await bring(waStatus(onPhone?.id ?? '', 'delivered', { row: onPhone?.row ?? '' }))
			expect((await read(id)).messages[0]).toMatchObject({ status: 'delivered', failed_at: null })
			expect((await again()).status).toBe(409)
		} else {
			expect((await again()).status).toBe(204)
			await eventually(outgoing, ([row]) => row?.sent_at !== null)
			expect((await read(id)).events.map(({ type }) => type)).toContain('sent_again')
		}
		expect(platform.phones).toHaveLength(1)
	},
)

test('a platform that can not be reached has got nothing: the message leaves later', async () => {
	const { id, write, leave, outgoing, platform, run } = await open({
		WHATSAPP_API: `http://127.0.0.1:${await freePort()}/v26.0`,
	})
	await write(id)
	await leave()
	const [row] = await eventually(outgoing, ([one]) => one?.attempts !== 0)
	expect(row).toMatchObject({ failure_reason: 'ECONNREFUSED', begun_at: null, failed_at: null })
	expect(platform.phones).toEqual([])
	expect(await run(sql`select outage from outgoing`)).toEqual([{ outage: expect.anything() }])
})

test('a message that fails on its way says why, and the case is unread', async () => {
	const { id, write, allLeft, bring, run, read } = await open()
	await write(id)
	const [row] = await allLeft()
	await bring(waStatus(row?.external_id ?? '', 'failed', { code: 131026 }))
	expect(await run(sql`select unread from cases where id = ${id}`)).toEqual([
		{ unread: expect.anything() },
	])
	const [message] = (await read(id)).messages
	expect(message).toMatchObject({ failure_reason: '131026', status: 'failed' })
})

test('taken back in time, it never leaves', async () => {
	const { id, write, ask, read, platform, leave, outgoing } = await open()
	await write(id)
	const [message] = (await read(id)).messages
	expect((await ask(`DELETE /api/desk/cases/${id}/messages/${message?.id}`)).status).toBe(204)
	await leave()
	expect(await outgoing()).toMatchObject([{ sent_at: null }])
	expect(platform.phones).toEqual([])
})

test('reports in whatever order end in the same state', async () => {
	const { id, write, allLeft, bring, outgoing } = await open()
	await write(id)
	const [row] = await allLeft()
	const said = fc.sample(fc.shuffledSubarray(['sent', 'delivered', 'read'], { minLength: 3 }), 4)
	for (const order of said)
		for (const one of order) await bring(waStatus(row?.external_id ?? '', one))
	expect((await outgoing())[0]?.status).toBe('read')
})

test('what is longer than the platform takes is refused when it is written, not cut when it leaves', async () => {
	const { id, write, allLeft, platform } = await open()
	const tooLong = await write(id, { body: `${'a'.repeat(4090)} {status_link}` })
	expect(tooLong).toMatchObject({ status: 422, json: { errors: { body: 'too_long' } } })
	expect((await write(id, { body: 'a'.repeat(4096) })).status).toBe(202)
	await allLeft()
	expect(platform.phones.map(({ said }) => said.length)).toEqual([4096])
})
