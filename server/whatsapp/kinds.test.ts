/** Kinds of WhatsApp messages, and what the case shows of each. */
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { maskedNamesStep } from '#server/store/whatsapp-names-migration.ts'
import { whatsappStopsStep } from '#server/store/whatsapp-stops-migration.ts'
import { newWamid, omar, waMessage, waStatus, waText } from '#tests/factories/whatsapp.ts'
import { openWhatsappDesk } from '#tests/services/whatsapp-desk.ts'

vi.setConfig({ testTimeout: 60_000 })

const stranger = { number: '966501112233', userId: 'SA.77', name: 'نورة' }

test.each<[Record<string, unknown>, string, string | undefined]>([
	[{ type: 'button', button: { text: 'نعم', payload: 'x' } }, 'نعم', undefined],
	[
		{
			type: 'interactive',
			interactive: { type: 'list_reply', list_reply: { id: '1', title: 'UM' } },
		},
		'UM',
		undefined,
	],
	[
		{ type: 'location', location: { latitude: 3.1, longitude: 101.6, name: 'KLCC' } },
		'KLCC\n3.1, 101.6',
		'location',
	],
	[
		{
			type: 'contacts',
			contacts: [{ name: { formatted_name: 'Ali' }, phones: [{ phone: '+966 50' }] }],
		},
		'Ali +966 50',
		'contact_card',
	],
	[{ type: 'sticker', sticker: { id: '1' } }, '', 'sticker'],
	[{ type: 'unsupported', errors: [{ code: 131051 }] }, '', 'unsupported'],
	[{ type: 'hologram' }, '', 'unsupported'],
	[{ type: 'text' }, '', 'unsupported'],
	[{ type: 'text', text: { body: 'a\u202eb\u0000c\ud800' } }, 'abc\ufffd', undefined],
])('a message of the kind %j', async (content, body, reason) => {
	const { bring, read } = await openWhatsappDesk()
	const [row] = await bring(waMessage(content))
	const [message] = (await read(row?.case_id ?? '')).messages
	expect(message).toMatchObject({ body, left_out: reason ? [{ name: '', reason }] : [] })
})

test('a reaction is seen in its case, and nobody has to answer it', async () => {
	const { submit, bring, read, write, allLeft } = await openWhatsappDesk()
	const id = await submit('contact_submissions')
	await bring(waText('Hi'))
	await write(id)
	const [ours] = await allLeft()
	const like = { type: 'reaction', reaction: { message_id: ours?.external_id, emoji: '👍' } }
	// The platform counts whole seconds: within one our own message would be the later.
	await bring(waMessage(like, { at: new Date(Date.now() + 1000) }))
	const file = await read(id)
	expect(file.case).toMatchObject({ waiting_on: 'student', unread: false })
	expect(file.messages[0]).toMatchObject({ body: '👍', proof: 'auto' })
})

test('a reaction goes to the case of the message it is on, and a flood of them is bounded', async () => {
	const { submit, bring, write, allLeft, run } = await openWhatsappDesk()
	const first = await submit('contact_submissions')
	await bring(waText('Hi'))
	await write(first)
	const [ours] = await allLeft()
	// The conversation has gone on in another case since.
	const second = await submit('user_applications')
	await bring(waText('Hi', { answers: ours?.external_id ?? '' }))
	await run(sql`update messages set case_id = ${second} where direction = 'in'`)
	const like = { type: 'reaction', reaction: { message_id: ours?.external_id, emoji: '👍' } }
	await bring(...Array.from({ length: 60 }, () => waMessage(like)))
	expect(
		await run(
			sql`select case_id, count(*) as n from messages where proof = 'auto' group by case_id`,
		),
	).toEqual([{ case_id: first, n: 50 }])
})

test('a new number is a wish that a colleague settles', async () => {
	const { submit, bring, read } = await openWhatsappDesk()
	const id = await submit('user_applications')
	const system = { body: 'User changed', wa_id: '201229876543', type: 'user_changed_number' }
	await bring(waMessage({ type: 'system', system }))
	const file = await read(id)
	expect(file.contact_change).toMatchObject({ phone: '+201••••43' })
	expect(JSON.stringify(file)).not.toContain('201229876543')
	expect(file.messages[0]?.left_out).toEqual([{ name: '', reason: 'number_changed' }])
	await bring(waMessage({ type: 'system', system }, { from: stranger }))
})

test('once the new number is confirmed, answers go there and not where they wrote before', async () => {
	const { submit, bring, read, ask, write, allLeft, platform, run } = await openWhatsappDesk()
	const id = await submit('user_applications')
	await bring(waText('Hi'))
	const system = { wa_id: '201229876543', type: 'user_changed_number' }
	await bring(waMessage({ type: 'system', system }))
	const change = (await read(id)).contact_change?.id
	const settled = await ask(`POST /api/desk/cases/${id}/contact`, { change, right: true })
	expect(settled.status).toBe(200)
	expect(await write(id)).toMatchObject({ status: 422, json: { error: 'window_closed' } })
	const approved = { id: 'wa_go_on', values: ['عمر', 'KH8-PK5-TH4'] }
	expect((await write(id, { approved })).status).toBe(202)
	await allLeft()
	expect(platform.phones.map(({ to }) => to)).toEqual(['201229876543'])
	// What comes from the old one is still theirs.
	await bring(waText('From the old telephone'))
	expect((await read(id)).messages).toContainEqual(
		expect.objectContaining({ body: 'From the old telephone', proof: 'own' }),
	)
	expect(await run(sql`select id from cases`)).toHaveLength(1)
})

test('a stranger who answers a message of ours and stops everything is no contact of the case', async () => {
	const { submit, bring, write, allLeft, run } = await openWhatsappDesk()
	const id = await submit('contact_submissions')
	await bring(waText('Hi'))
	await write(id)
	const [ours] = await allLeft()
	await bring(waText('stop', { from: stranger, answers: ours?.external_id ?? '' }))
	expect(await run(sql`select value from contacts where value = ${`+${stranger.number}`}`)).toEqual(
		[],
	)
})

test('a stop from before stops were kept apart from the cases still counts', async () => {
	const { submit, bring, run, services } = await openWhatsappDesk()
	await submit('contact_submissions')
	await bring(waText('Hi'))
	await run(sql`update contacts set stopped_at = '2026-11-01T00:00:00.000Z' where kind = 'phone'`)
	await run(sql`drop table whatsapp_stops`)
	await services.store.transaction((trx) => whatsappStopsStep.up(trx))
	expect(await services.store.cases.whatsappPeople.of(`+${omar.number}`)).toMatchObject({
		stoppedAt: '2026-11-01T00:00:00.000Z',
	})
})

test('a stop counts for the number and for the platform’s id of one person, whichever it came with', async () => {
	const { submit, bring, services } = await openWhatsappDesk()
	await submit('contact_submissions')
	await bring(waText('Hi'))
	const isStopped = async (value: string) =>
		(await services.store.cases.whatsappPeople.of(value)).stoppedAt !== null
	const both = async () => [await isStopped(`+${omar.number}`), await isStopped(omar.userId ?? '')]
	await bring(waText('stop', { from: { ...omar, number: '' } }))
	expect(await both()).toEqual([true, true])
	await bring(waText('start', { from: { number: omar.number } }))
	expect(await both()).toEqual([false, false])
})

test('a case that was called by its number in full is called by the hidden one', async () => {
	const { bring, read, run, services } = await openWhatsappDesk()
	const [row] = await bring(waText('Hi', { from: { ...stranger, name: '' } }))
	for (const table of ['cases', 'contact_submissions'])
		await run(sql`update ${sql.table(table)} set name = ${`+${stranger.number}`}`)
	await services.store.transaction((trx) => maskedNamesStep.up(trx))
	expect((await read(row?.case_id ?? '')).case.name).toBe('+966••••33')
	expect(await run(sql`select name from contact_submissions`)).toEqual([{ name: '+966••••33' }])
})

test('a case without a name is called by its number, which stays hidden until somebody presses Show', async () => {
	const { bring, read, ask } = await openWhatsappDesk()
	const [row] = await bring(waText('Hi', { from: { ...stranger, name: '' } }))
	expect((await read(row?.case_id ?? '')).case.name).toBe('+966••••33')
	const list = JSON.stringify((await ask('GET /api/desk/cases')).json)
	expect(list).toContain('+966••••33')
	expect(list).not.toContain(stranger.number)
})

test('a number that nobody can dial is kept with the platform’s id, and one without either is set aside', async () => {
	const { bring, read } = await openWhatsappDesk()
	const [row] = await bring(waText('Hi', { from: { number: '1', userId: 'SA.9', name: '' } }))
	expect((await read(row?.case_id ?? '')).messages[0]?.sender).toBe('SA.9')
	const all = await bring(waText('Hi', { from: { number: '' } }))
	expect(all.map(({ reason }) => reason)).toContain('no_sender')
})

test('reports about messages that are none of ours change nothing', async () => {
	const { bring, outgoing } = await openWhatsappDesk()
	const rows = await bring(waStatus(newWamid(), 'read', { row: 'x' }), waStatus('w', 'warmed'))
	expect(rows.map(({ state }) => state)).toEqual(['done', 'done'])
	expect(await outgoing()).toEqual([])
})
