/** The script of a page is lost on the network: the page is loaded as a whole, and what was typed elsewhere is still there. */
import { hydrated, openPage, testedIn } from './support/page.ts'
import { expect, test } from './support/test.ts'

test.use({ expected: [/ERR_CONNECTION_RESET|reloading page|dynamically imported/] })

const words = {
	ar: { visa: 'دعم التأشيرة', ask: 'سؤال عن التأشيرة' },
	en: { visa: 'Visa Support', ask: 'About my visa' },
}

for (const language of testedIn('ar')) {
	const say = words[language]

	test(`lost in ${language}, the page that was wanted opens as a whole, and what was typed stays`, async ({
		page,
	}) => {
		await openPage(page, '/contact', { language })
		await page.locator('form [name=message]').fill(say.ask)
		await page.route(/\/assets\/visa-support-[^/]+\.js/, (route) =>
			page.url().endsWith('/contact') ? route.abort('connectionreset') : route.continue(),
		)
		await page.getByRole('contentinfo').getByRole('link', { name: say.visa }).click()
		await expect(page).toHaveURL(/\/visa-support$/)
		await hydrated(page)
		await expect(page.locator('#documents')).toBeAttached()
		await page.goBack()
		await expect(page.locator('form [name=message]')).toHaveValue(say.ask)
		// A later reload by hand stays where it is.
		await page.reload()
		await expect(page).toHaveURL(/\/contact$/)
	})
}

test('what loads the next page is lost too: the page that was wanted opens as a whole', {
	tag: '@edge',
}, async ({ page }) => {
	await page.route(/\/assets\/(?:browser-load|fetched-content)-[^/]+\.js/, (route) =>
		page.url().includes('/contact') ? route.abort('connectionreset') : route.continue(),
	)
	await openPage(page, '/contact', { language: 'en' })
	await page.locator('form [name=message]').fill(words.en.ask)
	await page.getByRole('contentinfo').getByRole('link', { name: words.en.visa }).click()
	await expect(page).toHaveURL(/\/visa-support/)
	await expect(page.locator('#documents')).toBeAttached()
	await page.goBack()
	await expect(page.locator('form [name=message]')).toHaveValue(words.en.ask)
})
