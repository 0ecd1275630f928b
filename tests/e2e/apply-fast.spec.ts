/** Steps of the application that are pressed faster than the address of the page follows. */
import { fillAcademic, fillPersonal, next, tab, words } from './support/application.ts'
import { openPage } from './support/page.ts'
import { expect, test } from './support/test.ts'

test('who presses faster than the address follows stays at the step that was pressed last', {
	tag: '@edge',
}, async ({ page }) => {
	await openPage(page, '/apply', { language: 'en' })
	await fillPersonal(page, `fast-${crypto.randomUUID()}@mail.example`)
	await next(page)
	await expect(page).toHaveURL(/step=academic$/)
	await fillAcademic(page)
	// The second press before the router has come to the address of the first.
	await page.locator('.wizard-buttons').evaluate(async (buttons) => {
		buttons.querySelector<HTMLElement>('[type=submit]')?.click()
		await Promise.resolve()
		buttons.querySelector<HTMLElement>('[type=button]')?.click()
	})
	await expect(tab(page, words.en.tabs[1])).toHaveAttribute('aria-selected', 'true')
	await next(page)
	await expect(page).toHaveURL(/step=services$/)
	await expect(tab(page, words.en.tabs[2])).toHaveAttribute('aria-selected', 'true')
	await page.goBack()
	await expect(tab(page, words.en.tabs[1])).toHaveAttribute('aria-selected', 'true')
	await page.locator('header').getByRole('link', { name: 'Apply Now' }).click()
	await expect(tab(page, words.en.tabs[0])).toHaveAttribute('aria-selected', 'true')
})
