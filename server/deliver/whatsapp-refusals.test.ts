/** What the platform answers and reports: every code that it documents, and its reports in every order. */
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { laterState, type MessageState } from '#domain/conversations/whatsapp-codes.ts'
import { waStatus, waText } from '#tests/factories/whatsapp.ts'
import { testedOn } from '#tests/services/databases.ts'
import { eventually } from '#tests/services/server.ts'
import { openWhatsappDesk } from '#tests/services/whatsapp-desk.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

async function open(env: Record<string, string> = {}) {
	const desk = await openWhatsappDesk(env)
	const id = await desk.submit('user_applications')
	await desk.bring(waText('Hello'))
	return { ...desk, id }
}

const channelWaits = [130429, 4, 80007, 131000, 131016, 131057, 1, 2]
const channelBroken = [0, 10, 190, 200, 250, 299, 368, 131031, 131042, 131048, 133010]
const templates = [132000, 132001, 132005, 132007, 132012, 132015, 132016]
const final = [131047, 131026, 131049, 131050, 130472, 100, 131008, 131009, 131051, 131053]

test('a code about the channel holds messages up and is on the overview, until one gets through', async () => {
	const { id, write, leave, outgoing, platform, services, run } = await open()
	const { whatsappOutgoing } = services.store
	for (const [at, code] of [...channelWaits, ...channelBroken].entries()) {
		platform.decide(() => ({ code }))
		await write(id, { body: `Message ${at}` })
		await leave()
		const [row] = await eventually(
			async () => (await outgoing()).filter(({ sent_at }) => sent_at === null),
			([one]) => one?.failure_reason === `${code}`,
		)
		expect([code, row?.failed_at, row?.begun_at]).toEqual([code, null, null])
		expect([code, await whatsappOutgoing.fault()]).toEqual([
			code,
			{ code: `${code}`, since: expect.any(String) },
		])
		platform.decide(() => 'taken')
		await run(sql`update outgoing set next_attempt_at = ${new Date().toISOString()}
			where sent_at is null`)
		services.deliveries.poke()
		await eventually(outgoing, (rows) => rows.every(({ sent_at }) => sent_at !== null))
		expect(await whatsappOutgoing.fault()).toBeNull()
	}
	const wanted = [...channelWaits, ...channelBroken].map((_, at) => `Message ${at}`)
	expect(platform.phones.map(({ said }) => said)).toEqual(wanted)
})

test('a code about a message ends that message alone, says why in the thread, and never leaves again by itself', async () => {
	const { id, write, leave, outgoing, platform, read, services } = await open()
	for (const code of [...final, ...templates]) {
		platform.decide(() => ({ code }))
		await write(id, { body: `Refused with ${code}` })
		await leave()
		await eventually(outgoing, (rows) =>
			rows.some(({ failure_reason, failed_at }) => failure_reason === `${code}` && failed_at),
		)
		expect(await services.store.whatsappOutgoing.fault()).toBeNull()
		const [message] = (await read(id)).messages
		expect(message).toMatchObject({ body: `Refused with ${code}`, failure_reason: `${code}` })
		// The day is open, and of these none is an approved message: the rest would be refused again.
		const mayHelp = code === 131047 || templates.includes(code)
		expect([code, message?.may_send_again]).toEqual([code, mayHelp])
	}
	platform.decide(() => 'taken')
	await leave()
	await write(id, { body: 'Goes on' })
	await leave()
	await eventually(outgoing, (rows) => rows.some(({ sent_at }) => sent_at !== null))
	expect(platform.phones.map(({ said }) => said)).toEqual(['Goes on'])
	expect(platform.calls.filter((call) => call.startsWith('POST'))).toHaveLength(
		final.length + templates.length + 1,
	)
})

function ordersOf<T>(list: readonly T[]): T[][] {
	if (list.length < 2) return [[...list]]
	return list.flatMap((first) =>
		ordersOf(list.filter((one) => one !== first)).map((rest) => [first, ...rest]),
	)
}

test.each(testedOn('PostgreSQL'))(
	'reports in all orders, each twice, end where the rule says, on %s',
	async (_, possible, place) => {
		if (!possible) return
		const { id, write, allLeft, bring, outgoing } = await open(await place())
		const orders = ordersOf<MessageState>(['sent', 'delivered', 'read', 'failed'])
		expect(orders).toHaveLength(24)
		for (const order of orders) await write(id, { body: order.join(' ') })
		const rows = await allLeft()
		const ids = rows.map(({ external_id }) => external_id ?? '')
		for (const step of [0, 0, 1, 2, 2, 3])
			await bring(
				...orders.map((order, at) => waStatus(ids[at] ?? '', order[step] ?? '', { code: 131026 })),
			)
		const ended = new Map((await outgoing()).map((row) => [row.external_id, row]))
		for (const [at, order] of orders.entries()) {
			const row = ended.get(ids[at] ?? '')
			const end = order.reduce<MessageState>(laterState, 'accepted')
			expect([order, row?.status]).toEqual([order, end])
			expect([order, row?.failed_at !== null]).toEqual([order, end === 'failed'])
		}
	},
)

test('an approved message that is refused is not sent again in its language, until a manager allows it or one gets through', async () => {
	const { id, write, allLeft, platform, run, ask, read, mazen, services } = await open()
	const approved = { id: 'wa_go_on', values: ['عمر', 'KH8-PK5-TH4'] }
	const given = (language: 'ar' | 'en') => write(id, { approved, language })
	const calls = () => platform.calls.filter((call) => call.startsWith('POST')).length
	platform.decide(() => ({ code: 132001 }))
	expect((await given('ar')).status).toBe(202)
	await allLeft()
	// Neither the same one nor the reminder of another name is held up, and the day of free answers goes on.
	expect(await given('ar')).toMatchObject({ status: 422, json: { error: 'template_refused' } })
	expect(calls()).toBe(1)
	// Nor is it offered to send that one again, which the platform would refuse again.
	const refused = async () => {
		const [one] = (await read(id)).messages.filter(({ failure_reason }) => failure_reason)
		return { id: one?.id, may_send_again: one?.may_send_again }
	}
	const again = async (key: string) =>
		ask(`POST /api/desk/cases/${id}/messages/${(await refused()).id}/again`, {}, undefined, key)
	expect(await refused()).toMatchObject({ may_send_again: false })
	expect(await again('too-early')).toMatchObject({
		status: 422,
		json: { error: 'template_refused' },
	})
	await allLeft()
	expect(calls()).toBe(1)
	platform.decide(() => 'taken')
	expect((await given('en')).status).toBe(202)
	expect((await write(id)).status).toBe(202)
	await allLeft()
	expect(platform.phones).toHaveLength(2)
	const { json } = await ask(`GET /api/desk/cases/${id}`)
	expect(json).toMatchObject({ refused_templates: [{ name: 'rihla_go_on', language: 'ar' }] })

	const overview = await ask('GET /api/desk/overview', undefined, mazen)
	expect(overview.json).toMatchObject({
		whatsapp: { refused: [{ name: 'rihla_go_on', language: 'ar', code: '132001' }] },
	})
	const allow = (who: typeof mazen | undefined, key: string) =>
		ask('POST /api/desk/overview/templates/rihla_go_on', { language: 'ar' }, who, key)
	expect((await allow(undefined, 'not-a-manager')).status).toBe(403)
	for (const press of ['it-is-approved', 'it-is-approved', 'once more'])
		expect((await allow(mazen, press.replaceAll(' ', '-'))).status).toBe(204)
	const noted = await run(sql`select id from events where type = 'template_allowed'`)
	expect(noted).toHaveLength(1)
	const unknown = 'POST /api/desk/overview/templates/no_such_message'
	expect((await ask(unknown, { language: 'ar' }, mazen)).status).toBe(404)
	expect(await refused()).toMatchObject({ may_send_again: true })
	expect((await again('allowed-again')).status).toBe(204)
	await allLeft()
	expect(platform.phones).toHaveLength(3)

	// Written before it was refused, and sent again by a person: it gets through, so the others may too.
	platform.decide(() => ({ code: 132015 }))
	expect((await given('ar')).status).toBe(202)
	await allLeft()
	expect((await given('ar')).status).toBe(422)
	platform.decide(() => 'taken')
	const [failed] = await run(sql`select id from outgoing where failure_reason = '132015'`)
	expect(
		await services.store.cases.overview.retry(
			'outgoing',
			`${Reflect.get(Object(failed), 'id')}`,
			'sara',
		),
	).toBe(true)
	await allLeft()
	expect((await given('ar')).status).toBe(202)
})
