import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { newSubmission } from '#tests/factories/submissions.ts'
import { databases, newDatabase } from '#tests/services/databases.ts'
import { temporaryFolder } from '#tests/services/folder.ts'
import { openDatabase } from '../database.ts'
import { openStore } from '../store.ts'

const sara = { actor: 'sara' }
const mazen = { actor: 'mazen' }
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()

describe.each(databases)('cases on %s', (name, possible) => {
	/** Two stores on one database stand for two processes. */
	async function openTwo({ confirmMail = false } = {}) {
		const databaseUrl = name === 'SQLite' ? null : await newDatabase()
		const settings = { dataDir: temporaryFolder(), databaseUrl, confirmMail }
		const [a, b] = [await openStore(settings), await openStore(settings)]
		// On a busy machine the tables take longer than a visitor would wait for them.
		await vi.waitFor(() => a.ping(), { timeout: 60_000 })
		const database = await openDatabase(settings)
		onTestFinished(async () => {
			await Promise.all([a.close(), b.close(), database.close()])
		})
		const run = async (statement: ReturnType<typeof sql>) =>
			(await statement.execute(await database.ready())).rows
		const count = async (table: string) =>
			(await run(sql`select 1 from ${sql.table(table)}`)).length
		const submit = async (kind: Parameters<typeof newSubmission>[0] = 'contact_submissions') => {
			const { submission } = await a.submissions.submit(newSubmission(kind))
			return submission.id
		}
		return { a, b, run, count, submit }
	}

	test.runIf(possible)('a submission is a case with its clock from the first moment', async () => {
		const { a, count } = await openTwo()
		const given = newSubmission('user_applications', { reference: 'KT4-MX7-PD2' })
		const { submission } = await a.submissions.submit(given)
		await a.submissions.submit(given)
		expect(await a.cases.find(submission.id)).toMatchObject({
			kind: 'user_applications',
			reference: 'KT4-MX7-PD2',
			version: 1,
			stage: 'received',
			waiting_on: 'us',
			due_kind: 'review',
			unread: true,
			before_desk: false,
			country: 'EG',
			closed_at: null,
		})
		expect(await a.cases.events(submission.id)).toMatchObject([
			{ type: 'received', actor: 'applicant', version: 1 },
		])
		expect([await count('cases'), await count('events'), await count('outgoing')]).toEqual([
			1, 1, 0,
		])
	})

	test.runIf(possible)(
		'a confirmation leaves with the submission, three a day to one address',
		async () => {
			const { a, b, run } = await openTwo({ confirmMail: true })
			// All at once, over two processes: none of them sees the others' rows yet.
			await Promise.all(
				[a, b, a, b, a, b, a, b].map((store) =>
					store.submissions.submit(newSubmission('contact_submissions')),
				),
			)
			const rows = await run(sql`select template, params, recipient from outgoing`)
			expect(rows).toHaveLength(3)
			expect(rows[0]).toEqual({
				template: 'received',
				params: '{"language":"ar"}',
				recipient: 'Omar@mail.example',
			})
		},
	)

	test.runIf(possible)(
		'two people change one case: one is done, the other hears what happened',
		async () => {
			const { a, b, submit } = await openTwo()
			const id = await submit()
			for (let version = 1; version < 6; version += 1) {
				const results = await Promise.all([
					a.cases.change({ id, version }, { next_action: 'call', next_at: inDays(version) }, sara),
					b.cases.change({ id, version }, { assignee_id: `mazen-${version}` }, mazen),
				])
				const words = results.map(({ result }) => result).sort()
				expect(words).toEqual(['conflict', 'done'])
				const lost = results.find(({ result }) => result === 'conflict')
				if (lost?.result !== 'conflict') throw new Error('somebody must have lost')
				const winner = results[0]?.result === 'done' ? 'sara' : 'mazen'
				expect(lost.case.version).toBe(version + 1)
				expect(lost.events).toMatchObject([
					{ actor: winner, type: 'changed', version: version + 1 },
				])
			}
			// What did not win left nothing behind.
			expect((await a.cases.events(id)).filter(({ type }) => type === 'changed')).toHaveLength(5)
		},
	)

	test.runIf(possible)('the same call twice is one change', async () => {
		const { a, b, submit } = await openTwo()
		const id = await submit()
		const doing = { actor: 'sara', key: 'k1' }
		const change = (store: typeof a) =>
			store.cases.change({ id, version: 1 }, { waiting_on: 'student' }, doing)
		const results = await Promise.all([change(a), change(b)])
		expect(results.map(({ result }) => result)).toEqual(['done', 'done'])
		expect(await a.cases.find(id)).toMatchObject({ version: 2, waiting_on: 'student' })
	})

	test.runIf(possible)('stages, reasons and closing', async () => {
		const { a, submit } = await openTwo()
		const id = await submit('user_applications')
		expect(await a.cases.change({ id, version: 1 }, { stage: 'answered' }, sara)).toEqual({
			result: 'refused',
			faults: { stage: 'not_an_option' },
		})
		expect(await a.cases.change({ id, version: 1 }, { stage: 'sent' }, sara)).toEqual({
			result: 'refused',
			faults: { reason: 'required' },
		})
		const skipped = { ...sara, reason: 'أرسلته الأسرة بنفسها' }
		expect(await a.cases.change({ id, version: 1 }, { stage: 'sent' }, skipped)).toMatchObject({
			result: 'done',
			case: { stage: 'sent', waiting_on: 'university', version: 2, due_kind: 'step' },
		})
		expect(await a.cases.messages(id)).toMatchObject([
			{ direction: 'note', body: 'أرسلته الأسرة بنفسها', by: 'sara' },
		])
		// Events hold codes, never what somebody typed.
		const told = JSON.stringify(await a.cases.events(id))
		expect(told).toContain('"stage":["received","sent"]')
		expect(told).not.toContain('الأسرة')
		expect(await a.cases.change({ id, version: 2 }, { outcome: 'withdrawn' }, sara)).toMatchObject({
			result: 'done',
			case: { waiting_on: 'nobody', due_at: null, clock_at: '9999', outcome: 'withdrawn' },
		})
		expect(await a.cases.change({ id, version: 3 }, { assignee_id: 'x' }, sara)).toEqual({
			result: 'refused',
			faults: { outcome: 'closed' },
		})
		expect(await a.cases.change({ id, version: 3 }, { outcome: null }, sara)).toMatchObject({
			result: 'done',
			case: { closed_at: null, waiting_on: 'university', due_kind: 'step' },
		})
		expect(await a.cases.change({ id: 'none', version: 1 }, {}, sara)).toEqual({ result: 'gone' })
	})

	test.runIf(possible)('an answer keeps the promise; taking it back opens it again', async () => {
		const { a, b, submit, run } = await openTwo()
		const id = await submit()
		const before = await a.cases.find(id)
		const mail = { channel: 'email', language: 'ar', body: 'أهلًا بكم' } as const
		const [sent, again] = await Promise.all([
			a.cases.send(id, mail, { ...sara, key: 'k' }),
			b.cases.send(id, mail, { ...sara, key: 'k' }),
		])
		if (sent.result !== 'done') throw new Error('not sent')
		expect(again).toEqual(sent)
		expect(await a.cases.find(id)).toMatchObject({ due_at: null, unread: false, version: 1 })
		expect((await a.cases.find(id))?.first_reply_at).not.toBeNull()
		expect(Date.parse(sent.leavesAt) - Date.now()).toBeGreaterThan(15_000)

		// Neither another case nor a colleague takes it back.
		expect(await a.cases.undo(await submit(), sent.id, 'sara')).toBe('gone')
		expect(await a.cases.undo(id, sent.id, 'mazen')).toBe('not_own')
		expect(await run(sql`select id from outgoing where cancelled_at is null`)).toHaveLength(1)
		expect(await a.cases.undo(id, sent.id, 'sara')).toBe('done')
		expect(await b.cases.undo(id, sent.id, 'sara')).toBe('done')
		expect(await a.cases.find(id)).toMatchObject({
			due_at: before?.due_at,
			due_kind: 'reply',
			first_reply_at: null,
			stage: 'received',
			waiting_on: 'us',
		})
		expect(await run(sql`select id from outgoing where cancelled_at is null`)).toEqual([])
		expect(await a.cases.undo(id, 'none', 'sara')).toBe('gone')
	})

	test.runIf(possible)(
		'what a colleague answered meanwhile is told instead of sending',
		async () => {
			const { a, b, submit, count } = await openTwo()
			const id = await submit()
			const mail = { channel: 'email', language: 'ar', body: 'أهلًا' } as const
			const results = await Promise.all([
				a.cases.send(id, mail, { ...sara, after: null }),
				b.cases.send(id, mail, { ...mazen, after: null }),
			])
			expect(results.map(({ result }) => result).sort()).toEqual(['answered', 'done'])
			expect(await count('outgoing')).toBe(1)
			const first = results.find(({ result }) => result === 'done')
			if (first?.result !== 'done') throw new Error('not sent')
			const other = results[0]?.result === 'done' ? mazen : sara
			expect(await b.cases.send(id, mail, { ...other, after: first.id })).toMatchObject({
				result: 'done',
			})
		},
	)

	test.runIf(possible)(
		'a call is an answer at once; the next message is owed a reply and opens a closed case',
		async () => {
			const { a, submit } = await openTwo()
			const id = await submit('visa_consultations')
			const call = { channel: 'call', language: 'ar', body: 'تحدثنا عن المواعيد' } as const
			const sent = await a.cases.send(id, call, sara)
			if (sent.result !== 'done') throw new Error('not kept')
			expect(await a.cases.undo(id, sent.id, 'sara')).toBe('sent')
			await a.cases.change({ id, version: 1 }, { outcome: 'done' }, sara)
			const wrote = { type: 'wrote', body: 'سؤال آخر', channel: 'status', key: 'once' } as const
			for (let times = 0; times < 2; times += 1) {
				await a.transaction((trx) => a.cases.receive(trx, id, wrote))
			}
			expect(await a.cases.find(id)).toMatchObject({
				outcome: null,
				closed_at: null,
				unread: true,
				due_kind: 'reply',
				version: 3,
			})
			expect(
				(await a.cases.messages(id)).filter(({ direction }) => direction === 'in'),
			).toHaveLength(1)
		},
	)

	test.runIf(possible)(
		'an old database gets one case per row, from two processes at once',
		async () => {
			const { a, b, run, count } = await openTwo()
			await a.submissions.submit(newSubmission('user_applications', { createdAt: inDays(-1) }))
			await a.submissions.submit(newSubmission('contact_submissions', { createdAt: inDays(-1) }))
			await run(sql`
				insert into contact_submissions (id, reference, created_at, language, idempotency_key, fingerprint, name,
					email, subject, message)
				with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 618)
				select 'id' || n, 'R' || n, case when n % 2 = 0 then ${inDays(-4)} else created_at end, language, 'k' || n,
					fingerprint, name, email, subject, message
				from contact_submissions, numbers`)
			await run(sql`delete from cases`)
			await run(sql`delete from events`)
			await Promise.all([a.cases.backfill(), b.cases.backfill()])
			expect(await count('cases')).toBe(620)
			expect(await count('events')).toBe(620)
			const old = await run(
				sql`select due_at, clock_at, unread from cases where before_desk = ${true}`,
			)
			expect(old).toHaveLength(309)
			expect(old[0]).toMatchObject({ due_at: null, clock_at: '9999' })
			// What an older version writes beside the new one is found by the next round.
			await a.submissions.submit(newSubmission('visa_consultations'))
			await run(sql`delete from cases where kind = 'visa_consultations'`)
			expect(await a.cases.backfill()).toBe(1)
			expect(await a.cases.backfill()).toBe(0)
		},
	)

	test.runIf(possible)('promises follow when hours or holidays change', async () => {
		const { a, run, submit } = await openTwo()
		const id = await submit()
		const right = await a.cases.find(id)
		await run(sql`update cases set due_at = ${inDays(9)}, clock_at = ${inDays(9)}`)
		await a.cases.backfill()
		expect(await a.cases.find(id)).toEqual(right)
	})
})
