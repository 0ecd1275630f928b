/** Student housing as a visitor meets it: the overview, the list, the ways between them, and one listing. */
import type { Page } from '@playwright/test'
import { axe } from './support/axe.ts'
import { hydrated, openPage, testedIn } from './support/page.ts'
import { expect, test } from './support/test.ts'

const words = {
	ar: {
		find: 'البحث عن سكن',
		types: 'اختيار نوع السكن',
		areas: 'أين يسكن الطلبة؟',
		hotel: 'فندق وأجنحة فندقية',
		montKiara: 'مونت كيارا',
		browse: 'تصفّح هذا النوع',
		view: 'عرض خيارات السكن',
		categories: 'عرض التصنيفات',
		clear: 'مسح عوامل التصفية',
		search: 'بحث',
		type: 'النوع',
		location: 'الموقع',
		price: 'السعر الشهري',
		pool: 'المسبح',
		count: /عدد خيارات السكن/,
		found: (count: number) => `عدد خيارات السكن: ${count}`,
		all: 'عرض جميع خيارات السكن (7)',
		nav: 'السكن',
		notFound: 'لم يُعثر على السكن',
		back: 'العودة إلى خيارات السكن',
		rooms: 'أنواع الغرف المتاحة',
		available: 'وحدة متاحة',
		notAvailable: 'وحدة غير متاحة',
		book: 'الحجز الآن',
		contact: 'التواصل معنا',
		similar: 'سكن مشابه',
		enlarge: /^تكبير الصورة/,
		close: 'إغلاق',
	},
	en: {
		find: 'Find your place',
		types: 'Which kind suits you?',
		areas: 'Where students live',
		hotel: 'Hotel and Serviced Suite',
		montKiara: 'Mont Kiara',
		browse: 'Browse This Type',
		view: 'View Accommodations',
		categories: 'Show Categories',
		clear: 'Clear Filters',
		search: 'Search',
		type: 'Type',
		location: 'Location',
		price: 'Monthly price',
		pool: 'POOL',
		count: /accommodations? found/,
		found: (count: number) => `${count} accommodation${count === 1 ? '' : 's'} found`,
		all: 'See All 7 Accommodations',
		nav: 'Accommodation',
		notFound: 'Accommodation Not Found',
		back: 'Back to accommodation',
		rooms: 'Available Room Types',
		available: 'Available',
		notAvailable: 'Not Available',
		book: 'Book Now',
		contact: 'Contact Us',
		similar: 'Similar Accommodations',
		enlarge: /^Enlarge/,
		close: 'Close',
	},
} as const

const list = '/accommodation'
const edge = '/accommodation/the-edge-residence'

/** The listings on the screen, by id and in their order. */
const shown = (page: Page) =>
	page
		.getByRole('article')
		.filter({ has: page.locator('.btn-gold') })
		.locator('h3 a')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)))

for (const language of testedIn('ar')) {
	const say = words[language]
	const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
	const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
	const count = (page: Page) => page.getByRole('status').filter({ hasText: say.count })

	test(`every way between overview and list, in ${language}`, async ({ page }) => {
		await openPage(page, list, { language })
		await expect(heading(page, say.types)).toBeVisible()
		await expect(heading(page, say.areas)).toBeVisible()
		expect(await shown(page)).toHaveLength(6)
		await expect(count(page)).toHaveCount(0)

		await test.step('a type', async () => {
			const card = page.getByRole('article', { name: say.hotel, exact: true })
			await card.getByRole('button', { name: say.browse }).click()
			await expect(page).toHaveURL(/type=hotel/)
			await expect(count(page)).toHaveText(say.found(1))
			await expect(count(page)).toBeFocused()
			await expect(count(page)).toBeInViewport()
			await expect(page.getByLabel(say.type, { exact: true })).toHaveValue('hotel')
			await expect(heading(page, say.types)).toHaveCount(0)
			expect(await shown(page)).toEqual(['klcc-serviced-suites'])
		})

		await test.step('back to the categories, without filters', async () => {
			await button(page, say.categories).click()
			await expect(heading(page, say.types)).toBeInViewport()
			await expect(heading(page, say.types)).toBeFocused()
			expect(new URL(page.url()).search).toBe('')
			await expect(page.getByLabel(say.type, { exact: true })).toHaveValue('all')
			expect(await shown(page)).toHaveLength(6)
		})

		await test.step('a neighbourhood', async () => {
			const card = page.getByRole('article', { name: say.montKiara })
			await card.getByRole('button', { name: say.view }).click()
			await expect(page).toHaveURL(/location=kuala-lumpur/)
			await expect(count(page)).toHaveText(say.found(2))
			await expect(page.getByLabel(say.location, { exact: true })).toHaveValue('kuala-lumpur')
		})

		await test.step('steps back and forward, and a reload, keep the view', async () => {
			await page.goBack()
			await expect(heading(page, say.types)).toBeVisible()
			await page.goForward()
			await expect(count(page)).toHaveText(say.found(2))
			await page.reload()
			await hydrated(page)
			await expect(count(page)).toHaveText(say.found(2))
		})

		await test.step('a search, and clearing it, in the list and among the categories', async () => {
			await button(page, say.clear).click()
			await expect(count(page)).toHaveText(say.found(6))
			await page.getByLabel(say.search, { exact: true }).fill(say.pool)
			await expect(count(page)).toHaveText(say.found(4))
			await expect(page).toHaveURL(/search=/)
			await button(page, say.clear).click()
			await expect(page.getByLabel(say.search, { exact: true })).toHaveValue('')
			await expect(count(page)).toHaveText(say.found(6))
			await button(page, say.categories).click()
			await expect(heading(page, say.types)).toBeVisible()
			await button(page, say.clear).click()
			await expect(page.getByRole('button', { name: say.clear })).toBeEnabled()
			await expect(heading(page, say.types)).toBeVisible()
			await expect(page).not.toHaveURL(/view=list/)
		})

		await test.step('nothing found', async () => {
			await page.getByLabel(say.search, { exact: true }).fill('zzz')
			await expect(count(page)).toHaveText(say.found(0))
			expect(await shown(page)).toEqual([])
			await button(page, say.clear).click()
			await expect(count(page)).toHaveText(say.found(6))
		})

		await test.step('prices show how many match, and what matches nothing can not be chosen', () =>
			choosePrice(page))
	})

	test(`a seventh listing brings See All, in ${language}`, { tag: '@edge' }, async ({ page }) => {
		await addSeventhListing(page)
		await openPage(page, '/', { language })
		await page
			.getByRole('navigation')
			.getByRole('link', { name: say.nav, exact: true })
			.first()
			.click()
		await expect(heading(page, say.types)).toBeVisible()
		expect(await shown(page)).toHaveLength(6)
		await button(page, say.all).click()
		await expect(count(page)).toHaveText(say.found(7))
		await expect(count(page)).toBeFocused()
		expect((await shown(page)).at(-1)).toBe('made-up-house')
		await expect(button(page, say.all)).toHaveCount(0)
		await button(page, say.categories).click()
		await expect(button(page, say.all)).toBeVisible()
	})

	async function choosePrice(page: Page): Promise<void> {
		const price = page.getByLabel(say.price, { exact: true })
		const options = await price.locator('option').evaluateAll((all) =>
			all.map((option) => ({
				value: option.getAttribute('value'),
				count: option.textContent?.match(/\((\d+)\)$/)?.[1],
				open: !option.hasAttribute('disabled'),
			})),
		)
		expect(options).toEqual([
			{ value: 'all', count: '6', open: true },
			{ value: 'budget', count: '1', open: true },
			{ value: 'mid', count: '0', open: false },
			{ value: 'premium', count: '0', open: false },
		])
		await price.selectOption('budget')
		await expect(count(page)).toHaveText(say.found(1))
		expect(await shown(page)).toEqual(['klcc-serviced-suites'])
		await page.getByLabel(say.type, { exact: true }).selectOption('shared-housing')
		await expect(count(page)).toHaveText(say.found(0))
	}

	test(`one listing with all its parts, in ${language}`, async ({ page }) => {
		const response = await openPage(page, edge, { language })
		expect(response?.status()).toBe(200)
		await expect(page.getByRole('link', { name: say.contact, exact: true })).toHaveAttribute(
			'href',
			'/contact#consultants',
		)
		const rooms = page.getByRole('region', { name: say.rooms })
		await expect(rooms.getByText(say.available, { exact: true })).toHaveCount(3)
		await expect(rooms.getByText(say.notAvailable, { exact: true })).toHaveCount(1)
		for (const start of ['tel:+', 'mailto:', 'https://wa.me/'])
			await expect(page.getByRole('main').locator(`a[href^="${start}"]`)).toHaveCount(1)
		await expect(page.locator('.accordion details')).toHaveCount(5)
		await expect(page.getByRole('region', { name: say.similar }).getByRole('article')).toHaveCount(
			2,
		)

		const pictures = page.getByRole('button', { name: say.enlarge })
		await expect(pictures).toHaveCount(6)
		await pictures.nth(1).click()
		const viewer = page.getByRole('dialog')
		await expect(viewer).toBeVisible()
		await viewer.getByRole('button', { name: say.close }).click()
		await expect(viewer).toHaveCount(0)
		await expect(pictures.nth(1)).toBeFocused()
	})

	test.describe(() => {
		test.use({ expected: [/404/] })
		test(`an unknown listing says so, in ${language}`, { tag: '@edge' }, async ({ page }) => {
			const response = await openPage(page, '/accommodation/castle', { language })
			expect(response?.status()).toBe(404)
			await expect(page.getByRole('heading', { level: 1, name: say.notFound })).toBeVisible()
			await axe(page, 'main')
			await page.getByRole('main').getByRole('link', { name: say.back }).click()
			await expect(heading(page, say.find)).toBeVisible()
		})

		test(`a picture that fails gives way to the fallback, in ${language}`, {
			tag: '@edge',
		}, async ({ page }) => {
			await page.route(/scenes\/acc-/, (route) => route.fulfill({ status: 404 }))
			await openPage(page, edge, { language })
			const pictures = page.getByRole('button', { name: say.enlarge }).locator('img.scene-day')
			for (let at = 0; at < 6; at += 1) {
				await pictures.nth(at).scrollIntoViewIfNeeded()
				await expect(pictures.nth(at)).toHaveAttribute('src', /fallback/)
			}
		})
	})
}

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })
	test('filters are a plain form, and views plain addresses', async ({ page }) => {
		await page.goto(`${list}?lang=en`)
		await page.getByLabel('Type', { exact: true }).selectOption('private-apartment')
		await page.getByRole('button', { name: 'Search accommodations' }).click()
		await expect(page.getByText('3 accommodations found')).toBeVisible()
		await page.getByRole('button', { name: 'Show Categories' }).click()
		await expect(page.getByRole('heading', { name: 'Which kind suits you?' })).toBeVisible()
		const dormitories = page.getByRole('article', { name: 'University Dormitory' })
		await dormitories.getByRole('button', { name: 'Browse This Type' }).click()
		await expect(page.getByText('1 accommodation found')).toBeVisible()
	})
})

/** A listing that does not ship: put behind the six while the browser fetches them. */
async function addSeventhListing(page: Page): Promise<void> {
	await page.route(/\/content\/[\w-]+\.json$/, async (route) => {
		const text: unknown = await (await route.fetch()).json()
		const isList = Array.isArray(text) && text.some(({ id }) => id === 'klcc-serviced-suites')
		const seventh = isList ? [{ ...text[0], id: 'made-up-house', name: 'Made-up House' }] : []
		return route.fulfill({ json: isList ? [...text, ...seventh] : text })
	})
}

for (const width of [390, 1440])
	test(`an early jump down the page stays where it is at ${width} px, once the rest is laid out`, {
		tag: '@edge',
	}, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 })
		await openPage(page, '/accommodation', { language: 'ar' })
		const moved = await page.evaluate(async () => {
			const root = document.documentElement
			if (root.dataset.settled !== undefined) throw new Error('laid out before the jump')
			scrollTo({ top: root.scrollHeight - 1.5 * innerHeight, behavior: 'instant' })
			await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
			const line = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
			const before = line?.getBoundingClientRect().top ?? 0
			await new Promise<void>((resolve) => {
				new MutationObserver(() => resolve()).observe(root, { attributeFilter: ['data-settled'] })
			})
			await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
			return Math.abs((line?.getBoundingClientRect().top ?? 0) - before)
		})
		expect(moved).toBeLessThan(3)
	})
