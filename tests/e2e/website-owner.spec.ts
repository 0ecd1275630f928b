/** An owner's first hour: finding the entry, adding a closing day, knowing what a colleague left in the draft. */
import { axe } from './support/axe.ts'
import { ownSiteTest as test } from './support/own-site.ts'
import { hydrated } from './support/page.ts'
import { enterDesk } from './support/staff.ts'
import { expect } from './support/test.ts'

const saved = 'حُفظت المسودة'

test('a section is its list: named, counted, and most of the screen', {
	tag: '@edge',
}, async ({ page }) => {
	await page.setViewportSize({ width: 1366, height: 768 })
	await enterDesk(page, 'editor', 'ar', '/desk/website?kind=university')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('الجامعات')
	await expect(page.locator('.web-room-head')).toContainText('14 مادة')
	await expect(page.locator('.web-row').nth(5)).toBeInViewport()
	await page.setViewportSize({ width: 390, height: 844 })
	await expect(page.locator('.web-row').nth(3)).toBeInViewport({ ratio: 1 })
	await axe(page)
})

test('the dhow of the voyage stands in the water, in both directions', {
	tag: '@edge',
}, async ({ page }) => {
	await enterDesk(page, 'editor', 'ar', '/desk/website/open')
	const box = (part: string) =>
		page.locator(part).evaluate((element) => {
			const { top, bottom } = element.getBoundingClientRect()
			return { top, bottom }
		})
	for (const language of ['ar', 'en'])
		for (const width of [1440, 390]) {
			await page.setViewportSize({ width, height: 900 })
			await page.goto(`/desk/website/open?lang=${language}`)
			const [picture, sea, dhow] = [
				await box('.day-picture'),
				await box('.day-sea'),
				await box('.web-dhow'),
			]
			expect(dhow.top).toBeGreaterThanOrEqual(picture.top)
			expect(dhow.bottom).toBeGreaterThan(sea.top)
			expect(dhow.bottom).toBeLessThan(sea.bottom)
		}
})

test('a name is found while it is typed, before everything that mentions it', {
	tag: '@edge',
}, async ({ page }) => {
	await enterDesk(page, 'editor', 'ar', '/desk/website')
	const find = page.getByRole('searchbox')
	await find.pressSequentially('تايلور', { delay: 30 })
	await expect(page.locator('.web-row').first()).toContainText('جامعة تايلورز')
	await expect(find).toBeFocused()
	await expect(find).toHaveValue('تايلور')
	await page.getByRole('link', { name: 'جامعة تايلورز' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toContainText('تايلورز')
	// Never edited: there is nothing to compare, and nobody is told how.
	await page.getByRole('link', { name: 'سجل النسخ' }).click()
	await expect(page.locator('.web-versions')).toContainText('النص الأصلي')
	await expect(page.locator('.web-versions')).not.toContainText('للمقارنة')
})

test('a press right after typing counts, nothing filled in is called missing, and a section is shown from its beginning', {
	tag: '@edge',
}, async ({ page }) => {
	await page.setViewportSize({ width: 1366, height: 768 })
	await enterDesk(page, 'editor', 'ar', '/desk/website')
	await page.getByRole('button', { name: 'إضافة', exact: true }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByLabel('الاسم بالعربية').fill('جامعة الضغطة')
	await dialog.getByLabel('الاسم بالإنجليزية').fill('Press University')
	await dialog.getByRole('button', { name: 'بدء المسودة' }).click()
	const sections = page.locator('.web-sections')
	await sections.getByRole('button', { name: /البرامج والرسوم/ }).click()
	await page.locator('#field-tuition_min').fill('24000')
	await page.locator('#field-tuition_max').fill('32000')
	// Before the draft is saved: what the server said of the empty fields is still there.
	await page.getByRole('button', { name: 'إضافة برنامج بكالوريوس' }).click()
	await expect(page.locator('#field-programmes_bachelor_0-head')).toBeVisible()
	await expect(page.locator('.web-summary.is-invalid')).toHaveCount(0)
	await page.locator('#field-programmes_bachelor_0_confidence').scrollIntoViewIfNeeded()
	await sections.getByRole('button', { name: /القبول والمواعيد/ }).click()
	await expect(page.locator('#web-section-title')).toBeInViewport()
	// On a phone, where the sections are a list, it says what is left in each.
	await page.setViewportSize({ width: 390, height: 844 })
	const choice = page.getByRole('combobox', { name: 'أقسام المادة' })
	await expect(choice.locator('option').first()).toHaveText(/الأساسيات · بقيت 8 حقول للتعبئة/)
})

test('a closing day: added on top, spelled out before it is published, and asked once whether it is right', {
	tag: '@edge',
}, async ({ page }) => {
	await page.setViewportSize({ width: 1366, height: 768 })
	await enterDesk(page, 'manager', 'ar', '/desk/website/company/public-holidays')
	await page.getByRole('button', { name: 'إضافة عطلة' }).click()
	const first = page.locator('.web-item').first()
	// Nothing is wrong while it is being written, and each field that is counted has its line.
	const summary = page.locator('.web-summary')
	await expect(summary.locator('.is-missing')).toHaveCount(3)
	await expect(summary).toContainText('بقيت 3 حقول للتعبئة')
	await expect(summary).not.toHaveClass(/is-invalid/)
	await expect(first.locator('.date-parts input').first()).toBeFocused()
	await page.keyboard.press('Tab')
	await expect(summary).not.toHaveClass(/is-invalid/)
	await first.locator('.date-parts input').first().fill('2')
	await first.locator('.date-parts select').first().selectOption({ label: 'ديسمبر' })
	await first.locator('.date-parts input').last().fill('2030')
	await first.locator('textarea[lang=ar]').fill('إجازة المكتب')
	await first.locator('textarea[lang=en]').fill('Office closed')
	await expect(page.locator('.web-saving')).toContainText(saved)
	await page.locator('.web-actions .btn-gold').click()
	const dialog = page.getByRole('dialog')
	await expect(dialog.locator('.web-changes')).toContainText('إجازة المكتب')
	await expect(dialog.locator('.web-changes')).toContainText('2 ديسمبر 2030')
	await axe(page, 'dialog')
	await dialog
		.getByRole('checkbox', { name: /تأكيد صحة هاتين القيمتين.*2 ديسمبر 2030.*إجازة المكتب/s })
		.check()
	for (const box of await dialog.locator('[name=accepted]').all()) await box.check()
	await dialog.locator('[type=submit]').click()
	await expect(page.getByText('نُشرت، ويعمل بها الموقع من الآن.')).toBeInViewport()
	// In its place among the days, and called what the owner said of it.
	await page.reload()
	await hydrated(page)
	const last = page.locator('.web-item').last()
	await expect(last).toContainText('إجازة المكتب')
	await last.locator('.web-item-name').click()
	await expect(last.locator('select').last()).toHaveValue('verified')
})

test('what a colleague left in the draft is announced, marked and read before it is published', {
	tag: '@edge',
}, async ({ page, browser }) => {
	const address = '/desk/website/university/sunway-university?section=programmes'
	const other = await (await browser.newContext()).newPage()
	await enterDesk(other, 'editor', 'ar', '/desk/website/university/sunway-university')
	await other.locator('#field-description_ar').fill('وصف كتبته زميلة ولم تنشره.')
	await expect(other.locator('.web-saving')).toContainText(saved)

	await page.setViewportSize({ width: 1366, height: 768 })
	await enterDesk(page, 'manager', 'ar', address)
	await expect(page.locator('.web-notice')).toContainText('مسودة من')
	await expect(page.locator('.web-sections button').first().locator('.web-dot')).toBeVisible()
	await page.locator('#field-programmes_master-head').click()
	await page.locator('#field-programmes_master_2-head').click()
	const fee = page.locator('#field-programmes_master_2_annualFee')
	await fee.fill('41234')
	await expect(page.locator('.web-saving')).toContainText(saved)
	const place = () => fee.evaluate((field) => Math.round(field.getBoundingClientRect().top))
	await fee.evaluate((field) => field.scrollIntoView({ block: 'center' }))
	await page.locator('.web-actions .btn-gold').click()
	const dialog = page.getByRole('dialog')
	await expect(dialog.locator('.web-warning')).toContainText('مسودة مشتركة')
	await expect(dialog.locator('.web-changes')).toContainText('زميلة')
	// It is hers to publish: left out, it stays in the draft.
	await dialog.getByRole('checkbox', { name: 'نشر هذا التغيير: الوصف' }).uncheck()
	await expect(dialog.getByText('يبقى تغيير واحد في المسودة')).toBeVisible()
	await axe(page, 'dialog')
	for (const box of await dialog.locator('[name=accepted]').all()) await box.check()
	await dialog.locator('[type=submit]').click()
	// The answer comes to where somebody is: the programme stays open and in sight.
	await expect(page.getByText('نُشرت، وتظهر الآن.')).toBeInViewport()
	await expect(page.locator('.web-said')).toContainText('بقي في المسودة تغيير واحد لم يُنشر.')
	await expect(fee).toBeInViewport()
	expect(await place()).toBeGreaterThan(0)
	await expect(fee).toHaveValue('41,234')
	await expect(page.locator('.web-actions .btn-gold')).toHaveText('نشر تغيير واحد')
	// Taken back, it is beside hers in the draft.
	await page.getByRole('button', { name: 'تحضير العودة إلى ما قبل هذا النشر' }).click()
	await expect(page.locator('.web-actions .btn-gold')).toHaveText('نشر تغييرين')
	await expect(page.locator('.web-saving')).toContainText(saved)
	await other.goto('/university/sunway-university')
	await expect(other.getByText('41,234').first()).toBeVisible()
	await expect(other.getByText('وصف كتبته زميلة')).toHaveCount(0)
	await other.close()
})

test.describe('on a phone that loses its network', () => {
	test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] })

	test('sections change at once and without a network, and new fees are dated on a phone', {
		tag: '@edge',
	}, async ({ page, context }) => {
		await page.setViewportSize({ width: 390, height: 844 })
		await enterDesk(page, 'editor', 'ar', '/desk/website/university/university-of-malaya')
		await context.setOffline(true)
		await page.getByRole('combobox', { name: 'أقسام المادة' }).selectOption('programmes')
		await page.locator('#field-programmes_bachelor_0-head').click()
		await expect(page).toHaveURL(/section=programmes/)
		await context.setOffline(false)
		await page.locator('#field-programmes_bachelor_0_annualFee').fill('56000')
		await expect(page.locator('.web-saving')).toContainText(saved)
		await page.locator('.web-actions .btn-gold').click()
		const dialog = page.getByRole('dialog')
		// It is read from its beginning.
		await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 })
		// A warning leads to the text that it is about.
		await dialog
			.getByRole('button', { name: /^الانتقال إلى الحقل/ })
			.first()
			.click()
		await expect(dialog).toHaveCount(0)
		await expect(page.locator('.web-form :focus')).toBeInViewport()
		await page.locator('.web-actions .btn-gold').click()
		// Both choices in one row, above the buttons: nobody has to guess that there is a second.
		const [now, later] = ['الآن', 'في موعد لاحق'].map((name) => dialog.getByRole('radio', { name }))
		const place = await later?.boundingBox()
		expect(place?.y).toBe((await now?.boundingBox())?.y)
		expect((place?.y ?? 0) + 20).toBeLessThan(
			(await dialog.locator('.web-dialog-foot').boundingBox())?.y ?? 0,
		)
		await later?.check()
		await expect(dialog.getByLabel('السنة')).toBeInViewport({ ratio: 1 })
		await dialog.locator('.date-parts input').first().fill('1')
		await dialog.locator('.date-parts select').selectOption('01')
		await dialog.getByLabel('السنة').fill('2028')
		for (const box of await dialog.locator('[name=accepted]').all()) await box.check()
		await dialog.getByRole('button', { name: 'جدولة النشر ليوم 1 يناير 2028' }).click()
		await expect(page.getByText('تمت الجدولة. يُنشر النص في 1 يناير 2028')).toBeInViewport()
	})
})

test('a sentence that a colleague has not finished keeps nobody from publishing the rest', {
	tag: '@edge',
}, async ({ page }) => {
	await enterDesk(page, 'manager', 'ar', '/desk/website/university/inti-international-university')
	await page.locator('#field-description_en').fill('')
	await page.locator('#field-description_en').blur()
	await page
		.locator('.web-sections')
		.getByRole('button', { name: /البرامج والرسوم/ })
		.click()
	await page.locator('#field-tuition_max').fill('30500')
	await expect(page.locator('.web-saving')).toContainText(saved)
	await page.locator('.web-actions .btn-gold').click()
	await expect(page.locator('.web-summary')).toBeFocused()
	await page.getByRole('button', { name: 'نشر بقية التغييرات' }).click()
	const dialog = page.getByRole('dialog')
	const unfinished = dialog.getByRole('checkbox', { name: 'نشر هذا التغيير: الوصف' })
	await expect(unfinished).toBeDisabled()
	await expect(unfinished).not.toBeChecked()
	await axe(page, 'dialog')
	for (const box of await dialog.locator('[name=accepted]').all()) await box.check()
	await dialog.locator('[type=submit]').click()
	await expect(page.getByText('نُشرت، وتظهر الآن.')).toBeInViewport()
	await expect(page.locator('.web-actions .btn-gold')).toHaveText('نشر تغيير واحد')
})

test('what is published of a hidden entry is not called visible', {
	tag: '@edge',
}, async ({ page }) => {
	await enterDesk(page, 'editor', 'ar', '/desk/website/university/utar-university')
	await page.getByRole('button', { name: 'إجراءات أخرى' }).click()
	await page.getByRole('button', { name: /إخفاء عن الزوار/ }).click()
	await page.getByRole('dialog').locator('[type=submit]').click()
	await expect(page.getByText('أُخفيت عن الزوار')).toBeInViewport()
	await page.locator('#field-area_ar').fill('كامبار')
	await page.locator('#field-area_en').fill('Kampar')
	await expect(page.locator('.web-saving')).toContainText(saved)
	await page.locator('.web-actions .btn-gold').click()
	await page.getByRole('dialog').locator('[type=submit]').click()
	await expect(page.locator('.web-said')).toContainText('لا يراه الزوار')
	await expect(page.locator('.web-said a')).toHaveCount(0)
})

test('on the narrowest phone the bar stands on one line, and what is wrong has the width of its card', {
	tag: '@edge',
}, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 800 })
	await enterDesk(page, 'manager', 'en', '/desk/website')
	const heights = await page
		.locator('.desk-tabs a')
		.evaluateAll((links) =>
			links.map((link) => link.querySelector('svg')?.getBoundingClientRect().y),
		)
	expect(new Set(heights).size).toBe(1)
	await page.goto('/desk/website/university/universiti-kebangsaan-malaysia')
	await hydrated(page)
	await page.locator('#field-name_en').fill('UKM')
	await expect(page.locator('.web-saving')).toContainText('saved')
	const lines = page.locator('.web-summary li')
	const share = await lines.first().evaluate((line) => {
		const words = line.querySelector('span')?.getBoundingClientRect().width ?? 0
		return words / line.getBoundingClientRect().width
	})
	expect(share).toBeGreaterThan(0.8)
	// What is said of the whole entry, such as its card for shared links, leads to no field.
	const note = lines.filter({ hasText: 'shared link' })
	await expect(note).toHaveText(/^A shared link/)
	await expect(note.getByRole('button')).toHaveCount(0)
})
