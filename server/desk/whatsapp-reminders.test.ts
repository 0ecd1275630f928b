/** Families that write by WhatsApp are reminded there, with an approved message; those who stopped it, by mail. */
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { omar, waText } from '#tests/factories/whatsapp.ts'
import { startSmtp } from '#tests/fakes/smtp.ts'
import { eventually } from '#tests/services/server.ts'
import { openWhatsappDesk } from '#tests/services/whatsapp-desk.ts'
import { sendReminders } from './reminders-job.ts'

const lease = { name: 'reminders', by: 'test 1 a' }
/** A working day in Egypt. */
const noon = new Date('2026-11-24T12:00:00+02:00')

async function open() {
	// A reminder leaves by day where the family lives, whenever this test runs. A minute earlier: the server's own job leaves it to the test.
	vi.useFakeTimers({ toFake: ['Date'], now: noon.getTime() - 60_000 })
	onTestFinished(() => void vi.useRealTimers())
	const smtp = await startSmtp()
	onTestFinished(() => smtp.stop())
	const desk = await openWhatsappDesk({ REMINDERS: 'on', SMTP_URL: smtp.url })
	const id = await desk.submit('user_applications', { language: 'ar' })
	const remind = async (at = noon) => {
		await desk.run(sql`update cases set remind_at = ${at.toISOString()} where id = ${id}`)
		return sendReminders(desk.services.store, lease, at)
	}
	return { ...desk, id, smtp, remind }
}

test('the reminder says how many documents are missing and goes where the family wrote', async () => {
	const { id, ask, bring, remind, allLeft, platform, read, smtp } = await open()
	await bring(waText('السلام عليكم', { from: omar }))
	await ask(`POST /api/desk/cases/${id}/requests`, { document: 'bank' })
	await ask(`POST /api/desk/cases/${id}/requests`, { document: 'health' })
	expect(await remind()).toBe(1)
	await allLeft()
	const { reference } = (await read(id)).case
	expect(platform.phones.map(({ said }) => said)).toEqual([
		`rihla_reminder | ar | عمر | مستندان | ${reference}`,
	])
	expect(platform.faults).toEqual([])
	const told = (await read(id)).events.filter(({ type }) => type === 'reminded')
	expect(told).toMatchObject([{ data: { channel: 'wa', n: 1, missing: 2 } }])

	// Stopped there, the second one goes by mail.
	await bring(waText('إيقاف', { from: omar }))
	await ask(`POST /api/desk/cases/${id}/requests`, { document: 'passport' })
	// At another moment: by its moment one round of reminders is told from the next.
	expect(await remind(new Date(noon.getTime() + 1000))).toBe(1)
	await allLeft()
	expect(smtp.mails.filter(({ to }) => to.includes('Omar@mail.example'))).toHaveLength(1)
})

test('a reminder that waited while they answered is not sent', async () => {
	const { id, ask, bring, remind, leave, run, platform } = await open()
	await bring(waText('السلام عليكم', { from: omar }))
	await ask(`POST /api/desk/cases/${id}/requests`, { document: 'bank' })
	platform.decide(() => ({ code: 130429 }))
	expect(await remind()).toBe(1)
	await bring(waText('سأرسله غدًا', { from: omar, at: new Date(Date.now() + 5000) }))
	platform.decide(() => 'taken')
	await leave()
	const left = async () => run(sql`select id from outgoing where cancelled_at is null`)
	await eventually(left, (rows) => rows.length === 0)
	expect(platform.phones).toEqual([])
})

test('while the platform refuses the reminder, families are reminded by mail', async () => {
	const { id, ask, bring, remind, allLeft, platform, smtp } = await open()
	await bring(waText('السلام عليكم', { from: omar }))
	await ask(`POST /api/desk/cases/${id}/requests`, { document: 'bank' })
	platform.decide(() => ({ code: 132016 }))
	expect(await remind()).toBe(1)
	await allLeft()
	const mails = () => smtp.mails.filter(({ to }) => to.includes('Omar@mail.example'))
	expect(mails()).toEqual([])
	expect(await remind(new Date(noon.getTime() + 1000))).toBe(1)
	await allLeft()
	expect(mails()).toHaveLength(1)
	expect(platform.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
})
