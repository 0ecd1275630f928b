/**
 * The site for those whose scripts are blocked: every page can be read and left by its links, in both languages;
 * nothing is offered that can't work. `plain-forms.spec.ts` sends the forms.
 */
import { siteRoutes } from '#scripts/site-routes.ts'
import { expect, test } from './support/test.ts'

const words = {
	ar: { other: /^اللغة:/, nav: 'دعم التأشيرة' },
	en: { other: /^Language:/, nav: 'Visa Support' },
}
const direction = { ar: 'rtl', en: 'ltr' }

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })

test('every page can be read, and offers nothing that needs them', async ({ page }) => {
	const all = process.env.TEST_ALL === '1'
	for (const [position, path] of siteRoutes({ all: false }).entries()) {
		if (!all && position % 3 > 1) continue
		// What shows does not depend on the language: they take turns.
		const language = position % 2 === 0 ? 'ar' : 'en'
		await test.step(`${path} in ${language}`, async () => {
			await page.goto(`${path}?lang=${language}`)
			await expect(page.locator('html')).toHaveAttribute('dir', direction[language])
			await expect(page.locator('html')).not.toHaveClass(/dark/)
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
			expect.soft(await page.evaluate(idle), 'offered, but without effect').toEqual([])
			expect.soft(await page.evaluate(outOfReach), 'hidden for want of a script').toEqual([])
		})
	}
})

test('links lead on and the language is switched both ways, on a phone too', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await page.goto('/')
	for (const [language, other] of [
		['ar', 'en'],
		['en', 'ar'],
	] as const) {
		await page.getByRole('link', { name: words[language].nav, exact: true }).first().click()
		await expect(page).toHaveURL(/\/visa-support$/)
		await page.getByRole('link', { name: words[language].other }).click()
		await expect(page).toHaveURL(new RegExp(`/visa-support\\?lang=${other}$`))
		await expect(page.locator('html')).toHaveAttribute('lang', other)
	}
})

/** Runs in the page. Controls that nobody answers: all but those of a form that the server answers, and a box for notes. */
function idle(): string[] {
	const controls = [...document.querySelectorAll('button, input, select, textarea')]
	return controls
		.filter((control) => control.checkVisibility({ visibilityProperty: true }))
		.filter((control) => {
			const form = control.closest('form')
			return !form || (form.method !== 'get' && !form.hasAttribute('action'))
		})
		.filter((control) => !control.matches('[name="motivation"], [name="goals"]'))
		.map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '')
}

/** Runs in the page. Text that is neither visible nor inside an element that the browser itself can open. */
function outOfReach(): string[] {
	const found: string[] = []
	for (const element of document.querySelectorAll('main :is(p, li, td, h2, h3)')) {
		const needless = element.closest('.needs-scripts, .press-needs-scripts, .print-only, .tab-name')
		if (needless || element.closest('details:not([open])') || !element.textContent?.trim()) continue
		if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
			found.push(element.textContent.trim().slice(0, 60))
	}
	return found
}
