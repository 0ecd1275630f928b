/** Between the first paint and the running application: what is done early is kept, what is missing is fetched again. */
import type { APIRequestContext } from '@playwright/test'
import { siteRoutes } from '#scripts/site-routes.ts'
import { holdBack } from './support/first-paint.ts'
import { hydrated } from './support/page.ts'
import { storedRows } from './support/stored-rows.ts'
import { expect, test } from './support/test.ts'

test.describe('before scripts have started', () => {
	test('a press on the menu, a toggle, and typed text are not lost', async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 800 })
		const release = await holdBack(page, /\/assets\/[^/]+\.js$/)
		await page.goto('/faq?lang=en')
		await page.getByRole('searchbox').fill('visa')
		await page.getByRole('button', { name: /theme/i }).click()
		await page.getByRole('button', { name: 'Menu' }).click()
		await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
		release()
		await hydrated(page)
		await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
		await expect(page.locator('html')).toHaveClass(/dark/)
		await expect(page.getByRole('searchbox')).toHaveValue('visa')
		await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible()
	})
})

test('a touch while the page is still arriving does not keep the application from starting', async ({
	page,
}) => {
	await page.addInitScript(() => {
		const watcher = new MutationObserver(() => {
			const main = document.querySelector('main')
			if (!main) return
			watcher.disconnect()
			main.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
		})
		watcher.observe(document, { childList: true, subtree: true })
	})
	await page.goto('/faq?lang=en')
	await expect.poll(() => page.evaluate(() => window.earlyInput?.done)).toBe(true)
})

test('what is typed into a form, however early, stays until it is sent', { tag: '@edge' }, async ({
	page,
}) => {
	const release = await holdBack(page, /\/assets\/[^/]+\.js$/)
	const field = (name: string) => page.locator(`main form [name=${name}]`)
	const header = page.getByRole('banner')
	await page.goto('/contact?lang=en')
	await field('name').fill('نورة')
	await field('inquiryType').selectOption('visa')
	// Nothing runs yet: the browser itself follows the link.
	await header.getByRole('link', { name: 'About', exact: true }).click()
	await page.waitForURL('**/about')
	release()
	await hydrated(page)
	await header.getByRole('link', { name: 'Contact', exact: true }).click()
	await expect(field('name')).toHaveValue('نورة')
	await expect(field('inquiryType')).toHaveValue('visa')

	await field('email').fill('early-and-late@mail.example')
	await page.getByRole('button', { name: 'Country code' }).click()
	await page.getByRole('dialog').getByRole('combobox').fill('egy')
	await page.keyboard.press('Enter')
	await field('name').fill('')
	await field('message').fill('Where is the office, please?')
	await header.getByRole('link', { name: 'About', exact: true }).click()
	await expect(field('email')).toHaveCount(0)
	await page.goBack()
	await expect(field('message')).toHaveValue('Where is the office, please?')
	await expect(field('country_code')).toHaveValue('+20')
	await expect(field('name')).toHaveValue('')
	await field('name').fill('Noura')
	// Not the reload button: a browser may put text back by itself then.
	await page.goto('/faq')
	await page.goto('/contact')
	await expect(field('name')).toHaveValue('Noura')
	await expect(field('email')).toHaveValue('early-and-late@mail.example')
	// It arrives, but its page is left before the answer; sent again from the same tab it is still one message.
	const { promise: arrived, resolve } = Promise.withResolvers<void>()
	await page.route(
		'**/api/contact_submissions',
		async (route) => {
			await route.fetch()
			resolve()
		},
		{ times: 1 },
	)
	await page.getByRole('button', { name: 'Send Message' }).click()
	await arrived
	await page.goto('/faq')
	await page.goto('/contact')
	await expect(field('message')).toHaveValue('Where is the office, please?')
	await page.getByRole('button', { name: 'Send Message' }).click()
	await expect(page.locator('.toast-success')).toBeVisible()
	expect(storedRows('contact_submissions', 'early-and-late@mail.example')).toHaveLength(1)
	await page.goto('/faq')
	await page.goto('/contact')
	await hydrated(page)
	await expect(field('message')).toHaveValue('')
})

/** A file as it travels: compressed, with what the server says about it. */
async function weigh(request: APIRequestContext, address: string): Promise<number> {
	const answer = await request.get(address, { headers: { 'Accept-Encoding': 'br' } })
	const headers = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`)
	return Number(answer.headers()['content-length']) + headers.join('').length
}

/** The most files of script that a page starts from, and the most KB of them with their headers, of 1,000 bytes as `npm run bench` has them. */
function limitsOf(route: string): { files: number; weight: number } {
	if (/^\/(?:apply|plan|status)/.test(route)) return { files: 15, weight: 155 }
	// A list with filters, a booking and a form.
	return { files: 10, weight: route === '/accommodation' ? 136 : 130 }
}

test('no page starts from more script than it may', async ({ request }) => {
	const weights = new Map<string, Promise<number>>()
	for (const route of [...siteRoutes({ all: false }), '/status']) {
		const html = await (await request.get(route)).text()
		const deferred = /data-preload="([^"]+)"/.exec(html)?.[1]?.split(' ')
		// A page of its own for each visitor has them in its head.
		const linked = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(
			([, at = '']) => at,
		)
		const scripts = deferred ?? linked
		expect(scripts.length, route).toBeGreaterThan(1)
		expect(scripts.length, route).toBeLessThanOrEqual(limitsOf(route).files)
		for (const script of scripts)
			if (!weights.has(script)) weights.set(script, weigh(request, script))
		const all = await Promise.all(scripts.map((script) => weights.get(script)))
		const sum = all.reduce<number>((total, bytes = 0) => total + bytes, 0)
		expect(sum, route).toBeLessThan(limitsOf(route).weight * 1000)
	}
})
