/**
 * One walk over every route, in both languages and themes, from a small phone to a desk: no accessibility violation,
 * nothing sticking out or cut off, also with letters set wide, nothing in Arabic that a reader stumbles over, pictures that weigh little, and a switch of language
 * that changes what must change and keeps the rest. `npm test` takes one entity of each kind and looks at Arabic by day and English
 * by night, at four widths; `npm run test:all` takes all of them, both languages by day and by night, and the widths between.
 */
import type { Page } from '@playwright/test'
import { siteRoutes } from '../../scripts/site-routes.ts'
import { expectGoodArabic } from './support/arabic.ts'
import { expectLightArt } from './support/art.ts'
import { axe, axeColours } from './support/axe.ts'
import { expectToFitAnyway } from './support/fit.ts'
import { expectNoOverflow, hydrated, openPage } from './support/page.ts'
import { headNow } from './support/page-head.ts'
import { siteAddress } from './support/site-address.ts'
import { test as base, expect } from './support/test.ts'

const all = process.env.TEST_ALL === '1'
/** What fits with letters set wide, at 320 and 1280, fits without. */
const widths = all ? [320, 375, 768, 1024, 1280] : []
const phone = 360
const desk = 1440

/** One tab for all pages of a worker: a visitor who goes on has styles and scripts already, and `openPage` sets language and theme anew. */
const test = base.extend<object, { tab: Page }>({
	tab: [
		async ({ browser }, use) => {
			const tab = await browser.newPage({
				baseURL: siteAddress(),
				// A browser with digits, a calendar and a clock of its own: what it draws must still be what the server sent.
				locale: 'ar-EG',
				timezoneId: 'America/New_York',
				serviceWorkers: 'block',
				reducedMotion: 'reduce',
			})
			await use(tab)
			await tab.close()
		},
		{ scope: 'worker' },
	],
	page: async ({ tab }, use) => {
		await tab.setViewportSize({ width: 1280, height: 720 })
		await use(tab)
	},
})

for (const [position, path] of siteRoutes({ all }).entries()) {
	// Both languages share their markup, and both themes their rules: with `npm test` pages take turns.
	const inArabic = all || position % 2 === 0
	const inEnglish = all || !inArabic
	test(`${path} is accessible, fits and reads well in both languages`, async ({ page }) => {
		const response = await openPage(page, path)
		expect(response?.status()).toBe(200)
		await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
		await test.step('Arabic by day', async () => {
			await expectGoodArabic(page)
			await expectFits(page)
			if (inArabic) await at(phone, page, axe)
			if (all) await at(desk, page, axe)
			await expectLightArt(page)
		})
		// A theme changes colours and nothing else.
		await toggleTheme(page)
		if (all) await test.step('Arabic by night', () => at(desk, page, axeColours))
		await test.step('switched to English', () => switchLanguage(page, path))
		await test.step('English by night', async () => {
			if (all) {
				await page.reload()
				await hydrated(page)
			}
			await expect(page.locator('html[lang="en"][dir="ltr"].dark')).toHaveCount(1)
			await expectFits(page, all ? [1280, 320] : [320])
			if (inEnglish) await at(desk, page, all ? axeColours : axe)
		})
		if (!all) return
		await test.step('English by day', async () => {
			await toggleTheme(page)
			await at(phone, page, axe)
			await at(desk, page, axeColours)
		})
	})
}

async function expectFits(page: Page, setWide = [1280, 320]) {
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 })
		await test.step(`${width} wide`, () => expectNoOverflow(page))
	}
	await test.step('with letters set wide', () => expectToFitAnyway(page, setWide))
}

type Check = (page: Page) => Promise<void>

async function at(width: number, page: Page, check: Check) {
	await page.setViewportSize({ width, height: 900 })
	await test.step(`${width} wide`, async () => {
		await expectNoOverflow(page)
		await check(page)
	})
}

async function toggleTheme(page: Page) {
	await page
		.getByRole('banner')
		.getByRole('button', { name: /المظهر|theme/i })
		.click()
}

/** In place: what the head says becomes what the server would send, and the reader stays where they were. */
async function switchLanguage(page: Page, path: string) {
	await page.evaluate(() => scrollTo(0, 200))
	const before = await page.evaluate(() => scrollY)
	const arabic = await headNow(page)
	await page.getByRole('link', { name: /^اللغة:/ }).click()
	await expect(page.locator('html')).toHaveAttribute('lang', 'en')
	const english = await headNow(page)
	const html = await (await page.request.get(`${path}?lang=en`)).text()
	expect(english.dir).toBe('ltr')
	expect(english.title).not.toBe(arabic.title)
	expect(html).toContain(
		`<title>${english.title.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')}</title>`,
	)
	expect(english.description).not.toBe(arabic.description)
	expect(english.alternates).toEqual(arabic.alternates)
	expect(english.alternates).toHaveLength(3)
	expect(html).toContain(`href="${english.canonical?.replaceAll('&', '&amp;')}"`)
	expect(new URL(page.url()).pathname).toBe(path)
	// Texts differ in length; the browser keeps what is on the screen in its place.
	expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(160)
}
