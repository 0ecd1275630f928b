/** Whatever is done with a case in the moment of its erasure waits for its turn: on PostgreSQL no two transactions wait for each other. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { newSubmission } from '#tests/factories/submissions.ts'
import { hasPostgres } from '#tests/services/postgres.ts'
import { openTestStore } from '#tests/services/store.ts'
import { addAttachment } from '../store/cases/attachments.ts'
import { lockSubmission } from '../store/cases/case-rows.ts'
import { eraseAndKeepTombstone, type Tombstone } from '../store/tombstone-rows.ts'

const byMail = { link: null, origin: 'mail' } as const
const sara = { actor: 'sara' }

describe.runIf(hasPostgres)('while a case is erased', () => {
	async function open() {
		const { store, database, run } = await openTestStore('PostgreSQL')
		const { submission } = await store.submissions.submit(newSubmission('user_applications'))
		const row = await store.cases.find(submission.id)
		if (!row) throw new Error('a submission without a case')
		const found = await store.erasures.trace({ kind: row.kind, id: row.submission_id })
		if (!found) throw new Error('nothing to erase')
		const { reference, ...traces } = found
		const tombstone: Tombstone = {
			...{ id: randomUUID(), kind: row.kind, submissionId: row.submission_id, reference, traces },
			...{ line: '', by: 'test', reason: 'test', requestedAt: new Date().toISOString() },
		}

		/** Until it waits for a lock, or is done. */
		async function waits(work: Promise<unknown>): Promise<void> {
			let isDone = false
			const done = () => {
				isDone = true
			}
			work.then(done, done)
			while (!isDone) {
				const waiting = await run(sql`select pid from pg_stat_activity
					where datname = current_database() and wait_event_type = 'Lock'`)
				if (waiting.length > 0) return
				await wait(10)
			}
		}

		/** Deletes the case as an erasure does, with `act` begun once the rows that `locked` locks are locked. */
		const eraseDuring = async (act: () => Promise<unknown>, locked = lockSubmission) => {
			let acting: Promise<unknown> = Promise.resolve()
			await database.transaction(async (trx) => {
				await locked(trx, row.kind, row.submission_id)
				acting = act()
				acting.catch(() => undefined)
				await waits(acting)
				await lockSubmission(trx, row.kind, row.submission_id)
				await eraseAndKeepTombstone(trx, tombstone)
			})
			await acting
			expect(await store.cases.find(row.id)).toBeNull()
		}
		return { store, row, run, tombstone, eraseDuring }
	}

	test('a new address of its applicant', async () => {
		const { store, row, eraseDuring } = await open()
		const wanted = { email: 'new@mail.example', phone: null }
		const id = await store.cases.contactChanges.ask(row.id, wanted, 'A new one', byMail)
		await eraseDuring(() => store.cases.contactChanges.settle(row.id, id ?? '', true, sara))
	})

	test('its links that are opened, and stopped', async () => {
		const opening = await open()
		const token = await opening.store.cases.mintLink(opening.row.id, 'mail')
		await opening.eraseDuring(() => opening.store.cases.visits.openLink(token))
		const { store, row, eraseDuring } = await open()
		await store.cases.mintLink(row.id, 'mail')
		await eraseDuring(() => store.cases.links.stop(row, sara))
	})

	test('an erasure that is taken back', async () => {
		const { store, row, eraseDuring } = await open()
		const { erasure } = store.cases
		await erasure.ask(row, 'test', new Date(Date.now() + 60_000), sara)
		await eraseDuring(() => erasure.takeBack(row, sara))
	})

	test('the same erasure, by a process that reads its tombstone', async () => {
		const { store, tombstone, eraseDuring } = await open()
		const file = { name: 'a.json', tombstones: [tombstone], website: [], isTyped: false }
		await eraseDuring(
			() => store.erasures.replay([file]),
			async (trx, kind, id) => {
				await trx.selectFrom(kind).select('id').where('id', '=', id).forUpdate().execute()
			},
		)
	})

	const lease = { name: 'arrivals', by: 'lane' }
	/** What the platform brings, taken in and worked off by its lane. */
	async function arrives({ store }: Pick<Awaited<ReturnType<typeof open>>, 'store'>, data: object) {
		const [key, at] = [randomUUID(), new Date().toISOString()]
		await store.whatsappArrivals.add([{ key, kind: 'message', at, data: JSON.stringify(data) }])
		await store.leases.take(lease, new Date(Date.now() + 60_000))
		return () => store.whatsappArrivals.workOff(lease, key)
	}

	test('a WhatsApp message of it that did not arrive', async () => {
		const { store, row, run, eraseDuring } = await open()
		const about = { eventId: 'e', caseId: row.id, messageId: 'm' }
		const template = { recipient: '+201001234567', template: 'wa_text', params: {} }
		await store.transaction((trx) => store.outgoing.add(trx, [{ ...about, ...template }]))
		await run(sql`update outgoing set external_id = 'wamid.1', sent_at = '2026-11-17'`)
		const status = { id: 'wamid.1', status: 'failed', errors: [{ code: 131026 }] }
		await eraseDuring(await arrives({ store }, { status }))
	})

	test('a file of a WhatsApp message that was fetched', async () => {
		const { store, row, eraseDuring } = await open()
		const file = { mediaId: '1', digest: '', contentType: 'image/jpeg', fileName: '' }
		await store.transaction((trx) =>
			addAttachment(trx, { caseId: row.id, messageId: 'm', file, key: 'k' }),
		)
		const [fetched] = await store.cases.attachments.claimDue('one', new Date(), 1)
		await eraseDuring(() => store.cases.attachments.keep(fetched?.id ?? '', 'no such'))
	})

	test('a WhatsApp message that comes in: it opens a case of its own', async () => {
		const { store, row, run, eraseDuring } = await open()
		const [submitted] = await run(sql`select phone_e164 from user_applications`)
		const { phone_e164: number } = v.parse(v.object({ phone_e164: v.string() }), submitted)
		const workOff = await arrives(
			{ store },
			{
				sender: { number, userId: '', name: 'Omar' },
				message: { id: 'wamid.2', type: 'text', text: { body: 'After all' } },
			},
		)
		await eraseDuring(() => workOff().catch(() => undefined))
		expect(await workOff()).toBe('done')
		const kept = await run(sql`select case_id, body from messages`)
		expect(kept).toEqual([{ case_id: expect.any(String), body: 'After all' }])
		expect(kept).not.toMatchObject([{ case_id: row.id }])
	})
})
