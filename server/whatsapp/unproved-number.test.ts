/** A stranger types somebody else's number into a form, under an own mail address, and waits for what the office writes to that number. */
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { createStatusView } from '#server/status/status-view.ts'
import { waText } from '#tests/factories/whatsapp.ts'
import { openWhatsappDesk } from '#tests/services/whatsapp-desk.ts'

vi.setConfig({ testTimeout: 60_000 })

test('their page says that a WhatsApp message was written, and none of its words', async () => {
	const { submit, bring, write, allLeft, run, services } = await openWhatsappDesk()
	// The number of the form is the one that now writes.
	const stranger = await submit('user_applications')
	const [arrived] = await bring(waText('I am Fatima, here is my passport'))
	expect(arrived?.case_id).toBe(stranger)
	await write(stranger, { body: 'Dear Fatima, your passport is fine.' })
	await allLeft()
	await run(sql`update messages set at = '2026-01-01T00:00:00.000Z'`)
	const view = createStatusView(services.store, 'https://rihla.example')
	const seen = await view({ caseId: stranger, level: 'own' })
	expect(seen?.own?.messages).toHaveLength(2)
	expect(seen?.own?.messages).toMatchObject([
		{ way: 'wa', body: null },
		{ way: 'wa', body: null },
	])
	expect(JSON.stringify(seen)).not.toContain('Fatima')
})
