/** The pages that explain: questions, the guide to Malaysia with its map, the company, the privacy notice. */
import type { Page } from '@playwright/test'
import { about } from '../../content/about.ts'
import { faq } from '../../content/faq.ts'
import { guide } from '../../content/guide.ts'
import { privacy } from '../../content/privacy.ts'
import { axe } from './support/axe.ts'
import { expectNoOverflow, openPage, testedIn } from './support/page.ts'
import { expect, test } from './support/test.ts'

const words = {
	ar: {
		search: 'البحث في الأسئلة والأجوبة',
		folded: 'ضمان الايام السبعه',
		marked: 'ضمان الأيام السبعة',
		found: 'سؤال واحد مطابق',
		none: 'لا توجد نتائج',
		clear: 'مسح البحث',
		whatsapp: /^واتساب/,
		contact: 'التواصل معنا',
		places: 'أماكن على الخريطة',
		serdang: 'سردانغ',
		putra: 'جامعة بوترا الماليزية',
		langkawi: 'لنكاوي',
		download: 'تنزيل دليل السفر',
		total: 'المجموع',
		apply: 'بدء التقديم',
		copy: 'نسخ رابط السؤال',
		copied: 'نُسخ الرابط',
		chat: 'محادثة المساعد الآلي',
		wanderbot: 'واندربوت',
	},
	en: {
		search: 'Search questions and answers',
		folded: '7 DAY accommodation Guarantee',
		marked: '7-day accommodation guarantee',
		found: '1 question found',
		none: 'No results found',
		clear: 'Clear Search',
		whatsapp: /^WhatsApp/,
		contact: 'Contact us',
		places: 'Places on the map',
		serdang: 'Serdang',
		putra: 'Universiti Putra Malaysia',
		langkawi: 'Langkawi',
		download: 'Download Travel Guide',
		total: 'Total',
		apply: 'Start Application',
		copy: 'Copy the link to this question',
		copied: 'Link copied',
		chat: 'Chat with our AI assistant',
		wanderbot: 'Wanderbot',
	},
} as const

const main = (page: Page) => page.getByRole('main')
/** A question, by the end of its address. */
const question = (page: Page, id: string) => main(page).locator(`details:has(#${id})`)
const first = 'how-to-start'
const second = 'academic-requirements'
const other = 'visa-time'
const hrefs = (page: Page) =>
	main(page)
		.locator('a')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href')))

for (const language of testedIn('ar')) {
	const say = words[language]

	test.describe(language, () => {
		test('questions open one at a time, are found whatever the keyboard made of it, and lead on, also into the chat', async ({
			page,
		}) => {
			await openPage(page, '/faq', { language })
			await expect(main(page).locator('details')).toHaveCount(16)
			await question(page, first).locator('summary').click()
			await question(page, other).locator('summary').click()
			await question(page, second).locator('summary').click()
			await expect(question(page, first)).not.toHaveAttribute('open')
			await expect(question(page, second)).toHaveAttribute('open')
			await expect(question(page, other)).toHaveAttribute('open')
			await question(page, second).locator('summary').click()
			await expect(question(page, second)).not.toHaveAttribute('open')

			await test.step('a search marks what it found, and can be cleared', async () => {
				const search = page.getByRole('searchbox', { name: say.search })
				await search.fill(say.folded)
				await expect(page.getByRole('status').filter({ hasText: say.found })).toBeVisible()
				await expect(main(page).locator('details')).toHaveCount(1)
				await expect(main(page).locator('mark').first()).toHaveText(say.marked)
				await axe(page, 'main')
				await search.fill('زرافة giraffe')
				await expect(page.getByRole('heading', { name: say.none })).toBeVisible()
				await page.getByRole('button', { name: say.clear }).click()
				await expect(search).toHaveValue('')
				await expect(search).toBeFocused()
				await expect(main(page).locator('details')).toHaveCount(16)
			})

			await test.step('where they lead', async () => {
				const links = await hrefs(page)
				for (const { href } of [...faq.quickResources, ...faq.quickStart])
					expect(links).toContain(href)
				await expect(main(page).getByRole('link', { name: say.contact })).toHaveAttribute(
					'href',
					'/contact',
				)
				await expect(main(page).getByRole('link', { name: say.whatsapp })).toHaveAttribute(
					'href',
					/^https:\/\/wa\.me\/\d+$/,
				)
				await main(page).getByRole('button', { name: say.chat }).click()
				await expect(page.getByRole('dialog', { name: say.wanderbot })).toBeVisible()
			})
		})

		test('a question has an address that opens it, on loading and on moving there', async ({
			page,
			context,
		}) => {
			await context.grantPermissions(['clipboard-read', 'clipboard-write'])
			await openPage(page, '/faq#visa-time', { language })
			await expect(question(page, other)).toHaveAttribute('open')
			await expect(question(page, other).locator('summary')).toBeInViewport()
			await page.evaluate(() => {
				location.hash = 'academic-requirements'
			})
			await expect(question(page, second)).toHaveAttribute('open')
			await expect(question(page, second).locator('summary')).toBeInViewport()
			await question(page, second).getByRole('button', { name: say.copy }).click()
			await expect(page.getByText(say.copied)).toBeVisible()
			expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
				new RegExp(`/faq\\?lang=${language}#academic-requirements$`),
			)
		})

		test('the guide shows everything it counts, and leads on', { tag: '@edge' }, async ({
			page,
		}) => {
			await openPage(page, '/discover-malaysia', { language })
			const headings = await main(page).locator('h3, h4').allInnerTexts()
			const told = [guide.destinations, guide.dishes, guide.budgets, guide.trips].flat()
			for (const { name } of told) expect(headings).toContain(name[language])
			for (const { title } of [guide.tips, guide.packing].flat())
				expect(headings).toContain(title[language])
			const table = main(page).getByRole('table')
			await expect(table.getByRole('row')).toHaveCount(7)
			await expect(table.getByRole('row', { name: say.total })).toContainText('990–2,000')
			await expect(main(page).getByRole('link', { name: say.download })).toHaveAttribute(
				'href',
				`/downloads/travel-guide-${language}.pdf`,
			)
			const links = await hrefs(page)
			expect(links).toContain('/apply')
			expect(links).toContain('/universities')
			await test.step('names on the map do not cover each other, from phone to desk', () =>
				expectRoomForNames(page))
			await test.step('the map can be travelled by keyboard, and is never mirrored', () =>
				travelTheMap(page))
		})

		async function travelTheMap(page: Page): Promise<void> {
			const places = page.getByRole('list', { name: say.places }).getByRole('button')
			await expect(places).toHaveCount(13)
			const langkawi = places.filter({ hasText: say.langkawi })
			const sabah = places.nth(5)
			const [west, east] = [await langkawi.boundingBox(), await sabah.boundingBox()]
			expect(west?.x).toBeLessThan(east?.x ?? 0)
			await langkawi.focus()
			await page.keyboard.press('Enter')
			await expect(langkawi).toHaveAttribute('aria-pressed', 'true')
			await expect(page.locator('#map-place')).toContainText(say.langkawi)
			const serdang = places.filter({ hasText: say.serdang })
			for (let steps = 0; steps < 12; steps += 1) {
				if (await serdang.evaluate((button) => button === document.activeElement)) break
				await page.keyboard.press('Tab')
			}
			await page.keyboard.press('Space')
			await expect(page.locator('#map-place').getByRole('link', { name: say.putra })).toBeVisible()
			await expect(langkawi).toHaveAttribute('aria-pressed', 'false')
		}

		async function expectRoomForNames(page: Page): Promise<void> {
			for (const width of [360, 768, 1024, 1440]) {
				await page.setViewportSize({ width, height: 900 })
				const names = await page
					.getByRole('list', { name: say.places })
					.locator('.map-name')
					.evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON()))
				const covered = names.filter((a, index) =>
					names
						.slice(index + 1)
						.some((b) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom),
				)
				expect.soft(covered, `covered at ${width}`).toEqual([])
				const outside = names.filter(({ x, right }) => x < 0 || right > width)
				expect.soft(outside, `outside at ${width}`).toEqual([])
				await expectNoOverflow(page)
			}
		}

		test('the company tells its story and leads on', { tag: '@edge' }, async ({ page }) => {
			await openPage(page, '/about', { language })
			const text = await main(page).innerText()
			expect(text).toContain('Wanderbot')
			for (const { value } of about.impact) expect(text).toContain(value)
			for (const { title } of [about.reasons, about.values, about.process, about.awards].flat())
				expect(text).toContain(title[language])
			await expect(main(page).getByRole('link', { name: say.apply })).toHaveAttribute(
				'href',
				'/apply',
			)
			await expect(main(page).getByRole('link', { name: say.contact })).toHaveAttribute(
				'href',
				'/contact',
			)
		})

		test('the contents of the privacy notice lead to its sections', { tag: '@edge' }, async ({
			page,
		}) => {
			await openPage(page, '/privacy', { language })
			for (const { id, title } of privacy.sections) {
				await expect(main(page).getByRole('link', { name: title[language] })).toHaveAttribute(
					'href',
					`#${id}`,
				)
				await expect(page.locator(`#${id}`)).toHaveText(title[language])
			}
		})
	})
}

test('an address brings back a question that a search had taken away; what is found is said once; switching language keeps the search', {
	tag: '@edge',
}, async ({ page }) => {
	await openPage(page, '/faq', { language: 'en' })
	const search = page.getByRole('searchbox')
	await search.fill('guarantee')
	await expect(page.locator('main details')).toHaveCount(2)
	await page.evaluate(() => {
		location.hash = 'tuition-fees'
	})
	await expect(search).toHaveValue('')
	await expect(page.locator('details[open]')).toContainText('How much is tuition?')

	await search.fill('')
	const said = await page.evaluateHandle(() => {
		const region = document.querySelector('main [role=status]')
		const heard: (string | null)[] = []
		if (region)
			new MutationObserver(() => heard.push(region.textContent)).observe(region, {
				childList: true,
				characterData: true,
				subtree: true,
			})
		return heard
	})
	await search.evaluate(async (box) => {
		const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
		// Letter by letter, faster than a reader speaks.
		for (const typed of ['v', 'vi', 'vis', 'visa']) {
			set?.call(box, typed)
			box.dispatchEvent(new Event('input', { bubbles: true }))
			await new Promise((next) => setTimeout(next))
		}
	})
	const found = page.locator('main details')
	await expect(page.locator('main [role=status]')).toHaveText(/questions found/)
	expect(await said.jsonValue()).toEqual([`${await found.count()} questions found`])

	await page.getByRole('link', { name: /^Language:/ }).click()
	await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
	await expect(search).toHaveValue('visa')
	await expect(page.locator('main mark').first()).toHaveText('تأشيرة')
})

test.describe('a picture that does not come', () => {
	test.use({ expected: [/dest-langkawi|Failed to load resource/] })

	test('gives way to the placeholder', { tag: '@edge' }, async ({ page }) => {
		await page.route('**/scenes/dest-langkawi.svg*', (route) => route.abort())
		await openPage(page, '/discover-malaysia')
		const picture = page.locator('#place-langkawi img').first()
		await picture.scrollIntoViewIfNeeded()
		await expect(picture).toHaveAttribute('src', /\/scenes\/fallback\.svg/)
		await expect(picture).toHaveAttribute('alt', /.+/)
	})
})
