/** A family and a consultant, and the turn that follows them; notices; cases given out by keyboard. */
import { axe } from './support/axe.ts'
import { newCase, ownName, storedCase } from './support/desk-cases.ts'
import { inStore } from './support/invited-person.ts'
import { hydrated, testedIn } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const many = process.env.TEST_ALL === '1' ? 10 : 3

const words = {
	ar: {
		bell: /الإشعارات/,
		wrote: 'كتب صاحب الملف',
		more: 'إجراءات أخرى',
		rules: 'كيف ينتقل الدور',
		lastDocument: 'أرسل آخر مستند مطلوب',
		unread: 'وضع علامة «غير مقروء»',
		unclear: 'صورة غير واضحة',
		refuse: 'رفض',
		refuseNow: 'رفض المستند',
		withdraw: 'سحب الطلب',
		refusedText: 'الصورة غير واضحة.',
		undo: 'تراجع',
		place: (n: number) => `${n} من ${many}`,
	},
	en: {
		bell: /Notices/,
		wrote: 'The applicant wrote',
		more: 'More actions',
		rules: 'How the turn moves',
		lastDocument: 'The last document asked for came',
		unread: 'Mark as unread',
		unclear: 'Not clear',
		refuse: 'Refuse',
		refuseNow: 'Refuse the document',
		withdraw: 'Withdraw the request',
		refusedText: 'الصورة غير واضحة.',
		undo: 'Undo',
		place: (n: number) => `${n} of ${many}`,
	},
}
const via = { origin: 'mail', link: null } as const

for (const language of testedIn('ar')) {
	const say = words[language]

	test(`what the family does is seen, told and followed, in ${language}`, async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 })
		const { email } = await enterDesk(page, 'consultant', language)
		const name = ownName()
		const id = await newCase({ name, assignee: email })
		await inStore(async ({ cases }) => {
			await cases.viewers.markRead(id)
			await cases.fromApplicant.write(id, 'متى يصل الرد؟', via)
			await cases.fromApplicant.write(id, 'وهل وصل الجواز؟', via)
		})
		await page.goto('/desk?view=mine')
		await hydrated(page)
		const row = page.locator('.case-row').filter({ hasText: name })
		await expect(row).toHaveClass(/is-unread/)
		await expect(row).toContainText('وهل وصل الجواز؟')
		await expect(row.locator('.case-news')).toContainText('2')

		const bell = page.getByRole('button', { name: say.bell })
		await bell.click()
		const panel = page.locator('.desk-notices-panel')
		await expect(panel).toContainText(say.wrote)
		await axe(page, '.desk-notices')
		await panel
			.getByRole('link', { name: new RegExp(name) })
			.first()
			.click()
		await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
		await expect(bell.locator('em')).toHaveCount(0)

		// The help says how the turn moves.
		await page.locator('.case-top').getByRole('button', { name: say.more }).click()
		await page.getByRole('button', { name: say.rules }).click()
		await expect(page.getByRole('dialog')).toContainText(say.lastDocument)
		await axe(page, 'dialog')
		await page.keyboard.press('Escape')

		// Refused with a ready reason, in the family's language, and asked for again in the same step.
		await page.locator('.case-doc-list button').first().click()
		await page.getByRole('button', { name: say.refuse, exact: true }).click()
		await page.getByRole('button', { name: say.unclear, exact: true }).click()
		await axe(page, '.case-docs')
		await page.getByRole('button', { name: say.refuseNow }).click()
		await expect(page.locator('.case-doc-list')).toContainText(say.refusedText)
		await expect.poll(async () => (await storedCase(id))?.waiting_on).toBe('student')
		// Taken back: the question is still to be answered.
		await page.getByRole('button', { name: say.withdraw }).first().click()
		await expect.poll(async () => (await storedCase(id))?.waiting_on).toBe('us')
		expect((await storedCase(id))?.due_kind).toBe('reply')

		await page.locator('.case-top').getByRole('button', { name: say.more }).click()
		await page.getByRole('button', { name: say.unread }).click()
		await expect(page).toHaveURL(/\/desk$/)
		await expect.poll(async () => (await storedCase(id))?.unread).toBe(true)
	})

	test(`${many} cases by keyboard: arrows give nothing to anybody, in ${language}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 1440, height: 900 })
		const { email } = await enterDesk(page, 'consultant', language)
		const me = await inStore(async ({ staff }) => (await staff.byEmail(email))?.id)
		const name = ownName()
		const ids: string[] = []
		for (let number = 0; number < many; number += 1) {
			ids.push(await newCase({ kind: 'contact_submissions', name, hoursAgo: 30 - number }))
		}
		await page.goto(`/desk?q=${name}`)
		await hydrated(page)
		await expect(page.locator('.case-row')).toHaveCount(many)
		await page.keyboard.press('KeyJ')
		await expect(page.locator('.case-open').first()).toBeFocused()
		await axe(page, '.case-list')
		await page.keyboard.press('Enter')
		for (let number = 0; number < many; number += 1) {
			const id = () => page.url().split('/').at(-1) ?? ''
			await expect(page.locator('.case-crumb')).toContainText(say.place(number + 1))
			await expect(page.locator('#main')).toBeFocused()
			// The arrows only look around; nothing is given to anybody before Enter.
			await page.keyboard.press('KeyA')
			const list = page.getByRole('listbox')
			await expect(list.getByRole('option').first()).toBeFocused()
			for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowDown')
			await page.keyboard.press('Escape')
			await expect(list).toBeHidden()
			expect(await storedCase(id())).toMatchObject({ assignee_id: null, version: 1 })
			await page.keyboard.press('KeyI')
			await expect.poll(async () => (await storedCase(id()))?.assignee_id).toBe(me)
			await page.keyboard.press('KeyR')
			await expect(page.locator('#compose-message')).toBeFocused()
			await page.keyboard.type(`أهلًا بكم ${number}`)
			await page.keyboard.press('Control+Enter')
			await expect(page.getByRole('button', { name: say.undo })).toBeVisible()
			await page.keyboard.press('Escape')
			if (number < many - 1) await page.keyboard.press('KeyJ')
		}
		// Answered, the student's turn, and everybody's own words in the right case.
		for (const id of ids) {
			const { row, said } = await inStore(async ({ cases }) => ({
				row: await cases.find(id),
				said: await cases.messages(id),
			}))
			expect(row).toMatchObject({ stage: 'answered', waiting_on: 'student', assignee_id: me })
			expect(said).toHaveLength(1)
		}
	})
}
