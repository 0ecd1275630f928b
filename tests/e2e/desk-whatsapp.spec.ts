/** A consultant reads WhatsApp messages in the history of a case, and sees how far the answers have come. */
import { noteWhatsappWord } from '#server/store/cases/whatsapp-people.ts'
import { axe } from './support/axe.ts'
import { newCase, ownName } from './support/desk-cases.ts'
import { inStore } from './support/invited-person.ts'
import { testedIn } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const words = {
	ar: {
		came: 'رسالة واردة عبر واتساب',
		own: 'من رقم صاحب الملف',
		other: 'من رقم آخر',
		place: 'رسالة فيها موقع على الخريطة.',
		sent: 'أُرسلت',
		perhaps: 'ربما أُرسلت',
		failed: 'تعذّر الإرسال',
		again: 'إعادة الإرسال',
		move: 'نقل إلى ملف آخر',
	},
	en: {
		came: 'WhatsApp message came in',
		own: "The applicant's number",
		other: 'Another number',
		place: 'They sent a location.',
		sent: 'Sent',
		perhaps: 'Perhaps sent',
		failed: 'Not delivered',
		again: 'Send again',
		move: 'Move to another case',
	},
}

for (const language of testedIn('en')) {
	test(`WhatsApp messages are read in the history of their case, in ${language}`, async ({
		page,
	}) => {
		const w = words[language]
		const isPhone = language === 'en'
		const id = await newCase({ name: ownName() })
		await inStore(async (store) => {
			const came = (body: string, proof: 'own' | 'other', reasons: readonly string[] = []) =>
				store.transaction((trx) =>
					store.cases.receive(trx, id, {
						type: 'wrote',
						channel: 'wa',
						body,
						mail: {
							externalId: '',
							sender: '+966501112233',
							proof,
							quoted: '',
							leftOut: reasons.map((reason) => ({ name: '', reason })),
						},
					}),
				)
			// They wrote just now: what was given up may be sent again while their day is open.
			await store.transaction((trx) =>
				noteWhatsappWord(
					trx,
					id,
					{ number: '+966501112233', userId: '' },
					new Date().toISOString(),
				),
			)
			await came('هذه صورة الجواز', 'own')
			await came('3.1, 101.6', 'other', ['location'])
			const answers = ['وصلت، شكرًا لكم', 'نحتاج إلى كشف الدرجات']
			for (const [at, body] of answers.entries())
				await store.cases.send(
					id,
					{ channel: 'wa', language: 'ar', body },
					{ actor: 'sample', key: `${id} ${at}` },
				)
			const [sent, lost] = await store.outgoing.ofCase(id)
			await store.whatsappOutgoing.markSent(sent?.id ?? '', `wamid.${id}`, null)
			await store.transaction((trx) =>
				trx
					.updateTable('outgoing')
					.set({ failed_at: new Date().toISOString(), failure_reason: 'PERHAPS' })
					.where('id', '=', lost?.id ?? '')
					.execute(),
			)
		})
		await page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 })
		await enterDesk(page, 'consultant', language, `/desk/cases/${id}`)
		const log = page.locator('.case-log')
		for (const word of [w.came, w.own, w.other, w.place, w.sent, w.perhaps])
			await expect(log).toContainText(word)
		const lost = log.locator('li', { hasText: 'نحتاج إلى كشف الدرجات' })
		await expect(lost.getByRole('button', { name: w.again })).toBeVisible()
		// Nobody knows: it is not said to have failed.
		await expect(lost).not.toContainText(w.failed)
		await expect(log.getByRole('button', { name: w.move })).toHaveCount(2)
		await axe(page, '.case-log')
		await lost.getByRole('button', { name: w.again }).press('Enter')
		await expect(lost).not.toContainText(w.perhaps)
		// Its button is gone; whoever pressed it goes on at the message.
		await expect(lost).toBeFocused()
		const width = await page.evaluate(() => document.documentElement.scrollWidth)
		expect(width).toBeLessThanOrEqual(isPhone ? 390 : 1440)
	})
}
