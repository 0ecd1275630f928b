/** The script of a page is lost on the network, once or for good: its links go on working, or say why they can't. */
import { hydrated, languages, openPage } from './support/page.ts'
import { expect, test } from './support/test.ts'

test.use({ expected: [/ERR_CONNECTION_RESET|ERR_FAILED|could not be fetched/] })

const words = {
	ar: { visa: 'دعم التأشيرة', error: 'حدث خطأ غير متوقع', ask: 'سؤال عن التأشيرة' },
	en: { visa: 'Visa Support', error: 'Unexpected Application Error', ask: 'About my visa' },
}
const script = /\/assets\/visa-support-[^/]+\.js/

for (const language of languages) {
	const say = words[language]

	test(`lost once in ${language}, the page opens all the same, and what was typed stays`, async ({
		page,
	}) => {
		await openPage(page, '/contact', { language })
		await page.locator('form [name=message]').fill(say.ask)
		let lost = 0
		await page.route(script, (route) => {
			lost += 1
			return lost === 1 ? route.abort('connectionreset') : route.continue()
		})
		const link = page.getByRole('contentinfo').getByRole('link', { name: say.visa })
		await link.hover()
		await expect.poll(() => lost).toBe(1)
		await link.click()
		await expect(page).toHaveURL(/\/visa-support$/)
		await hydrated(page)
		await expect(page.locator('#documents')).toBeAttached()
		await page.goBack()
		await expect(page.locator('form [name=message]')).toHaveValue(say.ask)
	})

	test(`lost for good in ${language}, the error screen says so, and a later press tries again`, async ({
		page,
	}) => {
		await openPage(page, '/contact', { language })
		await page.locator('form [name=message]').fill(say.ask)
		let isLost = true
		await page.route(script, (route) =>
			isLost ? route.abort('connectionreset') : route.continue(),
		)
		const footer = page.getByRole('contentinfo')
		const link = footer.getByRole('link', { name: say.visa })
		const error = page.getByRole('heading', { name: say.error })
		await link.click()
		await expect(error).toBeVisible()
		await expect(page.locator('#main')).toBeFocused()
		await link.click()
		await expect(error).toBeVisible()
		// Elsewhere everything works, and what was typed is there.
		await footer.locator('a[href="/faq"]').click()
		await expect(page).toHaveURL(/\/faq$/)
		await expect(error).toHaveCount(0)
		await page.goBack()
		await expect(page.locator('form [name=message]')).toHaveValue(say.ask)
		isLost = false
		await link.click()
		await expect(page).toHaveURL(/\/visa-support$/)
		await expect(page.locator('#documents')).toBeAttached()
	})
}
