/** One university as a visitor reads it: its page with its parts. */
import type { Page } from '@playwright/test'
import type { University } from '../../content/schema.ts'
import { shipped } from '../../content/shipped.ts'
import { hydrated, languages, openPage, testedIn } from './support/page.ts'
import { expect, serverTest, test } from './support/test.ts'

// As most visitors see it: with movement.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const words = {
	ar: {
		notFound: 'لم يُعثر على الجامعة',
		back: 'العودة إلى الجامعات',
		title: 'جامعة مالايا | رحلة',
		levels: ['البكالوريوس', 'الماجستير', 'الدكتوراه'],
		currency: 'العملة',
		enlarge: /^تكبير الصورة/,
		viewer: /^صور الحرم الجامعي/,
		next: 'الصورة التالية',
		close: 'إغلاق',
		second: 'الصورة 2 من 3',
		third: 'الصورة 3 من 3',
		motivation: 'دوافعكم للدراسة هنا',
		play: /^تشغيل الفيديو/,
		pause: 'إيقاف مؤقت',
		resume: 'متابعة',
		replay: 'إعادة التشغيل',
		all: '14 جامعة',
	},
	en: {
		notFound: 'University Not Found',
		back: 'Back to Universities',
		title: 'University of Malaya | Rihla',
		levels: ["Bachelor's", "Master's", 'Doctoral'],
		currency: 'Currency',
		enlarge: /^Enlarge/,
		viewer: /^Campus photos/,
		next: 'Next photo',
		close: 'Close',
		second: 'Photo 2 of 3',
		third: 'Photo 3 of 3',
		motivation: 'Share Your Motivation',
		play: /^Play the introduction/,
		pause: 'Pause',
		resume: 'Continue',
		replay: 'Play again',
		all: '14 universities',
	},
} as const

const sections = ['why', 'steps', 'video', 'programs', 'accreditation', 'scholarships', 'faq']
const phone = { width: 390, height: 844 }
const malaya = '/university/university-of-malaya'
const main = (page: Page) => page.getByRole('main')

for (const language of testedIn('ar')) {
	const say = words[language]

	test(`pictures, programmes, fees and what moves the visitor (${language})`, async ({ page }) => {
		await openPage(page, malaya, { language })
		// The last things a page fetches by itself: what turns its pictures, with the first move, and what long after loading settles it.
		await page.mouse.move(1, 1)
		await page.locator('[data-turning="true"]').waitFor()
		await page.locator('html[data-settled]').waitFor({ state: 'attached' })
		await page.waitForLoadState('networkidle')
		const requests: string[] = []
		page.on('request', (request) => {
			// Letters of the other script bring their font, and parts of the site are fetched ahead: files, asked for without a word of the text.
			const { pathname, search } = new URL(request.url())
			const isFile = request.method() === 'GET' && pathname.startsWith('/assets/') && search === ''
			if (!isFile) requests.push(`${request.method()} ${request.url()}`)
		})
		const box = page.getByLabel(say.motivation)
		await box.fill('أريد أن أصبح طبيبة')
		await box.press('Enter')
		await box.pressSequentially('MBBS')
		await page.locator('h1').click()
		expect(requests).toEqual([])

		await test.step('a photo opens large and gives focus back', () => enlarge(page))
		await page.setViewportSize(phone)
		await test.step('programmes by keyboard, fees in every currency', () => readProgrammes(page))

		await page.getByRole('link', { name: /^(Language|اللغة):/ }).click()
		const other = words[language === 'ar' ? 'en' : 'ar']
		await expect(page.getByLabel(other.motivation)).toHaveValue('أريد أن أصبح طبيبة\nMBBS')
		expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([])
	})

	async function readProgrammes(page: Page): Promise<void> {
		await expect(page).toHaveTitle(say.title)
		const [bachelor, master, doctoral] = say.levels
		const panel = page.getByRole('tabpanel')
		await expect(panel.getByText('RM 28,000')).toBeVisible()

		await page.getByRole('tab', { name: bachelor }).focus()
		const ahead = language === 'ar' ? 'ArrowLeft' : 'ArrowRight'
		await page.keyboard.press(ahead)
		await expect(page.getByRole('tab', { name: master })).toBeFocused()
		await page.keyboard.press('End')
		await expect(page.getByRole('tab', { name: doctoral })).toHaveAttribute('aria-selected', 'true')
		await expect(panel.getByText('RM 16,000')).toBeVisible()
		for (const [code, fee, rate] of [
			['USD', '$68,800', '1 RM = 4.3 $'],
			['EUR', '€76,800', '1 RM = 4.8 €'],
			['DZD', 'DA 880,000', '1 RM = 55 DA'],
		] as const) {
			await page.getByLabel(say.currency).selectOption(code)
			await expect(panel.getByText(fee)).toBeVisible()
			await expect(page.getByText(rate, { exact: true })).toBeVisible()
		}
		await page.keyboard.press('Tab')
		await page.getByRole('tab', { name: bachelor }).click()
		await expect(panel.getByText('DA 1,540,000')).toBeVisible()
	}

	async function enlarge(page: Page): Promise<void> {
		// The other photos are there for a finger to turn to, but out of reach until then.
		const photo = page.locator('li:not([inert])').getByRole('button', { name: say.enlarge })
		await photo.click()
		const viewer = page.getByRole('dialog', { name: say.viewer })
		await expect(viewer).toBeVisible()
		await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
		await expect(viewer.getByText(say.second)).toBeVisible()
		await viewer.getByRole('button', { name: say.next }).click()
		await expect(viewer.getByText(say.third)).toBeVisible()
		await page.keyboard.press('Escape')
		await expect(viewer).toBeHidden()
		await expect(photo).toBeFocused()

		await photo.press('Enter')
		await viewer.getByRole('button', { name: say.close }).click()
		await expect(photo).toBeFocused()

		const shown = () =>
			page
				.locator('.carousel-slides > li')
				.evaluateAll((slides) => slides.findIndex((slide) => !slide.hasAttribute('inert')))
		const from = await shown()
		await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
		await expect.poll(shown).toBe((from + 1) % 3)
	}

	test(`the introduction plays, pauses and ends without a third party (${language})`, {
		tag: '@edge',
	}, async ({ page }) => {
		await page.clock.install()
		const foreign: string[] = []
		page.on('request', (request) => {
			if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url())
		})
		await openPage(page, malaya, { language })
		await page.getByRole('button', { name: say.play }).press('Enter')
		const pause = page.getByRole('button', { name: say.pause })
		await expect(pause).toBeFocused()
		const caption = page.locator('.film-caption')
		const first = await caption.textContent()
		await page.clock.runFor(4500)
		await expect(caption).not.toHaveText(first ?? '')
		await pause.press('Enter')
		const second = await caption.textContent()
		await page.clock.runFor(9000)
		await expect(caption).toHaveText(second ?? '')
		await page.getByRole('button', { name: say.resume }).press('Enter')
		await page.clock.runFor(18_000)
		await page.getByRole('button', { name: say.replay }).press('Enter')
		await expect(caption).toHaveText(first ?? '')
		expect(foreign).toEqual([])
	})

	test.describe('an unknown university', () => {
		test.use({ expected: [/404/] })
		test(`is not found, and the list is one press away (${language})`, { tag: '@edge' }, async ({
			page,
		}) => {
			const response = await openPage(page, '/university/hogwarts', { language })
			expect(response?.status()).toBe(404)
			await expect(page.getByRole('heading', { level: 1, name: say.notFound })).toBeVisible()
			await page.getByRole('link', { name: say.back }).click()
			await expect(main(page).getByRole('status')).toHaveText(say.all)
		})
	})
}

serverTest('every university has every section in both languages', async ({ request }) => {
	for (const { id } of shipped.universities) {
		const { default: entry }: { default: University } = await import(
			`../../content/universities/${id}.ts`
		)
		const programmes = Object.values(entry.programmes).flat()
		const benefits = Object.values(entry.advantages).flatMap((block) => block?.benefits ?? [])
		for (const language of languages) {
			const html = await (await request.get(`/university/${id}?lang=${language}`)).text()
			const body = html.slice(0, html.indexOf('</main>'))
			const count = (pattern: RegExp) => body.match(pattern)?.length ?? 0
			const where = `${id} in ${language}`
			for (const section of sections) expect(body, where).toContain(`<section id="${section}"`)
			expect(count(/class="star-number"/g), where).toBe(7)
			expect(count(/<tr>/g), where).toBe(programmes.length + 3)
			expect(count(/text-success/g), where).toBe(benefits.length)
			expect(count(/carousel-expand/g), where).toBe(entry.photos.length)
			expect(count(/<details/g), where).toBe(3)
			expect(count(/class="uni-thumb"/g), where).toBe(entry.related.length)
			expect(count(/class="uni-highlights"/g), where).toBe(1)
		}
	}
})

test('sections of a page are reached from the row that stays in sight', async ({ page }) => {
	await page.setViewportSize(phone)
	await openPage(page, malaya, { language: 'en' })
	const row = page.getByRole('navigation', { name: 'Sections of this page' })
	await row.getByRole('link', { name: 'Programs' }).click()
	await expect(page.getByRole('heading', { name: 'Programs & Pricing' })).toBeInViewport()
	await expect(row.getByRole('link', { name: 'Programs' })).toHaveAttribute('aria-current', 'true')
	await expect(row).toBeInViewport()
	await hydrated(page)
})

test('a video of the owner is asked for only after Play, and the policy lets it in', {
	tag: '@edge',
}, async ({ page }) => {
	const asked: string[] = []
	await page.route('https://www.youtube-nocookie.com/**', (route) => {
		asked.push(route.request().url())
		return route.fulfill({ contentType: 'text/html', body: '<p>video</p>' })
	})
	await page.route(/\/content\/[\w-]+\.json$/, async (route) => {
		const response = await route.fetch()
		const body = (await response.text()).replace(
			/("?videoUrl"?):null/,
			'$1:"https://youtu.be/dQw4w9WgXcQ"',
		)
		await route.fulfill({ response, body })
	})
	await openPage(page, '/universities?search=um&location=kuala-lumpur', { language: 'en' })
	await page.getByRole('link', { name: 'View Details' }).first().click()
	const play = page.getByRole('button', { name: /^Play the introduction/ })
	await play.scrollIntoViewIfNeeded()
	expect(asked).toEqual([])
	await play.click()
	await expect(page.frameLocator('.film iframe').getByText('video')).toBeVisible()
	expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'])
})

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 } })

	test('Apply Now stays within reach on the page of every kind of entry', { tag: '@edge' }, async ({
		page,
	}) => {
		for (const path of [
			'/university/university-of-malaya',
			'/language-institute/sheffield-academy',
			'/accommodation/the-edge-residence',
		]) {
			await openPage(page, path, { language: 'en' })
			await page.mouse.wheel(0, 3000)
			const applying = page.getByRole('link', { name: 'Apply Now', exact: true })
			await expect(applying.and(page.locator(':is(.fixed *)'))).toBeInViewport()
		}
	})
})
