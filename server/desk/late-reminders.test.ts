/** Reminders that could not leave at their time, and one that can't be made at all. */
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startSmtp } from '#tests/fakes/smtp.ts'
import { eventually } from '#tests/services/server.ts'
import { openStatus } from '#tests/services/status.ts'
import { sendReminders } from './reminders-job.ts'

const lease = { name: 'reminders', by: 'test 1 a' }
/** A working day in every country of the samples. */
const noon = new Date('2026-11-24T12:00:00+02:00')

async function open() {
	const smtp = await startSmtp()
	onTestFinished(() => smtp.stop())
	const desk = await openStatus({
		...{ REMINDERS: 'on', SMTP_URL: smtp.url, SMTP_TLS: 'optional', CONFIRM_MAIL: 'off' },
	})
	/** A family that was asked for a document, and is reminded at noon. */
	async function asked(): Promise<string> {
		const id = await desk.submit('user_applications', { language: 'en' })
		await desk.ask(`POST /api/desk/cases/${id}/requests`, { document: 'bank' })
		await desk.run(sql`update cases set remind_at = ${noon.toISOString()} where id = ${id}`)
		return id
	}
	const reminders = () =>
		desk.run(sql`select case_id, sent_at, cancelled_at from outgoing where template = 'reminder'`)
	return { ...desk, smtp, asked, reminders, store: desk.services.store }
}

test('a reminder that waited for the mail server does not leave once the family has answered', async () => {
	const { smtp, asked, reminders, store, services, run } = await open()
	const id = await asked()
	await smtp.stop()
	expect(await sendReminders(store, lease, noon)).toBe(1)
	await store.cases.fromApplicant.write(id, 'Here it is.', { link: null, origin: 'mail' })
	await smtp.start()
	await run(sql`update outgoing set next_attempt_at = '2026-01-01' where sent_at is null`)
	services.deliveries.poke()
	const isOver = sql`select id from outgoing
		where template = 'reminder' and (sent_at is not null or cancelled_at is not null)`
	await eventually(
		() => run(isOver),
		(rows) => rows.length === 1,
		15,
	)
	const cancelled = { case_id: id, sent_at: null, cancelled_at: expect.any(String) }
	expect(await reminders()).toEqual([cancelled])
})

test('a reminder that waited for the mail server until the evening leaves in the morning', async () => {
	const { smtp, asked, reminders, store, services, run } = await open()
	const id = await asked()
	// A minute earlier, so that the job of the server leaves it to this test.
	vi.useFakeTimers({ toFake: ['Date'], now: noon.getTime() - 60_000 })
	onTestFinished(() => void vi.useRealTimers())
	await smtp.stop()
	expect(await sendReminders(store, lease, noon)).toBe(1)
	const reminder = sql`select next_attempt_at as next from outgoing where template = 'reminder'`
	const tried = () => run(sql`select id from outgoing where template = 'reminder' and attempts > 0`)
	services.deliveries.poke()
	await eventually(tried, (rows) => rows.length === 1, 15)
	await smtp.start()
	vi.setSystemTime(new Date('2026-11-24T22:30:00+02:00'))
	services.deliveries.poke()
	// Egypt: the next working day at ten.
	const morning = '2026-11-25T08:00:00.000Z'
	await eventually(
		() => run(reminder),
		([row]) => Object(row).next === morning,
		15,
	)
	expect(await reminders()).toEqual([{ case_id: id, sent_at: null, cancelled_at: null }])
	vi.setSystemTime(new Date(morning))
	services.deliveries.poke()
	const [left] = await eventually(reminders, ([row]) => Object(row).sent_at !== null, 15)
	expect(left).toEqual({
		case_id: id,
		sent_at: expect.stringMatching(/^2026-11-25T08/),
		cancelled_at: null,
	})
})

test('a case that can not be reminded keeps no other from it', async () => {
	const { asked, reminders, store, run } = await open()
	const [broken, sound] = [await asked(), await asked()]
	await run(
		sql`create trigger broken before insert on events when new.case_id = ${sql.lit(broken)} and new.type = 'reminded'
			begin select raise(abort, 'broken'); end`,
	)
	await run(sql`update cases set remind_at = '2026-11-24T09:59:00.000Z' where id = ${broken}`)
	expect(await sendReminders(store, lease, noon)).toBe(1)
	expect(await reminders()).toMatchObject([{ case_id: sound }])
})

test('who has the case is told of a reminder that was given up', async () => {
	const { asked, store, run, sara, ask } = await open()
	const id = await asked()
	await run(sql`update cases set assignee_id = ${sara.id} where id = ${id}`)
	expect(await sendReminders(store, lease, noon)).toBe(1)
	const [row] = await store.outgoing.claimDue(
		['reminder'],
		'test',
		new Date(Date.now() + 60_000),
		1,
	)
	if (!row) throw new Error('no reminder')
	const failure = { code: 'SMTP_451', outage: true, permanent: true }
	await store.undelivered.mailFailed(row, failure, new Date())
	expect((await ask('GET /api/desk/notices')).json).toMatchObject({
		notices: [{ kind: 'undelivered', case_id: id }],
	})
})
