import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases, newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import type { NewOutgoing } from './outgoing-rows.ts'
import { openStore, type Store } from './store.ts'

const mail = (extra: Partial<NewOutgoing> = {}): NewOutgoing => ({
	eventId: 'e1',
	caseId: 'c1',
	messageId: 'm1',
	recipient: 'omar@mail.example',
	template: 'greeting',
	params: { name: 'عمر', count: 2, first: true, none: null },
	...extra,
})
const inAMinute = () => new Date(Date.now() + 60_000)
const known = ['greeting']

describe.each(databases)('mail to others on %s', (name, possible) => {
	async function open() {
		const databaseUrl = name === 'SQLite' ? null : await newDatabase()
		const store = await openStore({ dataDir: temporaryFolder(), databaseUrl })
		onTestFinished(() => store.close())
		return store
	}
	const add = (store: Store, ...rows: NewOutgoing[]) =>
		store.transaction((trx) => store.outgoing.add(trx, rows))
	const due = (store: Store) => store.outgoing.claimDue(known, 'a', inAMinute(), 9)
	const states = async (store: Store) =>
		(await store.outgoing.ofCase('c1')).map(({ sent_at, cancelled_at, failed_at }) =>
			sent_at ? 'sent' : cancelled_at ? 'cancelled' : failed_at ? 'failed' : 'open',
		)

	test.runIf(possible)('one event sends a template to a person once', async () => {
		const store = await open()
		await add(store, mail(), mail(), mail({ recipient: 'other@mail.example' }))
		await add(store, mail())
		const rows = await due(store)
		expect(rows.map(({ recipient }) => recipient).sort()).toEqual([
			'omar@mail.example',
			'other@mail.example',
		])
		expect(rows[0]?.params).toEqual(mail().params)
		expect(await due(store)).toEqual([])
	})

	test.runIf(possible)('what failed with its transaction is not sent', async () => {
		const store = await open()
		await expect(
			store.transaction(async (trx) => {
				await store.outgoing.add(trx, [mail()])
				throw new Error('the rest did not work')
			}),
		).rejects.toThrow('the rest')
		expect(await due(store)).toEqual([])
	})

	test.runIf(possible)('a message can be taken back until it leaves', async () => {
		const store = await open()
		await add(store, mail({ leavesAt: inAMinute() }), mail({ eventId: 'e2', messageId: 'm2' }))
		expect((await due(store)).map(({ message_id }) => message_id)).toEqual(['m2'])
		const cancel = (message: string) =>
			store.transaction((trx) => store.outgoing.cancel(trx, message))
		expect(await cancel('m1')).toBe(true)
		expect(await cancel('m1')).toBe(false)
		expect(await cancel('m2')).toBe(false)
		expect((await states(store)).sort()).toEqual(['cancelled', 'open'])
	})

	test.runIf(possible)('a final refusal is never tried again, another one is', async () => {
		const store = await open()
		await add(store, mail(), mail({ eventId: 'e2' }))
		const [first, second] = await due(store)
		const failure = { code: 'SMTP_550', outage: false }
		await store.outgoing.markFailed(first?.id ?? '', { ...failure, permanent: true }, new Date())
		await store.outgoing.markFailed(second?.id ?? '', { ...failure, permanent: false }, new Date())
		await wait(2)
		expect((await due(store)).map(({ id }) => id)).toEqual([second?.id])
		await store.outgoing.markSent(second?.id ?? '')
		expect((await states(store)).sort()).toEqual(['failed', 'sent'])
		expect((await store.outgoing.ofCase('c1')).map((row) => row.failure_reason)).toContain(
			'SMTP_550',
		)
	})

	test.runIf(possible)('a template of a newer version is left alone', async () => {
		const store = await open()
		await add(store, mail({ template: 'later' }), mail())
		expect((await due(store)).map(({ template }) => template)).toEqual(['greeting'])
		expect(await store.outgoing.claimDue(['later'], 'b', inAMinute(), 9)).toHaveLength(1)
	})

	test.runIf(possible)('a claim that is held does not run out', async () => {
		const store = await open()
		await add(store, mail())
		const [row] = await store.outgoing.claimDue(known, 'a', new Date(Date.now() + 20), 9)
		await store.outgoing.hold([row?.id ?? ''], 'a', inAMinute())
		await wait(30)
		expect(await due(store)).toEqual([])
		await store.outgoing.release((by) => by === 'a')
		expect(await due(store)).toHaveLength(1)
	})
})
