/** What RETENTION_DAYS will delete is seen two weeks before, by the manager. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openCaseDesk } from '#tests/services/case-desk.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()

test('a manager sees two weeks ahead which cases will be deleted, and on which day', async () => {
	const { submit, ask, mazen, run, services } = await openCaseDesk({ RETENTION_DAYS: '100' })
	const [open, closed, soon, before] = [
		await submit('visa_consultations'),
		await submit('visa_consultations'),
		await submit('visa_consultations'),
		await submit('visa_consultations'),
	]
	await run(sql`update cases set created_at = ${daysAgo(400)}, updated_at = ${daysAgo(400)}`)
	await run(sql`update cases set closed_at = ${daysAgo(80)} where id = ${closed}`)
	await run(sql`update cases set closed_at = ${daysAgo(90)} where id = ${soon}`)
	await run(
		sql`update cases set before_desk = ${true}, updated_at = ${daysAgo(95)} where id = ${before}`,
	)
	const { text: shown } = await ask('GET /api/desk/overview', undefined, mazen)
	expect([shown.includes(before), shown.includes(soon)]).toEqual([true, true])
	expect([shown.includes(open), shown.includes(closed)]).toEqual([false, false])

	// The period was set today: nothing goes before everybody could see what will.
	const { retention } = services.store
	expect(await retention.isAnnounced(100)).toBe(false)
	await run(sql`update retention_periods set set_at = ${daysAgo(15)}`)
	expect(await retention.isAnnounced(100)).toBe(true)
	expect(await retention.leaving(100, 1)).toMatchObject({
		count: 2,
		cases: [{ id: before, on: expect.stringMatching(daysAgo(-5).slice(0, 10)) }],
	})
	// Another period begins anew.
	expect(await retention.isAnnounced(50)).toBe(false)
})

test('where nothing is deleted by its age, nothing is announced', async () => {
	const { ask, mazen } = await openCaseDesk()
	expect((await ask('GET /api/desk/overview', undefined, mazen)).json).toMatchObject({
		leaving: null,
	})
})
