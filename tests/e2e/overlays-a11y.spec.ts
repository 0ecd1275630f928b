/**
 * What opens over or inside a page (menus, search, chat, large pictures, dialogs, lists, answers, messages) is
 * accessible in both languages and both themes. The pages at rest are in `a11y.spec.ts`, the steps of an application
 * in `apply.spec.ts`.
 */
import type { Page } from '@playwright/test'
import { axe, axeColours } from './support/axe.ts'
import { openPage, testedIn } from './support/page.ts'
import { expect, test } from './support/test.ts'

const words = {
	ar: {
		more: 'المزيد',
		menu: 'القائمة',
		search: 'بحث في الموقع',
		chat: /المحادثة/,
		option: 'متطلبات التأشيرة',
		enlarge: /^تكبير/,
		book: 'الحجز الآن',
		submit: 'إرسال طلب الحجز',
		send: 'إرسال الرسالة',
		code: /^رمز الدولة/,
		next: 'التالي',
	},
	en: {
		more: 'More',
		menu: 'Menu',
		search: 'Search the site',
		chat: /chat/i,
		option: 'Visa requirements',
		enlarge: /^Enlarge/,
		book: 'Book Now',
		submit: 'Submit Booking Request',
		send: 'Send Message',
		code: /^Country code/,
		next: 'Next',
	},
}

const phone = { width: 390, height: 844 }
const tablet = { width: 1024, height: 800 }

/** By day and by night, without closing what is open: the site's own switch sets the same class. */
async function lookTwice(page: Page, within: string): Promise<void> {
	const turn = () => page.evaluate(() => document.documentElement.classList.toggle('dark'))
	await axe(page, within)
	await turn()
	await axeColours(page, within)
	await turn()
}

for (const language of testedIn('ar')) {
	const say = words[language]
	const button = (page: Page, name: string | RegExp) =>
		page.getByRole('button', { name, exact: true }).first()

	test(`menus, search and chat in ${language}`, { tag: '@edge' }, async ({ page }) => {
		await page.setViewportSize(tablet)
		await openPage(page, '/', { language })
		await button(page, say.more).click()
		await expect(page.locator('#more-menu')).toBeVisible()
		await lookTwice(page, '.site-header')
		await page.keyboard.press('Escape')

		await page.setViewportSize(phone)
		await button(page, say.menu).click()
		await expect(page.locator('#mobile-menu')).toBeVisible()
		await lookTwice(page, '.site-header')
		await page.keyboard.press('Escape')

		await button(page, say.search).click()
		await page.getByRole('searchbox').fill('UTM')
		await expect(page.locator('.search-result').first()).toBeVisible()
		await lookTwice(page, '.search-dialog')
		await page.keyboard.press('Escape')

		await button(page, say.chat).click()
		await page.getByRole('dialog').getByRole('button', { name: say.option }).click()
		await expect(page.getByRole('log').locator('> ol > li')).toHaveCount(3)
		await lookTwice(page, '.chat-panel')

		// What opened brought styles of its own, and not the frame's once more: coming last, they would overrule the page's.
		const styles = await page
			.locator('link[rel=stylesheet]')
			.evaluateAll((links) =>
				links.map((link) => new URL(String(link.getAttribute('href')), location.href).pathname),
			)
		expect(styles).toEqual([...new Set(styles)])
	})

	test(`large pictures, answers and the booking dialog in ${language}`, { tag: '@edge' }, async ({
		page,
	}) => {
		await page.setViewportSize(phone)
		await openPage(page, '/accommodation/the-edge-residence', { language })
		await page.locator('.accordion summary').first().click()
		await page.locator('.accordion summary').nth(1).click()
		await lookTwice(page, '.accordion')
		await button(page, say.enlarge).click()
		await expect(page.locator('.viewer')).toBeVisible()
		await lookTwice(page, '.viewer')
		await page.keyboard.press('Escape')

		await button(page, say.book).click()
		await page.getByRole('button', { name: say.submit }).click()
		// The dialog with its messages, and the notice inside it.
		await expect(page.locator('.modal .toast')).toBeVisible()
		await lookTwice(page, '.modal')
	})

	test(`messages of forms and the list of calling codes in ${language}`, { tag: '@edge' }, async ({
		page,
	}) => {
		await page.setViewportSize(phone)
		await openPage(page, '/contact', { language })
		await button(page, say.send).click()
		await expect(page.locator('.field-error')).toHaveCount(3)
		await button(page, say.code).click()
		await expect(page.getByRole('option').first()).toBeVisible()
		await lookTwice(page, 'form')

		await openPage(page, '/apply', { language })
		await button(page, say.next).click()
		await expect(page.locator('.error-summary')).toBeVisible()
		await expect(page.locator('.toast')).toBeVisible()
		await lookTwice(page, 'body')
	})
}
