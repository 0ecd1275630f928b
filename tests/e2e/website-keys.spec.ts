/** The website room by its keys alone. */
import { ownSiteTest as test } from './support/own-site.ts'
import { enterDesk } from './support/staff.ts'
import { expect } from './support/test.ts'

test('from the list to the versions without a mouse', { tag: '@edge' }, async ({ page }) => {
	const keys = page.keyboard
	await enterDesk(page, 'editor', 'ar', '/desk/website?kind=university')
	const row = page.getByRole('link', { name: 'جامعة هيلب' })
	await row.focus()
	await keys.press('Enter')
	await expect(page.getByRole('heading', { level: 1 })).toContainText('جامعة هيلب')
	// Two sections on, and the next Tab is the first field there.
	await keys.press(']')
	await keys.press(']')
	await expect(page.locator('#web-section-title')).toBeFocused()
	await expect(page.locator('#web-section-title')).toHaveText('البرامج والرسوم')
	await keys.press('Tab')
	await expect(page.locator('#field-tuition_min')).toBeFocused()
	await keys.press('ControlOrMeta+a')
	await keys.type('25500')
	await keys.press('ControlOrMeta+Enter')
	const dialog = page.getByRole('dialog')
	await expect(dialog.getByRole('button', { name: 'رجوع' })).toBeFocused()
	// Round to the beginning: what must be read, then the button.
	await keys.press('Tab')
	for (let stop = 0; stop < 12; stop += 1) {
		const isBox = await page.evaluate(
			() => document.activeElement?.matches('[name=accepted], [name=sure]') === true,
		)
		if (isBox) await keys.press('Space')
		const isLast = await page.evaluate(() => document.activeElement?.matches('[type=submit]'))
		if (isLast) break
		await keys.press('Tab')
	}
	await keys.press('Enter')
	await expect(page.getByText('نُشرت، وتظهر الآن.')).toBeInViewport()
	await expect(page.locator('.web-said')).toBeFocused()
	await page.getByRole('link', { name: 'سجل النسخ' }).focus()
	await keys.press('Enter')
	await expect(page.getByRole('heading', { level: 1 })).toContainText('سجل نسخ')
	const back = page.getByRole('button', { name: /إعادة هذا الحقل/ }).first()
	await back.focus()
	await keys.press('Enter')
	await expect(page.getByRole('button', { name: 'نشر المسودة' })).toBeVisible()
})

/** Runs in the page: the key, in the moment in which what it belongs to can be seen. */
function pressWhenSeen({ key, code, sight }: { key: string; code: string; sight: string }): void {
	const watcher = new MutationObserver(() => {
		const seen = document.querySelector(sight)
		if (!seen) return
		watcher.disconnect()
		seen.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
	})
	watcher.observe(document, { childList: true, subtree: true })
}
const nextSection = { key: ']', code: 'BracketRight', sight: '.web-entry' }

test('a key that is pressed as soon as the page stands there counts', {
	tag: '@edge',
}, async ({ page }) => {
	await enterDesk(page, 'editor', 'ar', '/desk/website?kind=university')
	await page.evaluate(pressWhenSeen, nextSection)
	await page.getByRole('link', { name: 'جامعة هيلب' }).click()
	await expect(page.locator('#web-section-title')).toHaveText('حقائق وأرقام')
	// Also before the application runs.
	await page.addInitScript(pressWhenSeen, nextSection)
	await page.goto('/desk/website/university/help-university')
	await expect(page.locator('#web-section-title')).toHaveText('حقائق وأرقام')
	await expect(page.locator('#web-section-title')).toBeFocused()
})
