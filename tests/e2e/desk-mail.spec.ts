/** A consultant reads mails in the history of a case: who wrote, what they answer, what is not kept. */
import { axe } from './support/axe.ts'
import { newCase, ownName, storedCase } from './support/desk-cases.ts'
import { inStore } from './support/invited-person.ts'
import { testedIn } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const words = {
	ar: {
		own: 'من عنوان صاحب الملف',
		other: 'من عنوان آخر',
		unsure: 'المرسل غير مؤكَّد',
		quoted: 'الرسالة المقتبسة',
		zip: 'لم يُحفظ: all.zip',
		move: 'نقل إلى ملف آخر',
		moveIt: 'نقل الرسالة',
		thread: 'المحادثة والسجل',
	},
	en: {
		own: "The applicant's address",
		other: 'Another address',
		unsure: 'Sender not confirmed',
		quoted: 'The letter it answers',
		zip: 'Not kept: all.zip',
		move: 'Move to another case',
		moveIt: 'Move the message',
		thread: 'Conversation and history',
	},
}

for (const language of testedIn('ar')) {
	test(`mails are read in the history of their case, in ${language}`, async ({ page }) => {
		const w = words[language]
		const isPhone = language === 'en'
		const id = await newCase({ name: ownName() })
		await inStore(async (store) => {
			const came = (body: string, sender: string, proof: 'own' | 'other' | 'unsure', more = {}) =>
				store.transaction((trx) =>
					store.cases.receive(trx, id, {
						type: 'wrote',
						channel: 'mail',
						body,
						subject: 'Re: الملف',
						mail: {
							externalId: '',
							sender,
							proof,
							quoted: '> نحتاج إلى جواز السفر',
							leftOut: [],
							...more,
						},
					}),
				)
			await came('هذا جواز السفر.', 'maryam@mail.example', 'own')
			await came('أنا والدها.', 'father@mail.example', 'other', {
				leftOut: [{ name: 'all.zip', reason: 'wrong_kind' }],
			})
			await came('Who wrote this?', 'maryam@mail.example', 'unsure')
		})
		// So high that the phone's bars lie on no link while its size is measured.
		await page.setViewportSize(
			isPhone ? { width: 390, height: 1800 } : { width: 1440, height: 900 },
		)
		await enterDesk(page, 'consultant', language, `/desk/cases/${id}`)
		const log = page.locator('.case-log')
		for (const word of [w.own, w.other, w.unsure, w.zip]) await expect(log).toContainText(word)
		const letter = log.locator('li', { hasText: 'هذا جواز السفر.' })
		const quoted = letter.getByText('نحتاج إلى جواز السفر')
		await expect(quoted).toBeHidden()
		await letter.getByText(w.quoted).focus()
		await page.keyboard.press('Enter')
		await expect(quoted).toBeVisible()
		await axe(page, '.case-log')
		// The bubble runs as the page does, whatever its text: its corner is at the speaker's side.
		const bubble = letter.locator('.bubble').first()
		await expect(bubble).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr')
		await expect(bubble).toHaveCSS('unicode-bidi', 'plaintext')
		// A dialog has its own looks, also where it is opened from a line of small links.
		await letter.getByRole('button', { name: w.move }).click()
		const move = page.getByRole('dialog').getByRole('button', { name: w.moveIt })
		await expect(move).toHaveCSS('text-decoration-line', 'none')
		expect((await move.boundingBox())?.height).toBeGreaterThanOrEqual(44)
		// Moved by keys: the message is gone, and its reader is at the head of the thread.
		const other = await storedCase(await newCase({ name: ownName() }))
		await page.keyboard.type(other?.reference ?? '')
		await page.keyboard.press('Enter')
		await expect(letter).toHaveCount(0)
		await expect(page.getByRole('heading', { name: w.thread })).toBeFocused()
		const width = await page.evaluate(() => document.documentElement.scrollWidth)
		expect(width).toBeLessThanOrEqual(isPhone ? 390 : 1440)
	})
}
