/** Two processes that send by WhatsApp: what one is calling, the other leaves alone, also after it slept. */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { newSubmission } from '#tests/factories/submissions.ts'
import { databases } from '#tests/services/databases.ts'
import { openTestStore } from '#tests/services/store.ts'
import { whatsappQueue } from './whatsapp-queue.ts'

const attempt = { signal: new AbortController().signal, begin() {} }
const later = () => new Date(Date.now() + 60_000)

describe.each(databases.filter(([, isThere]) => isThere))('on %s', (name) => {
	test('a process whose claim ran out while it slept does not have the message of another sent twice', async () => {
		const { store } = await openTestStore(name)
		const template = { recipient: '+201001234567', template: 'wa_template', params: {} }
		await store.transaction((trx) => store.outgoing.add(trx, [{ eventId: 'e', ...template }]))
		let calls = 0
		let answer = (_id: string) => {}
		const queue = whatsappQueue(
			store,
			{ wa_template: async () => ({ type: 'template', name: 'x', language: 'ar', values: [] }) },
			async () => {
				calls += 1
				return new Promise<string>((resolve) => {
					answer = resolve
				})
			},
		)
		const [slept] = await queue.claimDue('slept', new Date(Date.now() - 1000), 1)
		const [awake] = await queue.claimDue('awake', later(), 1)
		const calling = awake?.send(attempt)
		while (calls === 0) await wait(5)
		await expect(slept?.send(attempt)).rejects.toMatchObject({ code: 'NOT_OURS' })
		const failure = { code: 'NOT_OURS', outage: false, permanent: false }
		await slept?.markFailed(failure, new Date(), false)
		expect(await queue.claimDue('third', later(), 1)).toEqual([])
		answer('wamid.1')
		await calling
		await awake?.markDone()
		expect(calls).toBe(1)
	})

	test('a message whose call may still be reported is not sent again from the list of failures', async () => {
		const { store } = await openTestStore(name)
		const template = { recipient: '+201001234567', template: 'wa_template', params: {} }
		await store.transaction((trx) => store.outgoing.add(trx, [{ eventId: 'e', ...template }]))
		const [row] = await store.whatsappOutgoing.claimDue('one', later(), 1)
		const id = row?.id ?? ''
		await store.whatsappOutgoing.begin(id, 'one')
		await store.whatsappOutgoing.markUnknown(id, 'one')
		expect(await store.cases.overview.retry('outgoing', id, 'sara')).toBe(false)
		expect(await store.whatsappOutgoing.claimDue('two', later(), 1)).toEqual([])
	})

	test('a message that is reported after somebody wanted it sent again is not sent again', async () => {
		const { store, run } = await openTestStore(name)
		const { submission } = await store.submissions.submit(newSubmission('user_applications'))
		const about = { eventId: 'e', caseId: submission.id, messageId: 'm' }
		const template = { recipient: '+201001234567', template: 'wa_template', params: {} }
		await store.transaction((trx) => store.outgoing.add(trx, [{ ...about, ...template }]))
		const rows = store.whatsappOutgoing
		const [row] = await rows.claimDue('one', later(), 1)
		await rows.begin(row?.id ?? '', 'one')
		await rows.markUnknown(row?.id ?? '', 'one')
		await run(sql`update outgoing set begun_at = '2026-01-01T00:00:00.000Z'`)
		// Nobody has heard of it for too long.
		expect(await rows.claimDue('one', later(), 1)).toEqual([])
		expect(await rows.sendAgain(submission.id, 'm', { actor: 'sara' })).toBe(true)
		const at = new Date().toISOString()
		const status = { id: 'wamid.1', status: 'delivered', biz_opaque_callback_data: row?.id }
		const lease = { name: 'arrivals', by: 'lane' }
		await store.leases.take(lease, later())
		await store.whatsappArrivals.add([
			{ key: 'k', kind: 'status', at, data: JSON.stringify({ status }) },
		])
		expect(await store.whatsappArrivals.workOff(lease, 'k')).toBe('done')
		expect(await rows.claimDue('one', later(), 1)).toEqual([])
	})
})
