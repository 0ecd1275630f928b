/**
 * Every route in both languages, both themes, on a small phone and a wide screen: no accessibility violation, nothing
 * sticking out, nothing in Arabic that a reader stumbles over. One entity of each kind; all of them with `npm run test:all`.
 */
import { siteRoutes } from '../../scripts/site-routes.ts'
import { expectGoodArabic } from './support/arabic.ts'
import { axe } from './support/axe.ts'
import { expectNoOverflow, languages, openPage, themes } from './support/page.ts'
import { expect, test } from './support/test.ts'

const widths = [360, 1440]
const direction = { ar: 'rtl', en: 'ltr' }

// Colours in the middle of a transition are nobody's colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of siteRoutes({ all: process.env.TEST_ALL === '1' })) {
	for (const language of languages) {
		test(`${path} in ${language} is accessible and fits`, async ({ page }) => {
			for (const theme of themes) {
				const response = await openPage(page, path, { language, theme })
				expect(response?.status()).toBe(200)
				await expect(page.locator('html')).toHaveAttribute('dir', direction[language])
				await expect(page.locator('html')).toHaveClass(
					theme === 'dark' ? /\bdark\b/ : /^((?!dark).)*$/,
				)
				await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
				if (language === 'ar' && theme === 'light') await expectGoodArabic(page)
				for (const width of widths) {
					await page.setViewportSize({ width, height: 900 })
					await test.step(`${theme} at ${width}`, async () => {
						await expectNoOverflow(page)
						await axe(page)
					})
				}
			}
		})
	}
}
