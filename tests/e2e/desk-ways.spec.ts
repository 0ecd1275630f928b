/** A consultant chooses by which way to write, and hears of a message that comes in meanwhile. */
import { axe } from './support/axe.ts'
import { newCase, ownName } from './support/desk-cases.ts'
import { inStore } from './support/invited-person.ts'
import { testedIn } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const words = {
	ar: {
		mail: 'البريد',
		whatsApp: 'واتساب',
		call: 'مكالمة',
		full: 'عادت آخر رسالة: الصندوق ممتلئ',
		anyway: 'الإرسال على أي حال',
		open: 'فتح واتساب',
		dialog: 'رسالة عبر واتساب',
		said: 'ما قيل',
		notDone: 'إغلاق دون تسجيل',
		came: 'وصلت رسالة جديدة إلى هذا الملف',
		show: 'عرض الرسالة',
		leaving: 'ستُرسل الرسالة بعد 20 ثانية.',
	},
	en: {
		mail: 'E-mail',
		whatsApp: 'WhatsApp',
		call: 'Call',
		full: 'The last mail came back: mailbox full',
		anyway: 'Send anyway',
		open: 'Open WhatsApp',
		dialog: 'WhatsApp message',
		said: 'What was said',
		notDone: 'It did not happen',
		came: 'A new message has arrived in this case.',
		show: 'Show the message',
		leaving: 'The message leaves in 20 seconds.',
	},
}

for (const language of testedIn('en')) {
	test(`the ways are chosen by keyboard, and a closed one says why, in ${language}`, {
		tag: '@edge',
	}, async ({ page }) => {
		const w = words[language]
		const width = language === 'ar' ? 1440 : 360
		const id = await newCase({ name: ownName(), kind: 'contact_submissions', language })
		await inStore(async (store) => {
			const answer = { language, body: 'نحتاج إلى جواز السفر.', channel: 'email' } as const
			await store.cases.send(id, answer, { actor: 'system' })
			const failed = { failed_at: new Date().toISOString(), failure_reason: '5.2.2' }
			await store.transaction((trx) =>
				trx.updateTable('outgoing').set(failed).where('case_id', '=', id).execute(),
			)
		})
		await page.clock.install()
		await page.setViewportSize({ width, height: 900 })
		await enterDesk(page, 'consultant', language, `/desk/cases/${id}#reply`)
		const body = page.locator('#compose-message')
		await expect(body).toBeFocused()

		// The first way that is open is chosen; the closed one says why, and may be tried.
		const way = (name: string) => page.getByRole('radio', { name, exact: true })
		await expect(way(w.whatsApp)).toBeChecked()
		await expect(way(w.mail)).toHaveAccessibleDescription(w.full)
		await body.fill('وصلنا ردّكم.')
		await way(w.whatsApp).focus()
		await page.keyboard.press('ArrowDown')
		await expect(way(w.call)).toBeChecked()
		await page.keyboard.press('ArrowUp')
		await page.getByRole('button', { name: w.open }).click()
		const dialog = page.getByRole('dialog', { name: w.dialog })
		await expect(dialog.getByLabel(w.said)).toHaveValue('وصلنا ردّكم.')
		await expect(dialog.getByRole('link', { name: w.open })).toHaveAttribute('href', /wa\.me/)
		await dialog.getByRole('button', { name: w.notDone }).click()
		await axe(page, '.ways')
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

		// A message comes in while this is typed.
		await inStore((store) =>
			store.transaction((trx) =>
				store.cases.receive(trx, id, { type: 'wrote', channel: 'status', body: 'هذا رقم آخر.' }),
			),
		)
		await page.clock.fastForward(21_000)
		const note = page.locator('.arrived-note')
		await expect(note).toContainText(w.came)
		await expect(body).toHaveValue('وصلنا ردّكم.')
		await note.getByRole('button', { name: w.show }).click()
		await expect(page.locator('.case-log')).toContainText('هذا رقم آخر.')
		await expect(note).toBeEmpty()
		await expect(body).toHaveValue('وصلنا ردّكم.')

		await way(w.mail).check()
		// On a phone too the word before the address is whole.
		const lines = await page.locator('.compose-to').evaluate((line) => {
			const word = document.createRange()
			const text = [...line.childNodes].find((node) => node instanceof Text && node.data.trim())
			if (text) word.selectNodeContents(text)
			return word.getClientRects().length
		})
		expect(lines).toBe(1)
		await page.getByRole('button', { name: w.anyway }).press('Enter')
		await expect(page.getByText(w.leaving)).toBeVisible()
		// Whoever sent it by a key has the way back under the next one.
		await expect(page.locator('.compose-leaving')).toBeFocused()
		await expect(body).toHaveValue('')
	})
}
