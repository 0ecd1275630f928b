import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { waText } from '#tests/factories/whatsapp.ts'
import { openWhatsappDesk } from '#tests/services/whatsapp-desk.ts'

const approved = { id: 'wa_go_on', values: ['عمر', 'KH8-PK5-TH4'] }
const longAgo = new Date(Date.now() - 30 * 60 * 60 * 1000).toISOString()

/** A case with messages that were given up: nobody knows whether they arrived. */
async function open(...written: readonly object[]) {
	const desk = await openWhatsappDesk()
	const id = await desk.submit('user_applications')
	await desk.bring(waText('Hello'))
	for (const one of written) expect((await desk.write(id, one)).status).toBe(202)
	await desk.run(
		sql`update outgoing set begun_at = ${longAgo}, failed_at = ${longAgo}, failure_reason = 'PERHAPS'`,
	)
	const offered = async () =>
		(await desk.read(id)).messages
			.filter(({ direction }) => direction === 'out')
			.map(({ may_send_again }) => may_send_again)
	return { ...desk, id, offered }
}

test.each([
	['free words once their day is over', { body: 'Offer' }],
	['an approved message to who stopped', { approved, language: 'ar' }],
])('%s: sending again is not offered, and leaves what is known of it', async (_, written) => {
	const { id, ask, bring, read, run, offered } = await open(written)
	expect(await offered()).toEqual([true])
	if ('approved' in written) await bring(waText('STOP'))
	else await run(sql`update contacts set last_in_at = ${longAgo}`)
	expect(await offered()).toContain(false)
	expect(await offered()).not.toContain(true)
	const message = (await read(id)).messages.find(({ failure_reason }) => failure_reason)
	const again = `POST /api/desk/cases/${id}/messages/${message?.id}/again`
	expect(await ask(again, {})).toMatchObject({ status: 422, json: { error: 'not_again' } })
	const kept = (await read(id)).messages.find(({ id: one }) => one === message?.id)
	expect(kept?.failure_reason).toBe('PERHAPS')
})

test('however many were given up, people and refused messages are asked for once, and only for what is shown', async () => {
	const texts = ['one', 'two', 'three'].map((body) => ({ body }))
	const { id, services, offered, ask } = await open({ approved, language: 'ar' }, ...texts)
	const { cases, refusedTemplates, whatsappOutgoing } = services.store
	const asked = [
		vi.spyOn(cases.whatsappPeople, 'of'),
		vi.spyOn(refusedTemplates, 'isRefused'),
		vi.spyOn(whatsappOutgoing, 'givenUp'),
	]
	expect(await offered()).toEqual([true, true, true, true])
	expect(asked.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1])
	// Of the notes alone nothing was given up.
	await ask(`GET /api/desk/cases/${id}?log=notes`)
	expect(asked.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 2])
})
