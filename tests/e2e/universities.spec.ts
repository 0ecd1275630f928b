/** The universities as a visitor finds them: the list and its filters. */
import type { Page } from '@playwright/test'
import { openPage, testedIn } from './support/page.ts'
import { expect, serverTest, test } from './support/test.ts'

const words = {
	ar: {
		search: 'البحث',
		field: 'مجال الدراسة',
		location: 'المدينة',
		apply: 'تطبيق عوامل التصفية',
		clear: 'مسح عوامل التصفية',
		details: 'عرض التفاصيل',
		all: '14 جامعة',
		one: 'جامعة واحدة',
		none: 'لا جامعات مطابقة',
		empty: 'لا توجد جامعات تطابق البحث. عدّلوا عوامل التصفية وحاولوا من جديد.',
		engineering: 'هندسه',
		medicine: 'الطب',
	},
	en: {
		search: 'Search',
		field: 'Field of study',
		location: 'Location',
		apply: 'Apply Filters',
		clear: 'Clear Filters',
		details: 'View Details',
		all: '14 universities',
		one: '1 university',
		none: '0 universities',
		empty: 'No universities found matching your criteria. Try adjusting your filters.',
		engineering: 'Engineering',
		medicine: 'Medicine',
	},
} as const

const phone = { width: 390, height: 844 }
const main = (page: Page) => page.getByRole('main')

/** The ids of the cards on the screen, in their order. */
function shown(page: Page): Promise<string[]> {
	return main(page)
		.locator('a[href^="/university/"]')
		.evaluateAll((links) =>
			links.map((link) => link.getAttribute('href')?.replace('/university/', '') ?? ''),
		)
}

for (const language of testedIn('en')) {
	const say = words[language]

	test(`the list narrows as the visitor types and chooses (${language})`, async ({ page }) => {
		await page.setViewportSize(phone)
		await openPage(page, '/universities', { language })
		const count = main(page).getByRole('status')
		await expect(count).toHaveText(say.all)

		await page.getByLabel(say.field).selectOption('medicine')
		await expect(page).toHaveURL('/universities?field=medicine')
		const medicine = await shown(page)
		expect(medicine).toContain('university-of-malaya')
		expect(medicine.length).toBeLessThan(14)
		// Every card names the programme it was found by.
		await expect(main(page).getByRole('article').filter({ hasNotText: say.medicine })).toHaveCount(
			0,
		)

		await page.getByLabel(say.location).selectOption('serdang')
		await expect(count).toHaveText(say.one)
		await page.getByRole('searchbox', { name: say.search }).fill('Putra')
		await expect(page).toHaveURL('/universities?field=medicine&location=serdang&search=Putra')
		expect(await shown(page)).toEqual(['universiti-putra-malaysia'])

		await page.goBack()
		await expect(page).toHaveURL('/universities?field=medicine')
		await expect(page.getByLabel(say.location)).toHaveValue('all')
		await expect(page.getByRole('searchbox', { name: say.search })).toHaveValue('')
		expect(await shown(page)).toEqual(medicine)

		await page.goBack()
		await expect(count).toHaveText(say.all)
	})

	test(`a filtered list can be shared and survives the way back (${language})`, async ({
		page,
	}) => {
		await openPage(page, '/universities?search=pbs&field=business&location=serdang', {
			language,
		})
		await expect(page.getByRole('searchbox', { name: say.search })).toHaveValue('pbs')
		await expect(page.getByLabel(say.field)).toHaveValue('business')
		expect(await shown(page)).toEqual(['putra-business-school'])

		await page.getByRole('link', { name: say.details }).click()
		await expect(page).toHaveURL('/university/putra-business-school')
		await page.goBack()
		await expect(page.getByLabel(say.location)).toHaveValue('serdang')
		expect(await shown(page)).toEqual(['putra-business-school'])
	})

	test(`nothing found says so and can be cleared (${language})`, { tag: '@edge' }, async ({
		page,
	}) => {
		await page.setViewportSize(phone)
		await openPage(page, '/universities?field=law', { language })
		await page.getByRole('searchbox', { name: say.search }).fill('zzzz')
		await page.getByRole('button', { name: say.apply }).click()
		await expect(main(page).getByRole('status')).toHaveText(say.none)
		await expect(page.getByText(say.empty, { exact: true })).toBeVisible()
		await page.getByRole('link', { name: say.clear }).click()
		await expect(main(page).getByRole('status')).toHaveText(say.all)
		await expect(page.getByRole('searchbox', { name: say.search })).toBeFocused()
		await expect(page).toHaveURL('/universities')
	})
}

test('reaching for a link fetches the script of its page before it is pressed', {
	tag: '@edge',
}, async ({ page }) => {
	const fetched: string[] = []
	page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
	const scripts = () => fetched.filter((path) => path.startsWith('/assets/universities-'))
	await openPage(page, '/', { language: 'en' })
	const link = page.getByRole('banner').getByRole('link', { name: 'Universities' })
	expect(scripts()).toEqual([])
	await link.hover()
	await expect.poll(() => scripts().length).toBeGreaterThan(0)
	await link.click()
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Universities')
})

serverTest(
	'both languages find the same universities, with or without scripts',
	async ({ request }) => {
		const fields = ['all', 'medicine', 'engineering', 'business', 'computing', 'law']
		const locations = ['all', 'kuala-lumpur', 'johor-bahru', 'subang-jaya', 'serdang', 'sepang']
		const queries = [
			...fields.map((field) => `search=&field=${field}&location=all`),
			...locations.map((location) => `search=&field=all&location=${location}`),
			'search=هندسه',
			'search=الهندسة&location=johor-bahru',
			'search=ENGINEERING&field=computing',
			'search=مالايا',
			'search=zzzz',
		]
		/** In an order of their own: each language sorts the names its own way. */
		const idsOf = async (query: string) => {
			const html = await (await request.get(encodeURI(`/universities?${query}`))).text()
			return [...html.matchAll(/href="\/university\/([^"]+)"/g)].map(([, id]) => id).sort()
		}
		for (const query of queries) {
			const [arabic, english] = [await idsOf(`${query}&lang=ar`), await idsOf(`${query}&lang=en`)]
			expect(english, query).toEqual(arabic)
			expect(arabic.length, query).toBe(new Set(arabic).size)
		}
		expect(await idsOf('lang=ar')).toHaveLength(14)
		expect(await idsOf('search=هندسه&lang=en')).toEqual(await idsOf('search=engineering&lang=ar'))
	},
)

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })
	test('the filters are a form that the server answers', async ({ page }) => {
		await page.goto('/universities?lang=en')
		await page.getByLabel('Field of study').selectOption('law')
		await page.getByLabel('Location').selectOption('kuala-lumpur')
		await page.getByRole('button', { name: 'Apply Filters' }).click()
		await expect(page).toHaveURL(/field=law&location=kuala-lumpur/)
		expect(await shown(page)).toContain('university-of-malaya')
		await expect(page.getByLabel('Field of study')).toHaveValue('law')
	})
})
