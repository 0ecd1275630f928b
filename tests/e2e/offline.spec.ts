/** Without a network: what was seen can be read, in the language it was seen in, and an old tab finds its way. */
import type { Page } from '@playwright/test'
import { axe } from './support/axe.ts'
import { hydrated, openPage } from './support/page.ts'
import { expect, test } from './support/test.ts'

const words = {
	ar: {
		faq: 'الأسئلة الشائعة',
		about: 'من نحن',
		privacy: 'سياسة الخصوصية',
		note: 'لا يوجد اتصال بالشبكة. الصفحات التي سبق فتحها ما زالت متاحة.',
		otherLanguage: /لا يمكن عرض هذه الصفحة بالإنجليزية/,
		never: 'لا يوجد اتصال بالشبكة',
		kept: 'صفحات متاحة دون اتصال',
	},
	en: {
		faq: 'Frequently asked questions',
		about: 'About Rihla',
		privacy: 'Privacy',
		note: 'You are offline. Pages you have already opened still work.',
		otherLanguage: /can't be shown in Arabic/,
		never: 'There is no connection',
		kept: 'Pages you can open now',
	},
} as const

const message = 'كم تستغرق تأشيرة الطالب؟ How long does a visa take?'
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`)

async function fill(page: Page, email: string): Promise<void> {
	await field(page, 'name').fill('Mariam')
	await field(page, 'email').fill(email)
	await field(page, 'message').fill(message)
}

/** The addresses among these that the worker has not put away yet. */
function missing(page: Page, addresses: string[]): Promise<string[]> {
	return page.evaluate(async (wanted) => {
		const names = await caches.keys()
		const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
		const there = all.flat().map(({ url }) => url.slice(location.origin.length))
		return wanted.filter((address) => !there.includes(address))
	}, addresses)
}

async function kept(page: Page, ...addresses: string[]): Promise<void> {
	await expect.poll(() => missing(page, addresses), { timeout: 60_000 }).toEqual([])
}

test('the site can be installed in either language, however busy the browser, and its worker is never stale', async ({
	page,
	request,
}) => {
	// A browser that draws all the time never becomes idle, so what waits for that moment would never come.
	await page.addInitScript(() => {
		window.requestIdleCallback = (work, options) =>
			options?.timeout === undefined ? 0 : Number(setTimeout(work))
	})
	for (const [language, direction] of [
		['ar', 'rtl'],
		['en', 'ltr'],
	]) {
		await page.goto(`/about?lang=${language}`)
		await expect(page.locator('head link[rel=manifest]')).toHaveAttribute(
			'href',
			`/${language}.webmanifest`,
			{ timeout: 30_000 },
		)
		const manifest = await (await request.get(`/${language}.webmanifest`)).json()
		expect(manifest).toMatchObject({ lang: language, dir: direction, start_url: '/' })
		expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
		for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
	}
	expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache')
	const missing = await request.get('/assets/of-an-earlier-build.js')
	expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, 'no-store'])

	// A question for the head alone once left an empty page to everyone who came after.
	await request.head('/accommodation/utm-residences')
	expect(await (await request.get('/accommodation/utm-residences')).text()).toContain('</html>')
})

test.describe('pages', () => {
	test.use({
		serviceWorkers: 'allow',
		expected: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|route module|dynamically imported/],
	})

	test('once seen, and the guide, the checklist and the questions, are read in both languages', {
		tag: '@edge',
	}, async ({ page, context }) => {
		const text = page.getByRole('heading', { level: 1 })
		await openPage(page, '/about', { language: 'ar' })
		await kept(page, '/about?lang=ar', '/downloads/travel-guide-ar.pdf')
		await context.setOffline(true)
		await page.getByRole('link', { name: 'اللغة: EN' }).click()
		await expect(page.getByText(words.ar.otherLanguage)).toBeVisible()
		await expect(text).toHaveText(words.ar.about)
		await page.goto('/about?lang=en')
		await expect(text).toHaveText(words.en.never)
		await page.locator('main a[href="/about?lang=ar"]').click()
		await expect(text).toHaveText(words.ar.about)
		await hydrated(page)
		await context.setOffline(false)
		await page.getByRole('link', { name: 'اللغة: EN' }).click()
		await kept(page, '/about?lang=en', '/faq?lang=en', '/downloads/visa-checklist-en.pdf')

		await context.setOffline(true)
		await expect(page.getByText(words.en.note)).toBeVisible()
		await axe(page, '.connection-note')
		for (const language of ['en', 'ar'] as const) {
			const say = words[language]
			const heading = page.getByRole('heading', { level: 1 })
			await page.goto(`/faq?lang=${language}`)
			await expect(heading).toHaveText(say.faq)
			await hydrated(page)
			await page.goto('/about')
			await expect(heading).toHaveText(say.about)
			await expect(page.locator('html')).toHaveAttribute('lang', language)
			await expect(page.getByText(say.note)).toBeVisible()
			const files = [`travel-guide-${language}`, `visa-checklist-${language}`]
			for (const file of files)
				expect(
					await page.evaluate(
						async (name) => (await fetch(`/downloads/${name}.pdf`)).headers.get('content-type'),
						file,
					),
				).toBe('application/pdf')

			await page.goto('/privacy')
			await expect(heading).toHaveText(say.never)
			await expect(page.getByRole('heading', { name: say.kept })).toBeVisible()
			await expect(page.locator('main a[href="/faq"]')).toBeVisible()
			await axe(page)
		}
		await context.setOffline(false)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ar.privacy)
	})

	test('Wanderbot is not fetched for times without a network before it is asked, and answers the same in such times afterwards', {
		tag: '@edge',
	}, async ({ page, context }) => {
		const question = 'How long does a student visa take?'
		const log = page.getByRole('dialog', { name: 'Wanderbot' }).getByRole('log')
		const answer = log.locator('> ol > li').last()
		async function ask(): Promise<string> {
			await page.getByRole('button', { name: /chat/i }).click()
			await page.getByPlaceholder('Type your message here').fill(question)
			await page.keyboard.press('Enter')
			await expect(answer).toContainText(/days|weeks/)
			return answer.innerText()
		}
		const fetched = () =>
			page.evaluate(() =>
				performance
					.getEntriesByType('resource')
					.map(({ name }) => name.slice(location.origin.length))
					.filter((name) => /^\/(assets|content)\/.*(js|[0-9a-f]{9,}\.json)$/.test(name)),
			)

		await openPage(page, '/about', { language: 'en' })
		await kept(page, '/about?lang=en', '/downloads/visa-checklist-en.pdf')
		const before = await fetched()
		const said = await ask()
		const asked = (await fetched()).filter((name) => !before.includes(name))
		expect(asked.filter((name) => /\/(assistant|latin|chat-panel)-/.test(name)).length).toBe(5)
		await kept(page, ...asked)

		await context.setOffline(true)
		await page.goto('/about')
		await hydrated(page)
		expect(await ask()).toBe(said)
	})
})

test.describe('an old tab after a new deployment', () => {
	test.use({ expected: [/404|reloading page|Failed to fetch dynamically/] })

	test('is loaded anew and keeps what was typed', async ({ page }) => {
		let gone = false
		await openPage(page, '/contact', { language: 'en' })
		await fill(page, 'old-tab@mail.example')
		await field(page, 'phone').fill('613 555 0100')
		const code = page.getByRole('button', { name: 'Country code' })
		await code.click()
		await page.getByRole('dialog').getByRole('combobox').fill('Canada')
		await page.keyboard.press('Enter')
		await page.route(/\/assets\/(chat-panel|about)-/, (route) =>
			gone ? route.fulfill({ status: 404 }) : route.continue(),
		)
		page.on('load', () => {
			gone = false
		})

		gone = true
		await page.getByRole('button', { name: /chat/i }).click()
		await page.getByRole('button', { name: 'Try again' }).click()
		await expect.poll(() => gone).toBe(false)
		await hydrated(page)
		await expect(field(page, 'message')).toHaveValue(message)
		await expect(field(page, 'email')).toHaveValue('old-tab@mail.example')
		await expect(field(page, 'phone')).toHaveValue('613 555 0100')
		await expect(code).toHaveText('+1 (Canada)')
		await page.getByRole('button', { name: /chat/i }).click()
		await expect(page.getByRole('dialog', { name: 'Wanderbot' })).toBeVisible()
		await page.keyboard.press('Escape')

		// The page whose script was lost is opened as a whole.
		gone = true
		await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
		await expect.poll(() => gone).toBe(false)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Rihla')
	})
})
