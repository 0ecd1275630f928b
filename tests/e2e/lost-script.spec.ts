/** The script of a page is lost on the network: the open page is loaded anew with what was typed, and its links work again. */
import { hydrated, openPage, testedIn } from './support/page.ts'
import { expect, test } from './support/test.ts'

test.use({ expected: [/ERR_CONNECTION_RESET|reloading page|dynamically imported/] })

const words = {
	ar: { visa: 'دعم التأشيرة', ask: 'سؤال عن التأشيرة' },
	en: { visa: 'Visa Support', ask: 'About my visa' },
}

for (const language of testedIn('ar')) {
	const say = words[language]

	test(`lost in ${language}, what was typed stays, and a later press opens the page`, async ({
		page,
	}) => {
		await openPage(page, '/contact', { language })
		await page.locator('form [name=message]').fill(say.ask)
		let isLost = true
		await page.route(/\/assets\/visa-support-[^/]+\.js/, (route) =>
			isLost ? route.abort('connectionreset') : route.continue(),
		)
		const link = page.getByRole('contentinfo').getByRole('link', { name: say.visa })
		const loadedAnew = page.waitForEvent('load')
		await link.click()
		await loadedAnew
		await hydrated(page)
		await expect(page.locator('form [name=message]')).toHaveValue(say.ask)
		isLost = false
		await link.click()
		await expect(page).toHaveURL(/\/visa-support$/)
		await expect(page.locator('#documents')).toBeAttached()
		await page.goBack()
		await expect(page.locator('form [name=message]')).toHaveValue(say.ask)
	})
}
