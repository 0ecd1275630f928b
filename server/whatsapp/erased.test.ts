/** A family that wrote by WhatsApp, in every kind and with a file, and is erased: nothing of it is left, and a call that comes again brings nothing back. */
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { newWamid, waCall, waMessage, waStatus, waText } from '#tests/factories/whatsapp.ts'
import { hitsInDatabase, hitsInFolder } from '#tests/services/canary.ts'
import { pdfSaying } from '#tests/services/packs.ts'
import { eventually } from '#tests/services/server.ts'
import { openWhatsappDesk } from '#tests/services/whatsapp-desk.ts'

vi.setConfig({ testTimeout: 60_000 })

test('nothing of an erased WhatsApp case is left, also when the platform brings it again', async () => {
	const desk = await openWhatsappDesk()
	const { bring, write, allLeft, platform, services, settings, run, post, settled, arrivals } = desk
	const { ask } = desk
	const from = { number: '966505557731', userId: 'SA.zerzura', name: 'Zerzura' }
	const words = ['966505557731', 'SA.zerzura', 'Zerzura', 'wamid.zerzura']
	const first = waText('Zerzura says hello', { from, id: 'wamid.zerzura' })
	const [row] = await bring(first)
	const id = row?.case_id ?? ''
	platform.files.set('media1', {
		bytes: Buffer.from(await pdfSaying('Zerzura')),
		type: 'application/pdf',
	})
	const document = {
		id: 'media1',
		mime_type: 'application/pdf',
		filename: 'Zerzura.pdf',
		caption: 'Zerzura',
	}
	await bring(waMessage({ type: 'document', document }, { from }))
	await bring(waMessage({ type: 'reaction', reaction: { emoji: '👍' } }, { from }))
	await bring(waMessage({ type: 'system', system: { wa_id: '966505557732' } }, { from }))
	await bring(
		waMessage(
			{ type: 'location', location: { latitude: 1, longitude: 2, name: 'Zerzura' } },
			{ from },
		),
	)
	await bring(waText('stop', { from }))
	await write(id, { body: 'Dear Zerzura' })
	const sent = await allLeft()
	await bring(
		waStatus(sent[0]?.external_id ?? '', 'read'),
		waStatus(newWamid(), 'failed', { row: sent[1]?.id ?? '' }),
	)
	await eventually(
		() => services.store.cases.attachments.ofCase(id),
		(all) => all.length === 0,
	)
	expect(await hitsInDatabase(settings, words)).not.toEqual([])
	// Who erases is asked to delete mails by hand: here is none in the mailbox.
	expect((await ask(`GET /api/desk/cases/${id}`)).json).toMatchObject({ mails: 0 })
	await services.eraser.erase([{ kind: 'contact_submissions', id }], {
		by: 'test',
		reason: 'command',
	})
	expect(await hitsInDatabase(settings, words)).toEqual([])
	expect(hitsInFolder(settings.dataDir, words)).toEqual([])
	expect((await post(waCall([first]))).status).toBe(200)
	await settled()
	expect((await arrivals()).every(({ state }) => state === 'erased')).toBe(true)
	expect(await hitsInDatabase(settings, words)).toEqual([])
	// What they asked for still counts, also in a case to come.
	const { whatsappPeople } = services.store.cases
	expect((await whatsappPeople.of('+966505557731')).stoppedAt).not.toBeNull()
	expect((await whatsappPeople.of('SA.zerzura')).stoppedAt).not.toBeNull()
	// A database from before knows nothing of the messages: the tombstone brings their keys, each by the way it came.
	for (const table of ['arrivals', 'erasures', 'erased_marks'] as const)
		await run(sql`delete from ${sql.table(table)}`)
	await services.eraser.eraseAgain()
	const again = await run(sql`select distinct channel, state from arrivals`)
	expect(again).toEqual([{ channel: 'wa', state: 'erased' }])
})

test('what was set aside of somebody goes with their last case, and stays while they have another', async () => {
	const { bring, services, settings, run, arrivals } = await openWhatsappDesk()
	const from = { number: '966505557731', userId: 'SA.zerzura', name: 'Zerzura' }
	// A flood of strangers: it waits for a manager, in no case.
	await bring(waText('Zerzura is in the flood', { from }))
	await run(sql`update arrivals set state = 'aside', reason = 'flood', case_id = null, message_id = null,
		data = ${JSON.stringify({ sender: { ...from, number: `+${from.number}` } })}`)
	const idsOf = async () => {
		const rows = await run(sql`select id from cases`)
		return rows.map((row) => `${Reflect.get(Object(row), 'id')}`)
	}
	const [first = ''] = await idsOf()
	await run(sql`update cases set closed_at = '2020-01-01T00:00:00.000Z'`)
	await bring(waText('Zerzura writes again', { from }))
	const [second = ''] = (await idsOf()).filter((id) => id !== first)
	const erase = (id: string) =>
		services.eraser.erase([{ kind: 'contact_submissions', id }], { by: 'test', reason: 'command' })
	await erase(first)
	expect((await arrivals()).some(({ state }) => state === 'aside')).toBe(true)
	await erase(second)
	expect((await arrivals()).map(({ state }) => state)).toEqual(['erased', 'erased'])
	expect(await hitsInDatabase(settings, ['Zerzura', '966505557731'])).toEqual([])
})
