/** The steps of the application have addresses, its answers are seen once more before they leave, and its draft is honest about itself. */
import {
	expectNotice,
	field,
	fillAcademic,
	fillPersonal,
	next,
	reachTheEnd,
	tab,
	threeDocuments,
	typed,
	words,
} from './support/application.ts'
import { axe } from './support/axe.ts'
import { documentsInDraft, keptForms } from './support/kept-forms.ts'
import { expectNoOverflow, hydrated, openPage, testedIn } from './support/page.ts'
import { storedRows } from './support/stored-rows.ts'
import { expect, test } from './support/test.ts'

const phone = { width: 390, height: 844 }
const address = (name: string) => `${name}-${crypto.randomUUID()}@mail.example`

const more = {
	ar: {
		review: 'مراجعة الإجابات',
		change: 'تعديل: المؤهل السابق',
		nationality: 'السعودية',
		none: 'لم يُذكر',
		another: 'تقديم طلب آخر',
		unkept: /لا يحفظ المتصفح المسودة/,
		unkeptFile: /تعذّر حفظ أحد الملفات/,
	},
	en: {
		review: 'Check your answers',
		change: 'Change: Previous education',
		nationality: 'Saudi Arabia',
		none: 'Not given',
		another: 'Send another application',
		unkept: /does not keep a draft/,
		unkeptFile: /could not keep a file/,
	},
}

for (const language of testedIn('ar')) {
	const say = { ...words[language], ...more[language] }

	test(`each step has an address, and the way back is one step back, in ${language}`, async ({
		page,
	}) => {
		await page.setViewportSize(phone)
		// The address of a step that is not open yet.
		await openPage(page, '/apply?step=documents', { language })
		await expectNotice(page, say.locked)
		await expect(tab(page, say.tabs[0])).toHaveAttribute('aria-selected', 'true')
		await expect(page).toHaveURL(/\/apply$/)

		await fillPersonal(page, address('steps'))
		await next(page)
		await expect(page).toHaveURL(/step=academic$/)
		await fillAcademic(page)
		await next(page)
		await next(page)
		await expect(page).toHaveURL(/step=documents$/)
		const before = await typed(page)
		await page.goBack()
		await expect(tab(page, say.tabs[2])).toHaveAttribute('aria-selected', 'true')
		await page.goBack()
		await expect(tab(page, say.tabs[1])).toHaveAttribute('aria-selected', 'true')
		await expect(field(page, 'previous_education')).toBeVisible()
		await page.goForward()
		await expect(tab(page, say.tabs[2])).toHaveAttribute('aria-selected', 'true')
		await page.reload()
		await hydrated(page)
		await expect(tab(page, say.tabs[2])).toHaveAttribute('aria-selected', 'true')
		await expect(page).toHaveURL(/step=services$/)
		await expect.poll(() => typed(page)).toEqual(before)
		await page.goto('/apply')
		await expect(tab(page, say.tabs[2])).toHaveAttribute('aria-selected', 'true')
		await expect(page).toHaveURL(/step=services$/)
	})

	test(`all answers are seen before they are sent, and each can be changed, in ${language}`, {
		tag: '@edge',
	}, async ({ page }) => {
		const email = address('review')
		await page.setViewportSize(language === 'ar' ? phone : { width: 1280, height: 900 })
		await openPage(page, '/apply', { language })
		await reachTheEnd(page, email)
		const review = page.getByRole('region', { name: say.review })
		await expect(review).toContainText('نورة')
		await expect(review).toContainText(email)
		await expect(review).toContainText(say.nationality)
		await expect(review).toContainText(say.birthday)
		await expect(review).toContainText('+60 ١٢ 345 6789')
		await expect(review.getByText(say.none).first()).toBeVisible()
		await expectNoOverflow(page)
		await axe(page, '.review')
		await review.getByRole('link', { name: say.change }).click()
		await expect(page).toHaveURL(/step=academic$/)
		await expect(field(page, 'previous_education')).toBeFocused()
		await field(page, 'previous_education').fill('Changed at the last moment')
		await tab(page, say.tabs[4]).click()
		await expect(review).toContainText('Changed at the last moment')
		await next(page)
		await expectNotice(page, say.sent)
		await expect(page).toHaveURL(/\/apply$/)
		expect(storedRows('user_applications', email)).toMatchObject([
			{ previous_education: 'Changed at the last moment' },
		])
		// Going back leads to steps of an application that was sent: the thanks stand, and another one begins empty, without error messages.
		await page.goBack()
		await page.getByRole('button', { name: say.another }).click()
		await expect(tab(page, say.tabs[0])).toHaveAttribute('aria-selected', 'true')
		await expect(field(page, 'first_name')).toHaveValue('')
		await expect(page.getByText(say.locked[0])).toHaveCount(0)
	})

	test(`a device that is full is told, and nothing typed is lost, in ${language}`, {
		tag: '@edge',
	}, async ({ page }) => {
		const email = address('full')
		await page.addInitScript(() => {
			IDBObjectStore.prototype.put = () => {
				throw new DOMException('no room', 'QuotaExceededError')
			}
		})
		await openPage(page, '/apply', { language })
		await fillPersonal(page, email)
		await expect(page.locator('.draft-note')).toContainText(say.unkept)
		const before = await typed(page)
		await page.reload()
		await hydrated(page)
		await expect.poll(() => typed(page)).toEqual(expect.arrayContaining(before))
		await next(page)
		await fillAcademic(page)
		await next(page)
		await next(page)
		await field(page, 'documents').setInputFiles(await threeDocuments())
		const documents = page.locator('#apply-documents')
		await expect(documents).toContainText(say.unkeptFile)
		await expect(page.locator('.draft-note')).toContainText(say.unkept)
		await next(page)
		await next(page)
		await expectNotice(page, say.sent)
		expect(storedRows('user_applications', email)).toHaveLength(1)
		// The next application has no files yet.
		await expect(documents).not.toContainText(say.unkeptFile)
	})
}

test('private windows that refuse files keep their bytes', { tag: '@edge' }, async ({ page }) => {
	await page.addInitScript(() => {
		const put = IDBObjectStore.prototype.put
		IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
			const parts = typeof value === 'object' && value !== null ? Object.values(value) : []
			if ([value, ...parts].some((part) => part instanceof Blob))
				throw new DOMException('no files here', 'DataCloneError')
			return put.call(this, value, key)
		}
	})
	await openPage(page, '/apply', { language: 'en' })
	await reachTheEnd(page, address('private'))
	// The address follows the step, and a page that is loaded again opens where its address says.
	await expect(page).toHaveURL(/step=additional$/)
	await expect.poll(() => documentsInDraft(page)).toBe(3)
	await page.reload()
	await hydrated(page)
	await expect(page.locator('#apply-additional .document')).toHaveText([
		/Passport\.pdf/,
		/Transcript\.pdf/,
		/صورة\.png/,
	])
	await next(page)
	await expectNotice(page, words.en.sent)
})

test('a draft goes after its week although its page is never opened again', {
	tag: '@edge',
}, async ({ page }) => {
	await openPage(page, '/apply')
	await field(page, 'first_name').fill('نورة')
	await expect.poll(() => keptForms(page)).toHaveLength(1)
	await page.clock.setFixedTime(Date.now() + 8 * 24 * 60 * 60 * 1000)
	await page.goto('/faq')
	await expect.poll(() => keptForms(page)).toEqual([])
})

test('a connection to the device that was closed is opened again', { tag: '@edge' }, async ({
	page,
}) => {
	await openPage(page, '/apply')
	await field(page, 'first_name').fill('نورة')
	await expect.poll(() => keptForms(page)).toHaveLength(1)
	// Browsers close connections in the background, and visitors delete what sites keep.
	await page.evaluate(() => indexedDB.deleteDatabase('rihla-forms'))
	await field(page, 'last_name').fill('الحربي')
	await expect.poll(() => keptForms(page)).toHaveLength(1)
	await page.reload()
	await expect(field(page, 'first_name')).toHaveValue('نورة')
	await expect(field(page, 'last_name')).toHaveValue('الحربي')
})

test('two tabs write one draft, and what one has sent leaves the other', { tag: '@edge' }, async ({
	page,
	context,
}) => {
	const email = address('two')
	await openPage(page, '/apply', { language: 'en' })
	await fillPersonal(page, email)
	const other = await context.newPage()
	await openPage(other, '/apply', { language: 'en' })
	await expect(field(other, 'email')).toHaveValue(email)
	await field(other, 'last_name').fill('Al-Otaibi')
	await expect.poll(async () => JSON.stringify(await keptForms(other))).toContain('Al-Otaibi')
	await field(page, 'first_name').fill('Noura')
	await page.reload()
	await expect(field(page, 'first_name')).toHaveValue('Noura')
	await expect(field(page, 'last_name')).toHaveValue('Al-Otaibi')
	await other.reload()
	await expect(field(other, 'first_name')).toHaveValue('Noura')

	await next(page)
	await fillAcademic(page)
	await tab(page, words.en.tabs[4]).click()
	await next(page)
	await expect(page.locator('.sent-note')).toBeVisible()
	expect(storedRows('user_applications', email)).toHaveLength(1)
	await expect(field(other, 'email')).toHaveValue('')
	await field(other, 'first_name').fill('Another')
	await other.reload()
	await expect(field(other, 'first_name')).toHaveValue('Another')
	await expect(field(other, 'email')).toHaveValue('')
})

test('what was chosen elsewhere is filled in where nothing stands, and said; a draft wins', {
	tag: '@edge',
}, async ({ page }) => {
	const note = page.getByText('Filled in from the page you came from')
	await openPage(page, '/apply?u=um', { language: 'en' })
	await fillPersonal(page, address('prefilled'))
	await next(page)
	await expect(field(page, 'preferred_university')).toHaveValue('um')
	await expect(note).toContainText('Preferred university')
	await expect(page).toHaveURL(/u=um&step=academic$/)
	await field(page, 'preferred_university').selectOption('')
	await page.getByRole('link', { name: words.en.other }).first().click()
	await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
	await expect(field(page, 'preferred_university')).toHaveValue('')
	await field(page, 'preferred_university').selectOption('upm')
	await expect.poll(async () => JSON.stringify(await keptForms(page))).toContain('upm')
	await page.goto('/apply?u=utm')
	await expect(field(page, 'preferred_university')).toHaveValue('upm')
})

test.describe('without a network', () => {
	test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] })

	test('an application whose files the device could not keep is not let go without them', {
		tag: '@edge',
	}, async ({ page }) => {
		await page.addInitScript(() => {
			const put = IDBObjectStore.prototype.put
			IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
				if (this.name === 'files') throw new DOMException('no room', 'QuotaExceededError')
				return put.call(this, value, key)
			}
		})
		const email = address('whole')
		await openPage(page, '/apply', { language: 'en' })
		await reachTheEnd(page, email)
		await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
		await next(page)
		await page.getByRole('button', { name: words.en.agree }).click()
		await expect(page.locator('.wizard .form-note').last()).toContainText(
			'does not allow keeping it',
		)
		await expect(page.locator('#apply-additional .document')).toHaveCount(3)
		await page.unroute('**/api/**')
		await next(page)
		await expectNotice(page, words.en.sent)
		expect(storedRows('user_applications', email)).toHaveLength(1)
	})
})
