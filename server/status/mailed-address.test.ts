import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openWithCase } from '#tests/services/status.ts'
import { createStatusMails } from './status-mails.ts'

test('a mail that is made in the moment in which the address changes opens nothing', async () => {
	const { enter, statusAsk, ask, services, settings, run, id, fields } = await openWithCase()
	const { store } = services
	const own = await enter(id, 'own')
	await statusAsk('POST /status/contact', own.cookie, { email: 'new@mail.example' })
	const { id: change = '' } = (await store.cases.contactChanges.open(id)) ?? {}
	const find = async (caseId: string) => {
		const row = await store.cases.find(caseId)
		await ask(`POST /api/desk/cases/${id}/contact`, { change, right: true })
		return row
	}
	const slow = { ...store, cases: { ...store.cases, find } }
	const mails = createStatusMails(slow, settings, { ar: 'رحلة', en: 'Rihla' })
	const mail = await mails.changed({
		id: 'a mail',
		event_id: 'an event',
		case_id: id,
		message_id: null,
		recipient: `${fields.email}`,
		template: 'changed',
		params: {},
		created_at: new Date().toISOString(),
		attempts: 0,
	})
	expect(mail?.text).toContain(`${settings.siteUrl}/status\n`)
	expect(mail?.text).not.toMatch(/\/status\/\S/)
	expect(await run(sql`select 1 from links where revoked_at is null`)).toEqual([])
})
