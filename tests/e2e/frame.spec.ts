/** The frame around every page: language, theme, navigation, and what happens before scripts run. */
import { expectGoodArabic } from './support/arabic.ts'
import { differenceOf, holdBack, pictureNow, watchRoot } from './support/first-paint.ts'
import { expectNoOverflow, hydrated, openPage, testedIn } from './support/page.ts'
import { expect, serverTest, test } from './support/test.ts'

// As most visitors see it: with movement.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const names = {
	ar: {
		language: /^اللغة:/,
		theme: /المظهر/,
		more: 'المزيد',
		menu: 'القائمة',
		visa: 'دعم التأشيرة',
		home: 'الرئيسية',
	},
	en: {
		language: /^Language:/,
		theme: /theme/i,
		more: 'More',
		menu: 'Menu',
		visa: 'Visa Support',
		home: 'Home',
	},
}

serverTest(
	'the first byte is Arabic, right to left, whatever the browser asks for',
	async ({ request }) => {
		const html = await (
			await request.get('/', { headers: { 'accept-language': 'en-US,en' } })
		).text()
		expect(html).toContain('<html lang="ar" dir="rtl"')
		expect(html).toContain('رحلتكم إلى ماليزيا')
		expect(html).not.toContain('Your journey to')
	},
)

serverTest(
	'a cookie or the address asks for English, and the address is kept',
	async ({ request }) => {
		const byCookie = await (await request.get('/', { headers: { cookie: 'language=en' } })).text()
		expect(byCookie).toContain('<html lang="en" dir="ltr"')
		const byAddress = await request.get('/about?lang=en')
		expect(await byAddress.text()).toContain('<html lang="en" dir="ltr"')
		expect(byAddress.headers()['set-cookie']).toContain('language=en')
	},
)

serverTest('a value that is neither language is not believed', async ({ request }) => {
	const html = await (await request.get('/?lang=fr', { headers: { cookie: 'language=de' } })).text()
	expect(html).toContain('<html lang="ar" dir="rtl"')
})

serverTest('answers are private, told apart by cookie, and conditional', async ({ request }) => {
	const first = await request.get('/')
	expect(first.headers()['cache-control']).toBe('private, no-cache')
	expect(first.headers().vary).toContain('Cookie')
	const again = await request.get('/', { headers: { 'if-none-match': first.headers().etag ?? '' } })
	expect(again.status()).toBe(304)
})

serverTest('every answer carries the headers that protect its reader', async ({ request }) => {
	const headers = (await request.get('/')).headers()
	expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
	expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/)
	expect(headers['x-content-type-options']).toBe('nosniff')
	expect(headers['referrer-policy']).toBeTruthy()
	expect(headers['permissions-policy']).toBeTruthy()
	expect(headers['x-powered-by']).toBeUndefined()
})

for (const language of testedIn('en')) {
	const other = language === 'ar' ? 'en' : 'ar'

	test(`switching from ${language} changes everything without a reload and loses nothing`, async ({
		page,
	}) => {
		await openPage(page, '/faq', { language })
		const loads: string[] = []
		page.on('load', () => loads.push(page.url()))
		const search = page.getByRole('searchbox')
		await search.fill('2026')
		await page.evaluate(() => scrollTo(0, 240))
		const title = await page.title()
		const before = await page.evaluate(() => scrollY)
		// The header is sticky: pressing it does not move the page.
		await page.getByRole('link', { name: names[language].language }).click()
		await expect(page.locator('html')).toHaveAttribute('lang', other)
		await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr')
		await expect(page).not.toHaveTitle(title)
		await expect(search).toHaveValue('2026')
		// Texts differ in length; the browser keeps what is on the screen in its place.
		expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(160)
		expect(loads).toEqual([])
		expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other)
		await page.reload()
		await expect(page.locator('html')).toHaveAttribute('lang', other)
	})

	test(`night is kept, and the first paint is already right (${language})`, async ({ page }) => {
		await openPage(page, '/about', { language })
		await page.getByRole('button', { name: names[language].theme }).click()
		await expect(page.locator('html')).toHaveClass(/dark/)

		const release = await holdBack(page, /\.(?:js|woff2)$/)
		await page.addInitScript(watchRoot)
		await page.reload({ waitUntil: 'commit' })
		await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
		const first = await pictureNow(page)
		release()
		await hydrated(page)
		await page.evaluate(() => document.fonts.ready)
		const { changes, painted, moved } = await page.evaluate(() => window.rootWatch())
		expect(changes.filter((at) => at > painted)).toEqual([])
		// Letters change when their font arrives; direction, colours and places do not.
		expect(await differenceOf(first, await pictureNow(page))).toBeLessThan(0.04)
		expect(moved).toBeLessThan(0.1)

		await page.getByRole('button', { name: names[language].theme }).click()
		await expect(page.locator('html')).not.toHaveClass(/dark/)
	})

	test(`three layouts of the header (${language})`, async ({ page }) => {
		await openPage(page, '/visa-support', { language })
		const nav = page
			.getByRole('banner')
			.getByRole('link', { name: names[language].visa, exact: true })
		const more = page.getByRole('button', { name: names[language].more })
		const menu = page.getByRole('button', { name: names[language].menu })

		await page.setViewportSize({ width: 1280, height: 800 })
		await expect(nav.first()).toBeVisible()
		await expect(nav.first()).toHaveAttribute('aria-current', 'page')
		await expect(more).toBeHidden()
		await expectNoOverflow(page)

		await page.setViewportSize({ width: 1024, height: 800 })
		await expect(nav.first()).toBeHidden()
		await more.click()
		await expect(nav.last()).toBeVisible()
		await page.keyboard.press('Escape')
		await expect(nav.last()).toBeHidden()
		await expect(more).toBeFocused()
		await expectNoOverflow(page)

		await page.setViewportSize({ width: 360, height: 740 })
		await menu.click()
		const drawer = page.getByRole('navigation', { name: names[language].menu })
		await drawer.getByRole('link', { name: names[language].home, exact: true }).click()
		await expect(page).toHaveURL(/\/$/)
		await expect(drawer).toBeHidden()
		await expect(page.getByRole('link', { name: names[language].language })).toBeVisible()
		await expect(page.getByRole('button', { name: names[language].theme })).toBeVisible()
	})
}

test('little moves when the fonts arrive after the first paint', async ({ page }) => {
	await page.setViewportSize({ width: 412, height: 823 })
	await page.addInitScript(watchRoot)
	const pages = ['/?lang=ar', '/contact?lang=ar', '/visa-support?lang=en', '/families?lang=en']
	for (const address of pages) {
		const release = await holdBack(page, /\.woff2$/)
		await page.goto(address, { waitUntil: 'commit' })
		await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
		release()
		await hydrated(page)
		await page.evaluate(() => document.fonts.ready)
		const { moved } = await page.evaluate(() => window.rootWatch())
		expect(moved, address).toBeLessThan(0.05)
	}
})

test('storage says English and the cookie is lost: one reload before anything shows', async ({
	page,
	context,
}) => {
	await page.goto('/healthz')
	await page.evaluate(() => localStorage.setItem('language', 'en'))
	await context.clearCookies()
	await page.goto('/about')
	await expect(page.locator('html')).toHaveAttribute('lang', 'en')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Rihla')
})

test.describe('where cookies are blocked', () => {
	test('the address carries the language', async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
		})
		await page.goto('/healthz')
		await page.evaluate(() => localStorage.setItem('language', 'en'))
		await page.goto('/about')
		await expect(page).toHaveURL(/lang=en/)
		await expect(page.locator('html')).toHaveAttribute('lang', 'en')
	})
})

test('a stored value that is neither language nor theme is ignored', { tag: '@edge' }, async ({
	page,
}) => {
	await page.goto('/healthz')
	await page.evaluate(() => {
		localStorage.setItem('language', 'klingon')
		localStorage.setItem('theme', 'blue')
	})
	await page.goto('/')
	await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
	await expect(page.locator('html')).not.toHaveClass(/dark|blue/)
})

test('the sea at the end of a page is drawn when the visitor comes near it; the next page starts at its top', {
	tag: '@edge',
}, async ({ page }) => {
	await openPage(page, '/', { language: 'en' })
	const sea = page.locator('.closing .art svg')
	await expect(sea).toHaveCount(0)
	await page.locator('#closing').scrollIntoViewIfNeeded()
	await expect(sea).toBeVisible()
	await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Rihla')
	expect(await page.evaluate(() => scrollY)).toBe(0)
	await expect(page.getByRole('main')).toBeFocused()
})

test.describe('an address that is no page', () => {
	test.use({ expected: [/404/] })
	const headings = { ar: 'عذرًا! الصفحة غير موجودة', en: 'Oops! Page not found' }
	for (const language of testedIn('ar')) {
		test(`says so in ${language}, in the console, and leads home`, async ({ page }) => {
			const lines: string[] = []
			page.on('console', (message) => lines.push(message.text()))
			const response = await openPage(page, '/no-such-page', { language })
			expect(response?.status()).toBe(404)
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[language])
			expect(lines.join('\n')).toContain('/no-such-page')
			if (language === 'ar') await expectGoodArabic(page)
			await page.getByRole('main').getByRole('link').click()
			await expect(page).toHaveURL(/\/$/)
		})
	}
})

test.describe('a page that throws', () => {
	test.use({ expected: [/.*/] })
	test('shows the error screen with its message and no stack', async ({ page }) => {
		// The content of the next page arrives broken.
		await page.route('**/content/*.json', async (route) => {
			const response = await route.fetch()
			const body = await response.text()
			await route.fulfill({ response, body: body.startsWith('{"faq":') ? '{"faq":{}}' : body })
		})
		await openPage(page, '/', { language: 'en', theme: 'dark' })
		await page
			.getByRole('contentinfo')
			.getByRole('link', { name: 'Frequently asked questions' })
			.click()
		await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible()
		await expect(page).toHaveTitle('Unexpected Application Error | Rihla')
		await expect(page.getByRole('main')).not.toContainText(/at \S+:\d+/)
		await expect(page.locator('html')).toHaveClass('dark')
	})
})

test('a tooltip opens after 700 ms, the next one at once', { tag: '@edge' }, async ({ page }) => {
	await page.clock.install({ time: 0 })
	await openPage(page, '/', { language: 'en' })
	// From here on time passes only as the story says, however slow the machine is.
	await page.clock.pauseAt(60_000)
	await page.getByRole('button', { name: /theme/i }).hover()
	await page.clock.runFor(650)
	await expect(page.getByRole('tooltip')).toHaveCount(0)
	await page.clock.runFor(100)
	await expect(page.getByRole('tooltip')).toHaveText('Light or dark')
	await page.getByRole('link', { name: names.en.language }).hover()
	await page.clock.runFor(20)
	await expect(page.getByRole('tooltip')).toHaveText('Show the site in Arabic')
})
