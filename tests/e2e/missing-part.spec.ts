/** A part of the page that could not be fetched: it says so, and comes when it can, also in browsers that remember failures. */
import { languages, openPage } from './support/page.ts'
import { expect, test } from './support/test.ts'

test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] })

const words = {
	ar: { text: 'تعذّر تحميل هذا الجزء من الصفحة', again: 'إعادة المحاولة', close: 'إغلاق' },
	en: { text: 'This part of the page could not be loaded', again: 'Try again', close: 'Close' },
}

for (const language of languages) {
	const say = words[language]

	test(`is told in ${language}, and fetched when asked again`, async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 })
		await openPage(page, '/faq', { language })
		let isOffline = true
		const asked: string[] = []
		// A browser that remembers: under its own address the part never comes.
		await page.route(/\/assets\/search-dialog-[^/]+\.js/, (route) => {
			const address = new URL(route.request().url())
			asked.push(address.search)
			return isOffline || address.search === ''
				? route.abort('internetdisconnected')
				: route.continue()
		})
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
		await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused()
		await expect(message).toHaveCount(0)
		expect(new Set(asked).size).toBeGreaterThan(2)
	})
}
