/** A family is reminded of what it was asked for until somebody does not want that, at the desk or on the family's page without scripts. */
import { axe } from './support/axe.ts'
import { newCase, ownName, storedCase } from './support/desk-cases.ts'
import { inStore } from './support/invited-person.ts'
import { hydrated, testedIn } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const words = {
	ar: {
		panel: 'التذكير التلقائي',
		switch: 'تذكير صاحب الملف بالمستندات الناقصة',
		none: 'لا مستند مطلوب الآن',
		first: 'التذكير الأول: يُرسل',
		off: 'التذكير متوقف في هذا الملف.',
		family: 'أوقف صاحب الملف التذكير في صفحة الحالة',
		request: 'طلب مستند',
		send: 'إرسال الطلب',
		stop: 'إيقاف التذكير',
		start: 'استئناف التذكير',
		stopped: 'أوقفنا التذكير، ولن نرسل إليكم تذكيرًا آخر.',
		documents: /^المستندات/,
		silent: 'ملفات لم يرد أصحابها منذ 21 يومًا',
		line: 'إيقاف التذكير التلقائي بطلب من صاحب الملف',
	},
	en: {
		panel: 'Reminders',
		switch: 'Remind the applicant of missing documents',
		none: 'No document is asked for now.',
		first: 'First reminder: goes out',
		off: 'Reminders are off for this case.',
		family: 'The applicant stopped the reminders',
		request: 'Document request',
		send: 'Send request',
		stop: 'Stop reminders',
		start: 'Resume reminders',
		stopped: 'We have stopped the reminders. You will get no more.',
		documents: /^Documents/,
		silent: 'No word from the applicant for 21 days',
		line: 'reminders switched off by the applicant',
	},
}

for (const language of testedIn('ar')) {
	test(`reminders are switched off at the desk and by the family, in ${language}`, {
		tag: '@edge',
	}, async ({ page, browser, baseURL }) => {
		const w = words[language]
		const isPhone = language === 'en'
		const name = ownName()
		const id = await newCase({ name, language })
		await page.setViewportSize({ width: isPhone ? 360 : 1440, height: 900 })
		await enterDesk(page, 'consultant', language)
		await page.goto(`/desk/cases/${id}`)
		await hydrated(page)
		const tab = async () => {
			if (isPhone) await page.getByRole('button', { name: w.documents }).click()
		}
		await tab()
		const panel = page.getByRole('region', { name: w.panel })
		await expect(panel).toContainText(w.none)
		if (isPhone) await page.goto(`/desk/cases/${id}#reply`)
		await page.locator('.composer').getByRole('button', { name: w.request }).click()
		await page.locator('.composer').getByRole('button', { name: w.send }).click()
		await tab()
		await expect(panel).toContainText(w.first)
		const toggle = panel.getByRole('switch', { name: w.switch })
		await toggle.focus()
		await page.keyboard.press('Space')
		await expect(panel).toContainText(w.off)
		await expect(toggle).not.toBeChecked()
		expect(await storedCase(id)).toMatchObject({ reminders: 'desk' })
		await page.keyboard.press('Space')
		await expect(panel).toContainText(w.first)
		await axe(page, '.reminders-panel')
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
			isPhone ? 360 : 1440,
		)

		const token = await inStore((store) => store.cases.mintLink(id, 'mail'))
		const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
		const family = await plain.newPage()
		await family.goto(`/status/${token}`)
		await family.goto(`/status?lang=${language}`)
		await family.locator('summary').filter({ hasText: w.stop }).click()
		await family.getByRole('button', { name: w.stop }).click()
		await expect(family.locator('#outcome')).toHaveText(w.stopped)
		await expect(family.locator('summary').filter({ hasText: w.start })).toBeVisible()
		await plain.close()

		await page.reload()
		await hydrated(page)
		await expect(page.locator('.case-log')).toContainText(w.line)
		await tab()
		await expect(panel).toContainText(w.family)
		await expect(toggle).toBeDisabled()

		await inStore((store) =>
			store.transaction((trx) =>
				trx
					.updateTable('cases')
					.set({ spoke_at: '2026-01-01T00:00:00.000Z' })
					.where('id', '=', id)
					.execute(),
			),
		)
		await page.goto('/desk?view=silent')
		await expect(page.getByRole('heading', { level: 1 })).toContainText(w.silent)
		await expect(page.locator('.case-row').filter({ hasText: name })).toHaveCount(1)
	})
}
