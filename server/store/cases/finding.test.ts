/** Cases are found by whatever a colleague has of them, and counted by what they name, on both databases. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { newSubmission } from '#tests/factories/submissions.ts'
import { databases } from '#tests/services/databases.ts'
import { openTestStore } from '#tests/services/store.ts'
import { passportKeysStep } from './passport-keys-migration.ts'
import { caseSourceStep } from './source-migration.ts'

describe.each(databases)('finding cases on %s', (name, possible) => {
	async function open() {
		const { store, run } = await openTestStore(name)
		const apply = async (first_name: string, last_name: string, fields = {}) =>
			(
				await store.submissions.submit(
					newSubmission('user_applications', { fields: { first_name, last_name, ...fields } }),
				)
			).submission.id
		const { inbox } = store.cases
		const found = async (q: string) => {
			const filter = await inbox.withPassport({ view: 'inbox', q })
			return (await inbox.page(filter, 'sara')).cases.map((row) => row.name).sort()
		}
		return { store, run, apply, found }
	}

	test.runIf(possible)('by names across scripts, passport, university and programme', async () => {
		const { run, apply, found, store } = await open()
		const ahmad = await apply('أحمد', 'العتيبي', {
			passport_number: 'A9876501',
			preferred_university: 'sunway',
			program_of_interest: 'Computer Science',
		})
		await apply('Tariq', 'Abdulrahman', { passport_number: 'B7654321', preferred_university: 'um' })
		const both = ['أحمد العتيبي']
		for (const typed of [
			'Ahmed',
			'ahmad',
			'احمد',
			'Ahmed Alotaibi',
			'أحمد sunway',
			'Ahmed صنواي',
		]) {
			expect([typed, await found(typed)]).toEqual([typed, both])
		}
		for (const typed of ['طارق', 'Tarek', 'عبد الرحمن', 'طارق عبدالرحمن']) {
			expect([typed, await found(typed)]).toEqual([typed, ['Tariq Abdulrahman']])
		}
		for (const typed of ['a9876501', 'A 987 6501', 'Sunway', 'computer science']) {
			expect([typed, await found(typed)]).toEqual([typed, both])
		}
		// A part of a passport number finds nothing, and no column but its own row's holds the number.
		expect(await found('A98765')).toEqual([])
		const [row] = await run(sql`select * from cases where id = ${ahmad}`)
		expect(JSON.stringify(row)).not.toContain('9876501')
		expect(await found('Khaled')).toEqual([])

		// Somebody who has the rows of cases can't try all numbers: the digest has a key.
		const plain = createHash('sha256').update('passport A9876501').digest('base64url')
		expect(JSON.stringify(row)).not.toContain(plain)
		await run(sql`update cases set passport_key = ${plain} where id = ${ahmad}`)
		await store.transaction((trx) => passportKeysStep.up(trx))
		await store.cases.backfill()
		expect(await found('A9876501')).toEqual(both)

		// What an older version made is filled by the job.
		await run(sql`update cases set university = null, passport_key = null, search = ''`)
		expect(await found('Ahmed')).toEqual([])
		await store.cases.backfill()
		expect([await found('Ahmed'), await found('A9876501')]).toEqual([both, both])
	})

	test.runIf(possible)('lists by university, closed ones, and in three orders', async () => {
		const { store, apply } = await open()
		const { inbox } = store.cases
		const a = await apply('باسم', 'أ', { preferred_university: 'sunway' })
		const b = await apply('أمل', 'ب', { preferred_university: 'sunway' })
		const c = await apply('تامر', 'ج', { preferred_university: 'um' })
		const ids = async (filter: Partial<Parameters<typeof inbox.page>[0]>) =>
			(await inbox.page({ view: 'inbox', ...filter }, 'sara')).cases.map(({ id }) => id)
		expect((await ids({ university: 'sunway' })).sort()).toEqual([a, b].sort())
		expect(await ids({ sort: 'name' })).toEqual([b, a, c])
		expect(await ids({ sort: 'newest' })).toHaveLength(3)
		await store.cases.change({ id: c, version: 1 }, { outcome: 'done' }, { actor: 'sara' })
		expect(await ids({ view: 'closed' })).toEqual([c])
		expect(await ids({ all: true })).toHaveLength(3)
		expect(await inbox.choices()).toMatchObject({ universities: ['sunway', 'um'] })
	})

	test.runIf(possible)('the manager’s numbers are those of a count', async () => {
		const { store, apply, run } = await open()
		const next = `${new Date().getFullYear() + 1}-09`
		const id = await apply('أ', 'أ', { preferred_university: 'sunway' })
		await apply('ب', 'ب', { preferred_university: 'sunway' })
		await apply('ج', 'ج', { preferred_university: 'um' })
		await run(sql`update cases set intake = ${next}`)
		await run(sql`update cases set stage = 'offer' where id = ${id}`)
		await store.cases.send(
			id,
			{ channel: 'call', language: 'ar', body: 'مكالمة' },
			{ actor: 'sara' },
		)
		const { periods, people, funnel, intakes, matrix } = await store.cases.figures()
		expect(intakes).toEqual([next])
		expect(matrix).toEqual([
			{ university: 'sunway', counts: [2] },
			{ university: 'um', counts: [1] },
		])
		const counted = await run(sql`
			select count(*) as count from user_applications join cases on cases.id = user_applications.id
			where preferred_university = 'sunway' and cases.intake = ${next}`)
		expect(Number(Object(counted[0]).count)).toBe(matrix[0]?.counts[0])
		expect(funnel.find((row) => row.value === 'sunway')).toMatchObject({
			by: 'university',
			received: 2,
			sent: 1,
			offer: 1,
			arrived: 0,
		})
		expect(periods[0]).toMatchObject({
			days: 7,
			received: [3, 0],
			promises: [
				{ all: 1, kept: 1 },
				{ all: 0, kept: 0 },
			],
		})
		expect(people).toMatchObject([{ id: null, open: 3, late: 0 }])

		// Of the week before, of the month, and of the month before that.
		const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
		for (const days of [10, 20, 40, 70]) {
			const { submission } = await store.submissions.submit({
				...newSubmission('visa_consultations'),
				createdAt: ago(days),
			})
			await run(sql`update cases set closed_at = ${ago(days)} where id = ${submission.id}`)
		}
		const later = (await store.cases.figures()).periods
		expect(later[0]).toMatchObject({ days: 7, received: [3, 1], closed: [0, 1] })
		expect(later[1]).toMatchObject({ days: 30, received: [5, 1], closed: [2, 1] })
		const { inbox } = store.cases
		const reached = await inbox.page(
			{ view: 'inbox', all: true, university: 'sunway', reached: 'sent' },
			'sara',
		)
		expect(reached.cases.map((row) => row.id)).toEqual([id])
	})

	test.runIf(possible)('applications are counted by how their people first came', async () => {
		const { store, apply, run } = await open()
		const email = 'first@mail.example'
		const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
		const before = newSubmission('visa_consultations')
		await store.submissions.submit({
			...before,
			createdAt: ago(2),
			fields: { ...before.fields, email },
		})
		const later = await apply('أ', 'أ', { email })
		await apply('ب', 'ب', { email: 'second@mail.example', plan: 'u=um' })
		await apply('ج', 'ج', { email: 'third@mail.example' })
		await run(sql`update cases set stage = 'sent' where id = ${later}`)
		const { funnel } = await store.cases.figures()
		expect(funnel.filter(({ by }) => by === 'source')).toEqual([
			{ by: 'source', value: 'application', received: 1, sent: 0, offer: 0, arrived: 0 },
			{ by: 'source', value: 'plan', received: 1, sent: 0, offer: 0, arrived: 0 },
			{ by: 'source', value: 'visa', received: 1, sent: 1, offer: 0, arrived: 0 },
		])
		const { cases } = await store.cases.inbox.page(
			{ view: 'inbox', all: true, kind: 'user_applications', source: 'visa' },
			'sara',
		)
		expect(cases.map(({ id }) => id)).toEqual([later])

		// The same for cases from before it was kept.
		for (const index of ['cases_funnel', 'cases_unfilled'])
			await run(sql`drop index ${sql.ref(index)}`)
		await run(sql`alter table cases drop column source`)
		for (const index of ['cases_funnel', 'cases_unfilled'])
			await run(sql`create index ${sql.ref(index)} on cases (kind)`)
		// The store's own connection looks at the tables anew.
		await store.cases.find(later)
		await store.transaction((trx) => caseSourceStep.up(trx))
		expect((await store.cases.figures()).funnel).toEqual(funnel)
		// And for those that an older version of the site still writes.
		await run(sql`update cases set source = null where id = ${later}`)
		await store.cases.backfill()
		expect((await store.cases.figures()).funnel).toEqual(funnel)
	})

	test.runIf(possible)('whoever leaves hands the open cases over', async () => {
		const { store, apply } = await open()
		const id = await apply('أ', 'أ')
		await store.cases.change({ id, version: 1 }, { assignee_id: 'sara' }, { actor: 'mazen' })
		expect(await store.cases.openCounts()).toEqual(new Map([['sara', 1]]))
		await store.cases.handOver('sara', 'layla', { actor: 'mazen' })
		expect(await store.cases.find(id)).toMatchObject({ assignee_id: 'layla', version: 3 })
		expect(await store.cases.staffNotices.unseen('layla')).toBe(1)
		await store.cases.handOver('layla', null, { actor: 'mazen' })
		expect(await store.cases.find(id)).toMatchObject({ assignee_id: null })
	})
})
