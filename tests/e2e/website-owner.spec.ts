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

test('a closing day: added on top, spelled out before it is published, and asked once whether it is right', {
	tag: '@edge',
}, async ({ page }) => {
	await page.setViewportSize({ width: 1366, height: 768 })
	await enterDesk(page, 'manager', 'ar', '/desk/website/company/public-holidays')
	await page.getByRole('button', { name: 'إضافة عطلة' }).click()
	const first = page.locator('.web-item').first()
	await first.locator('input[type=date]').fill('2030-12-02')
	await first.locator('textarea[lang=ar]').fill('إجازة المكتب')
	await first.locator('textarea[lang=en]').fill('Office closed')
	await expect(page.locator('.web-saving')).toContainText(saved)
	await page.locator('.web-actions .btn-gold').click()
	const dialog = page.getByRole('dialog')
	await expect(dialog.locator('.web-changes')).toContainText('إجازة المكتب')
	await expect(dialog.locator('.web-changes')).toContainText('2 ديسمبر 2030')
	await axe(page, 'dialog')
	await dialog.getByRole('checkbox', { name: /تأكيد صحة هذه القيمة/ }).check()
	for (const box of await dialog.locator('[name=accepted]').all()) await box.check()
	await dialog.locator('[type=submit]').click()
	await expect(page.getByText('نُشرت، ويعمل بها الموقع من الآن.')).toBeInViewport()
	// In its place among the days, and called what the owner said of it.
	await page.reload()
	await hydrated(page)
	const last = page.locator('.web-item').last()
	await expect(last).toContainText('إجازة المكتب')
	await last.locator('.web-item-name').click()
	await expect(last.locator('select')).toHaveValue('verified')
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
	await expect(fee).toBeInViewport()
	expect(await place()).toBeGreaterThan(0)
	await expect(fee).toHaveValue('41,234')
	await expect(page.locator('.web-actions .btn-gold')).toHaveText('نشر تغيير واحد')
	await other.goto('/university/sunway-university')
	await expect(other.getByText('41,234').first()).toBeVisible()
	await expect(other.getByText('وصف كتبته زميلة')).toHaveCount(0)
	await other.close()
})
