/** Turn, stage and promise follow what a family and a consultant do, on both databases; and who is told of it. */
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { newSubmission } from '#tests/factories/submissions.ts'
import { databases } from '#tests/services/databases.ts'
import { openTestStore } from '#tests/services/store.ts'

const via = { origin: 'mail', link: 'abc' } as const
const mail = { channel: 'email', language: 'ar', body: 'أهلًا بكم' } as const

describe.each(databases)('what happens to a case on %s', (name, possible) => {
	async function open() {
		const { store, run } = await openTestStore(name)
		const person = async (email: string, role: 'consultant' | 'manager' = 'consultant') => {
			const id = await store.staff.add({ email, name: email, role, language: 'ar' })
			if (id === null) throw new Error('there already')
			await store.staff.change(id, { state: 'active' })
			return id
		}
		const submit = async (kind: Parameters<typeof newSubmission>[0] = 'user_applications') =>
			(await store.submissions.submit(newSubmission(kind))).submission.id
		const state = async (id: string) => {
			const row = await store.cases.find(id)
			return row && [row.stage, row.waiting_on, row.due_kind, row.clock_at < '9999', row.news]
		}
		/** A document that the applicant has just uploaded. */
		async function upload(id: string, request: string, file: string) {
			await run(sql`
				insert into documents (name, created_at, idempotency_key, fingerprint, content_type, size, stored_at)
				values (${file}, '2026-01-01', ${file}, ${file}, 'application/pdf', 1, '2026-01-01')`)
			return store.cases.fromApplicant.attach(id, request, file, via)
		}
		return { store, run, person, submit, state, upload }
	}

	test.runIf(possible)('nobody sets a turn, and it is right at every step', async () => {
		const { store, submit, state, upload, person } = await open()
		const sara = { actor: await person('sara@desk.example') }
		const { cases } = store
		const id = await submit()
		expect(await state(id)).toEqual(['received', 'us', 'review', true, 1])
		await cases.viewers.markRead(id)
		const passport = await cases.requests.ask(id, { document: 'passport' }, sara)
		const photos = await cases.requests.ask(id, { document: 'photos' }, sara)
		const bank = await cases.requests.ask(id, { document: 'bank' }, sara)
		expect(await state(id)).toEqual(['received', 'student', null, false, 0])
		await upload(id, passport ?? '', 'a.pdf')
		expect(await state(id)).toEqual(['received', 'student', 'reply', true, 1])
		await upload(id, photos ?? '', 'b.pdf')
		// The last one that was asked for is taken back: nothing is left for the family to do.
		expect(await cases.requests.withdraw(id, bank ?? '', sara)).toBe(true)
		expect(await cases.requests.withdraw(id, bank ?? '', sara)).toBe(false)
		expect(await state(id)).toEqual(['received', 'us', 'reply', true, 2])
		await cases.documents.change('a.pdf', { state: 'accepted' }, sara)
		await cases.documents.change(
			'b.pdf',
			{ state: 'refused', reason: 'غير واضح', ask_again: true },
			sara,
		)
		expect(await state(id)).toEqual(['received', 'student', null, false, 2])
		const asked = (await cases.requests.ofCase(id)).filter((one) => one.state === 'open')
		expect(asked).toMatchObject([{ document: 'photos', note: 'غير واضح' }])
		await cases.fromApplicant.write(id, 'متى يصل الرد؟', via)
		expect(await state(id)).toEqual(['received', 'us', 'reply', true, 3])
		await cases.send(id, mail, sara)
		expect(await state(id)).toEqual(['received', 'student', null, false, 0])
		await upload(id, asked[0]?.id ?? '', 'c.pdf')
		expect(await state(id)).toEqual(['received', 'us', 'reply', true, 1])
		const version = (await cases.find(id))?.version ?? 0
		await cases.change({ id, version }, { stage: 'checking', next_action: 'فحص' }, sara)
		expect(await state(id)).toEqual(['checking', 'us', 'reply', true, 1])
		await cases.change({ id, version: version + 1 }, { stage: 'sent' }, sara)
		expect(await state(id)).toEqual(['sent', 'university', 'step', true, 1])
		// What was planned for the stage before is over.
		expect(await cases.find(id)).toMatchObject({ next_action: null })
		await cases.fromApplicant.write(id, 'هل من جديد؟', via)
		expect(await state(id)).toEqual(['sent', 'us', 'reply', true, 2])
		await cases.change({ id, version: version + 2 }, { waiting_on: 'authority' }, sara)
		// By hand, until something happens again.
		expect(await state(id)).toEqual(['sent', 'authority', 'reply', true, 2])
		await cases.send(id, mail, sara)
		expect(await state(id)).toEqual(['sent', 'university', 'step', true, 0])
	})

	test.runIf(possible)(
		'a refused document that nobody had asked for is asked for anew',
		async () => {
			const { store, run, submit, state } = await open()
			const id = await submit()
			await run(sql`
			insert into documents (name, created_at, idempotency_key, fingerprint, content_type, size, stored_at,
				application_id, case_id, label)
			values ('p.pdf', '2026-01-01', 'p', 'p', 'application/pdf', 1, '2026-01-01', ${id}, ${id}, 'passport')`)
			const refusal = { state: 'refused', reason: 'الرقم مقصوص' } as const
			await store.cases.documents.change('p.pdf', refusal, { actor: 'sara' })
			expect([await store.cases.requests.ofCase(id), await state(id)]).toEqual([
				[],
				['received', 'us', 'review', true, 1],
			])
			const twice = { actor: 'sara', key: 'k' }
			for (let times = 0; times < 2; times += 1) {
				await store.cases.documents.change('p.pdf', { ...refusal, ask_again: true }, twice)
			}
			expect(await store.cases.requests.ofCase(id)).toMatchObject([
				{ document: 'passport', note: 'الرقم مقصوص', state: 'open' },
			])
			expect(await state(id)).toEqual(['received', 'student', null, false, 1])
			// Naming a file is its own event, and asks for nothing.
			await store.cases.documents.change('p.pdf', { label: 'photos' }, { actor: 'sara' })
			expect((await store.cases.events(id))[0]).toMatchObject({ type: 'document_named' })
		},
	)

	test.runIf(possible)('an answer that is taken back leaves what has happened since', async () => {
		const { store, submit, state } = await open()
		const id = await submit('contact_submissions')
		const sent = await store.cases.send(id, mail, { actor: 'sara' })
		if (sent.result !== 'done') throw new Error('not sent')
		await store.cases.fromApplicant.write(id, 'شكرًا، وسؤال آخر', via)
		expect(await state(id)).toEqual(['answered', 'us', 'reply', true, 1])
		expect(await store.cases.undo(id, sent.id, 'sara')).toBe('done')
		expect(await state(id)).toEqual(['received', 'us', 'reply', true, 1])
	})

	test.runIf(possible)('cases from before get a date where it is our turn', async () => {
		const { store, run, submit, state } = await open()
		const id = await submit()
		await run(
			sql`update cases set due_at = null, due_kind = null, due_from = null, clock_at = '9999'`,
		)
		await store.cases.backfill()
		expect(await state(id)).toEqual(['received', 'us', 'review', true, 1])
	})

	test.runIf(possible)(
		'colleagues are told once, of what others did, until they look',
		async () => {
			const { store, run, submit, person } = await open()
			const sara = await person('sara@desk.example')
			const mazen = await person('mazen@desk.example', 'manager')
			const { cases } = store
			const id = await submit()
			await cases.change({ id, version: 1 }, { assignee_id: sara }, { actor: sara })
			expect(await cases.staffNotices.unseen(sara)).toBe(0)
			await cases.change({ id, version: 2 }, { assignee_id: null }, { actor: mazen })
			await cases.change({ id, version: 3 }, { assignee_id: sara }, { actor: mazen })
			await cases.fromApplicant.write(id, 'سؤال', via)
			await cases.fromApplicant.write(id, 'سؤال آخر', via)
			await cases.note(id, '@sara انظري', { actor: mazen, mentions: [sara, mazen] })
			const soon = new Date(Date.now() + 60 * 60 * 1000).toISOString()
			await run(sql`update cases set due_at = ${soon}, clock_at = ${soon}`)
			await cases.staffNotices.tellDue()
			await cases.staffNotices.tellDue()
			const kinds = async (who: string) =>
				(await cases.staffNotices.of(who)).map(({ kind, by_name }) => `${kind} ${by_name}`).sort()
			expect(await kinds(sara)).toEqual([
				'assigned mazen@desk.example',
				'due null',
				'mention mazen@desk.example',
				'wrote null',
			])
			expect(await kinds(mazen)).toEqual([])

			// By mail to those who want it, once an hour.
			expect(await cases.staffNotices.mail()).toBe(0)
			await store.staff.change(sara, { notice_mail: true })
			expect(await cases.staffNotices.mail()).toBe(1)
			await cases.note(id, '@sara', { actor: mazen, mentions: [sara] })
			expect(await cases.staffNotices.mail()).toBe(0)
			const [row] = await run(sql`select recipient, params from outgoing`)
			expect(row).toMatchObject({ recipient: 'sara@desk.example' })
			expect(JSON.parse(`${Object(row).params}`)).toEqual({
				language: 'ar',
				assigned: 1,
				due: 1,
				mention: 1,
				wrote: 1,
			})
			await cases.staffNotices.see(sara, id)
			expect(await cases.staffNotices.unseen(sara)).toBe(0)

			// Nobody has it: the managers hear that a promise ends.
			const other = await submit('contact_submissions')
			await run(sql`update cases set due_at = ${soon}, clock_at = ${soon} where id = ${other}`)
			await cases.staffNotices.tellDue()
			expect(await kinds(mazen)).toEqual(['due null'])
		},
	)

	test.runIf(possible)('a row shows the family’s words until somebody has looked', async () => {
		const { store, submit, state } = await open()
		const id = await submit()
		await store.cases.viewers.markRead(id)
		await store.cases.fromApplicant.write(id, 'متى الموعد؟', via)
		await store.cases.note(id, 'ملاحظة', { actor: 'sara' })
		const last = async () => (await store.cases.rowDetails([id])).get(id)?.last
		expect(await last()).toMatchObject({ type: 'wrote', excerpt: 'متى الموعد؟' })
		await store.cases.viewers.markRead(id)
		expect(await last()).toMatchObject({ type: 'note', excerpt: 'ملاحظة' })
		expect((await state(id))?.[4]).toBe(0)
		expect(await store.cases.viewers.markUnread(id)).toBe(true)
		expect(await store.cases.find(id)).toMatchObject({ unread: true, news: 0 })
		expect(await last()).toMatchObject({ type: 'wrote' })
	})
})
