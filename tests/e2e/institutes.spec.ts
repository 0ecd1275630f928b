/** Language institutes, as a visitor compares them and reads about one. */
import type { Page } from '@playwright/test'
import big from '#content/institutes/big-ben-academy.ts'
import britannia from '#content/institutes/britannia-language-centre.ts'
import ems from '#content/institutes/ems-academy.ts'
import sheffield from '#content/institutes/sheffield-academy.ts'
import stratford from '#content/institutes/stratford-academy.ts'
import { shipped } from '#content/shipped.ts'
import { axe } from './support/axe.ts'
import { expectNoOverflow, languages, openPage, testedIn } from './support/page.ts'
import { expect, test } from './support/test.ts'

const institutes = [britannia, sheffield, big, ems, stratford]
const britanniaPath = '/language-institute/britannia-language-centre'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

const words = {
	ar: {
		why: 'لماذا تدرسون الإنجليزية في ماليزيا؟',
		details: /^عرض التفاصيل/,
		apply: 'التقديم الآن',
		facts: ['المدة', 'المستويات', 'الجدول الدراسي', 'عدد الطلبة في الفصل', 'مواعيد البدء'],
		fees: 'من 600 إلى 1,200 رينغيت',
		requirements: 'درجات الإنجليزية بحسب المرحلة الدراسية',
		master: 'الماجستير',
		course: 'التقديم إلى دورة لغة',
		more: 'طلب معلومات إضافية',
		goals: 'أهدافكم التعليمية',
		enroll: 'التسجيل الآن',
		contact: 'التواصل معنا',
		currency: 'العملة',
		currencies: ['رينغيت ماليزي', 'دولار أمريكي', 'يورو', 'دينار جزائري'],
		table: 'جدول الرسوم لمدة 12 شهرًا',
		discount: 'قد تُمنح خصومات لمن يسجّل لمدة طويلة.',
		indicative: 'تقديرية',
		other: 'EN',
		notFound: 'لم يُعثر على المعهد',
		back: 'العودة إلى معاهد اللغة',
		list: 'معاهد اللغة',
	},
	en: {
		why: 'Why Study English in Malaysia',
		details: /^View Details/,
		apply: 'Apply Now',
		facts: ['Duration', 'Levels', 'Schedule', 'Class size', 'Start dates'],
		fees: 'RM 600–1,200',
		requirements: 'English scores by level of study',
		master: 'Master',
		course: 'Apply for a Course',
		more: 'Get More Information',
		goals: 'Share Your Learning Goals',
		enroll: 'Enroll Now',
		contact: 'Contact Us',
		currency: 'Currency',
		currencies: ['Malaysian Ringgit', 'US Dollar', 'Euro', 'Algerian Dinar'],
		table: '12-month fee table',
		discount: 'Long-term enrolments may qualify for discounts.',
		indicative: 'indicative',
		other: 'عربي',
		notFound: 'Institute Not Found',
		back: 'Back to Language Institutes',
		list: 'Language Institutes',
	},
}

for (const language of testedIn('en')) {
	const say = words[language]

	test(`the list in ${language}`, async ({ page }) => {
		await page.setViewportSize(language === 'ar' ? phone : desk)
		await openPage(page, '/language-institutes', { language })

		const why = page.getByRole('region', { name: say.why })
		await expect(why.getByRole('heading', { level: 3 })).toHaveCount(3)

		const cards = page.getByRole('article')
		await expect(cards).toHaveCount(5)
		for (const [position, { id, code, name, courses, facilities }] of institutes.entries()) {
			const card = cards.nth(position)
			await expect(card.getByRole('heading', { level: 3 })).toHaveText(name[language])
			await expect(card.getByRole('link', { name: say.details })).toHaveAttribute(
				'href',
				`/language-institute/${id}`,
			)
			await expect(card.getByRole('link', { name: say.apply })).toHaveAttribute(
				'href',
				`/apply?i=${code}`,
			)
			await expect(card.getByRole('term')).toHaveCount(say.facts.length)
			await expect(card.getByRole('listitem')).toHaveCount(courses.length + facilities.length)
		}
		for (const fact of say.facts) {
			await expect(cards.first().getByRole('term').filter({ hasText: fact })).toBeVisible()
		}
		await expect(cards.first()).toContainText(say.fees)

		const table = page.getByRole('table', { name: say.requirements })
		await expect(table.getByRole('row')).toHaveCount(4)
		const master = table.getByRole('row', { name: say.master })
		await expect(master.getByRole('cell')).toHaveText(['6.5-7.0', '80-100', '4-5'])

		const closing = (name: string) => page.getByRole('link', { name, exact: true })
		await expect(closing(say.course)).toHaveAttribute('href', '/apply')
		await expect(closing(say.more)).toHaveAttribute('href', '/contact')
	})

	test(`one institute in ${language}`, { tag: '@edge' }, async ({ page }) => {
		await openPage(page, britanniaPath, { language })
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(britannia.name[language])

		const nav = page.getByRole('navigation').getByRole('link')
		for (const viewport of [phone, desk]) {
			await page.setViewportSize(viewport)
			await page.evaluate(() => scrollTo(0, 0))
			// By keyboard: on a phone the row follows the reader, and moves away under a mouse that brings it into sight and presses at once.
			await nav.and(page.locator('[href="#fees"]')).press('Enter')
			await expect(page.locator('#fees h2')).toBeInViewport()
		}

		await test.step('one question is open at a time', async () => {
			const [first, second] = [0, 1].map((at) => page.locator('#faq details').nth(at))
			if (!first || !second) throw new Error('two questions expected')
			await first.locator('summary').click()
			await expect(first).toHaveAttribute('open')
			await second.locator('summary').click()
			await expect(second).toHaveAttribute('open')
			await expect(first).not.toHaveAttribute('open')
			await second.locator('summary').click()
			await expect(page.locator('#faq details[open]')).toHaveCount(0)
			await first.locator('summary').click()
		})
		await test.step('the currency changes the twelve rows', () => changeCurrency(page))
		for (const viewport of [desk, phone]) {
			await page.setViewportSize(viewport)
			await expectNoOverflow(page)
		}
		await axe(page, '#fees')

		await expect(page.getByRole('link', { name: say.enroll, exact: true }).last()).toHaveAttribute(
			'href',
			'/apply',
		)
		await expect(page.getByRole('link', { name: say.contact, exact: true })).toHaveAttribute(
			'href',
			'/contact',
		)
		await page.locator('#related a').first().click()
		await expect(page).toHaveURL(/\/language-institute\/stratford-academy$/)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(stratford.name[language])
		await test.step('learning goals stay on the page', () => shareGoals(page))
	})

	async function changeCurrency(page: Page): Promise<void> {
		const intensive = page.locator('#fees article').first()
		await intensive.getByText(say.table).click()
		const rows = intensive.getByRole('row')
		await expect(rows).toHaveCount(13)
		const cellsOf = (month: number) => rows.nth(month).getByRole('cell')
		await expect(cellsOf(1)).toHaveText(['RM 1,050', 'RM 1,050'])
		await expect(cellsOf(12)).toHaveText(['RM 1,050', 'RM 12,600'])
		await expect(intensive.getByText(say.discount)).toBeVisible()
		await expect(page.locator('#fees')).toContainText(say.indicative)

		const currency = page.getByLabel(say.currency)
		const options = await currency.getByRole('option').allTextContents()
		for (const [position, name] of say.currencies.entries()) {
			expect(options[position]).toContain(name)
		}
		// RM 1,050 are $220.50: totals are summed before they are rounded.
		await currency.selectOption('USD')
		await expect(cellsOf(1)).toHaveText(['$221', '$221'])
		await expect(cellsOf(2)).toHaveText(['$221', '$441'])
		await expect(cellsOf(12)).toHaveText(['$221', '$2,646'])
		await currency.selectOption('EUR')
		await expect(cellsOf(12)).toHaveText(['€210', '€2,520'])
		await currency.selectOption('DZD')
		await expect(cellsOf(12)).toHaveText(['DA 29,925', 'DA 359,100'])
	}

	async function shareGoals(page: Page): Promise<void> {
		const sent: string[] = []
		page.on('request', (request) => {
			sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
		})
		const goals = page.getByLabel(say.goals)
		await goals.fill('IELTS 6.5 before September')
		await goals.press('Enter')
		await page
			.getByRole('link', { name: say.other })
			.or(page.getByRole('button', { name: say.other }))
			.first()
			.click()
		await expect(page.locator('html')).not.toHaveAttribute('lang', language)
		await expect(page.locator('textarea[name=goals]')).toHaveValue(/IELTS 6\.5 before September/)
		expect(sent.filter((line) => !line.startsWith('GET ') || /IELTS|goals/.test(line))).toEqual([])
		const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
		expect(kept).not.toContain('IELTS')
	}
}

test.describe('before any script runs', () => {
	test.use({ javaScriptEnabled: false })

	test('every institute shows all its sections in both languages', { tag: '@edge' }, async ({
		page,
	}) => {
		expect(institutes.map(({ id }) => id)).toEqual(shipped.institutes.map(({ id }) => id))
		for (const language of languages) {
			for (const institute of institutes) {
				await page.goto(`/language-institute/${institute.id}?lang=${language}`, {
					waitUntil: 'domcontentloaded',
				})
				const counts = {
					h1: 1,
					'#why article': 4,
					'#why textarea[name=goals]': 1,
					'#steps li': 7,
					'#video .film button': 1,
					'#highlights li': institute.highlights.length,
					'#levels li': institute.levels.length,
					'#fees article': institute.courses.length,
					'#fees select option': 4,
					'#fees tbody tr': institute.courses.length * 12,
					'#curriculum dt': institute.curriculum.length,
					'#facilities li': institute.facilities.length,
					'#faq details': institute.faq.length,
					'#related li': 2,
					'main a[href="/contact"]': 1,
				}
				const benefits = Object.values(institute.advantages).flatMap((block) => block.benefits)
				const wanted = { ...counts, '#why article li': benefits.length }
				const found = await page.evaluate(
					(selectors) =>
						selectors.map((one) => [one, document.querySelectorAll(one).length] as const),
					Object.keys(wanted),
				)
				expect(Object.fromEntries(found), institute.id).toEqual(wanted)
			}
		}
	})
})

test.describe('an address without an institute', () => {
	test.use({ expected: [/404/] })

	for (const language of testedIn('en')) {
		const say = words[language]
		test(`says so in ${language} and leads back`, { tag: '@edge' }, async ({ page }) => {
			const response = await openPage(page, '/language-institute/nowhere', { language })
			expect(response?.status()).toBe(404)
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.notFound)
			await expect(page).toHaveTitle(/ \| (Rihla|رحلة)$/)
			await page.getByRole('link', { name: say.back }).click()
			await expect(page).toHaveURL(/\/language-institutes$/)
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.list)
		})
	}
})
