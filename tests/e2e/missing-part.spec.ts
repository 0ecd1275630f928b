/** A part of the page that could not be fetched: it says so, and comes when it can, also in browsers that remember failures. */
import { hydrated, openPage, testedIn } from './support/page.ts'
import { expect, test } from './support/test.ts'

test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] })

const words = {
	ar: { text: 'تعذّر تحميل هذا الجزء من الصفحة', again: 'إعادة المحاولة', close: 'إغلاق' },
	en: { text: 'This part of the page could not be loaded', again: 'Try again', close: 'Close' },
}

for (const language of testedIn('en')) {
	const say = words[language]

	test(`is told in ${language}, and fetched when asked again`, async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 })
		await openPage(page, '/faq', { language })
		let isOffline = true
		await page.route(/\/assets\/search-dialog-[^/]+\.js/, (route) =>
			isOffline ? route.abort('internetdisconnected') : route.continue(),
		)
		const message = page.getByRole('alert').filter({ hasText: say.text })
		const search = page.locator('.search-button')
		await search.click()
		await expect(message).toBeVisible()
		// Closed, it can be opened again.
		await page.locator('.toast').getByRole('button', { name: say.close }).click()
		await expect(message).toHaveCount(0)
		await search.click()
		await expect(message).toBeVisible()
		isOffline = false
		await page.getByRole('button', { name: say.again }).click()
		// A browser that remembers the failure has the page loaded anew; one that does not shows the part at once.
		await expect(message).toHaveCount(0)
		await hydrated(page)
		const field = page.getByRole('dialog').getByRole('searchbox')
		if (!(await field.isVisible())) await search.click()
		await expect(field).toBeFocused()
	})

	test(`of a picture, a film or the chat leaves the page standing in ${language}`, {
		tag: '@edge',
	}, async ({ page }) => {
		await openPage(page, '/university/sunway-university', { language })
		await page.route(/\/assets\/(photo-dialog|intro-film|chat)-[^/]+\.js/, (route) =>
			route.abort('internetdisconnected'),
		)
		const message = page.getByRole('alert').filter({ hasText: say.text })
		for (const opener of ['.film-start', '.carousel button:has(img)', '.chat-button']) {
			await page.locator(opener).first().click()
			await expect(message, opener).toBeVisible()
			await page.locator('.toast').getByRole('button', { name: say.close }).click()
			await expect(message).toHaveCount(0)
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		}
	})
}

test('an address that names no question and can not be read is no reason to fail', {
	tag: '@edge',
}, async ({ page }) => {
	await openPage(page, '/faq#50%', { language: 'en' })
	await hydrated(page)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions')
})
