/** What universities ask first, documents by name, and the thanks that stand alone: as a family meets them. */
import type { Page } from '@playwright/test'
import { pdf } from '#tests/factories/files.ts'
import { field, file, fillAcademic, fillPersonal, next } from './support/application.ts'
import { expectGoodArabic } from './support/arabic.ts'
import { axe, axeColours } from './support/axe.ts'
import { expectNoOverflow, openPage, testedIn } from './support/page.ts'
import { storedRows } from './support/stored-rows.ts'
import { expect, test } from './support/test.ts'

const words = {
	ar: {
		suggestion: 'Noura Al-Harbi',
		further: 'جامعات أخرى تهمّكم',
		score: 'لا يعطي هذا الاختبار درجة كهذه؛ يُرجى كتابة الدرجة كما في الشهادة',
		latin: 'يُرجى كتابة الاسم بالحروف اللاتينية كما في جواز السفر، من دون أرقام',
		heic: /IMG_1\.heic.*HEIC/,
		attached: 'خطتكم مرفقة بالطلب',
		copied: 'تم النسخ',
		copy: 'نسخ',
		again: 'تقديم طلب آخر',
		university: 'جامعة صنواي',
	},
	en: {
		suggestion: 'Noura Al-Harbi',
		further: 'Further universities',
		score: 'This test gives no such score; please write it as on the certificate',
		latin: 'Please write the name in Latin letters as in the passport, without digits',
		heic: /IMG_1\.heic.*HEIC/,
		attached: 'Your plan is attached to the application',
		copied: 'Copied',
		copy: 'Copy',
		again: 'Send another application',
		university: 'Sunway University',
	},
} as const

/** What a finger at the middle of it would touch. */
const isOnTop = (page: Page, selector: string) =>
	page.locator(selector).evaluate((element) => {
		const { left, top, width, height } = element.getBoundingClientRect()
		const touched = document.elementFromPoint(left + width / 2, top + height / 2)
		return touched !== null && (element === touched || element.contains(touched))
	})

for (const language of testedIn('en')) {
	const say = words[language]
	test(`every new answer, documents by name, and thanks that stand alone in ${language}`, {
		tag: '@edge',
	}, async ({ page }) => {
		const email = `answers-${crypto.randomUUID()}@mail.example`
		const look = async () => {
			await expectNoOverflow(page)
			await axe(page, 'main')
			if (language === 'ar') await expectGoodArabic(page)
		}
		await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
		await page.setViewportSize({ width: 390, height: 844 })
		await openPage(page, '/apply?u=um&u=sunway&test=ielts&score=5.5', { language })
		await fillPersonal(page, email)
		await field(page, 'last_name').fill('الحربي')
		await page.getByRole('button', { name: say.suggestion }).click()
		await expect(field(page, 'name_latin')).toHaveValue(say.suggestion)
		await expect(field(page, 'name_latin')).toBeFocused()
		await field(page, 'name_latin').fill('نورة')
		await next(page)
		await expect(page.getByText(say.latin)).toBeVisible()
		await field(page, 'name_latin').fill('Noura Al Harbi')
		await look()
		await next(page)

		await fillAcademic(page)
		await expect(field(page, 'preferred_university')).toHaveValue('um')
		await expect(field(page, 'english_test')).toHaveValue('ielts')
		await expect(field(page, 'english_score')).toHaveValue('5.5')
		await expect(field(page, 'further_choices_1_university')).toHaveValue('sunway')
		const intake = `${new Date().getUTCFullYear() + 1}-09`
		await field(page, 'intake').selectOption(intake)
		await page.getByText(say.further).click()
		await field(page, 'further_choices_1_program').fill('Business')
		await field(page, 'english_score').fill('55')
		await next(page)
		await expect(page.getByText(say.score)).toBeVisible()
		await field(page, 'english_score').fill('٥٫٥')
		await look()
		await next(page)
		await next(page)

		await field(page, 'documents').setInputFiles([
			file('جواز السفر.pdf', pdf()),
			file('scan.pdf', pdf(2000)),
		])
		const kinds = page.locator('#apply-documents .document-kind')
		await expect(kinds).toHaveCount(2)
		await expect(kinds.nth(0)).toHaveValue('passport')
		await expect(kinds.nth(1)).toHaveValue('other')
		await kinds.nth(1).selectOption('transcripts')
		await look()
		await field(page, 'documents').setInputFiles(file('IMG_1.heic', Buffer.from('no picture')))
		await expect(page.getByRole('alert')).toHaveText(say.heic)
		// A draft keeps what was said of each file.
		await page.reload()
		await expect(kinds.nth(1)).toHaveValue('transcripts')
		await next(page)

		await expect(page.getByRole('link', { name: say.attached })).toHaveAttribute(
			'href',
			/^\/plan\?u=um&u=sunway&test=ielts&score=5\.5/,
		)
		await expect(page.locator('.review')).toContainText(say.university)
		await look()
		await next(page)

		const note = page.locator('.sent-note')
		await expect(note.locator('.share-line')).toBeVisible()
		await expect(page.locator('.wizard form')).toBeHidden()
		// Neither the notice nor the round button lies on the link or what is done with it.
		for (const part of ['.sent-note .share-line', '.sent-note .share-address button'])
			await expect.poll(() => isOnTop(page, `${part} >> nth=0`)).toBe(true)
		await note.getByRole('button', { name: say.copy }).click()
		await expect(note.getByRole('button', { name: say.copied })).toBeVisible()
		await look()
		await page.getByRole('button', { name: say.again }).click()
		await expect(field(page, 'first_name')).toBeVisible()
		await expect(note).toHaveCount(0)

		const [row] = storedRows('user_applications', email)
		expect(row).toMatchObject({
			name_latin: 'Noura Al Harbi',
			intake,
			english_test: 'ielts',
			english_score: '5.5',
			plan: '?u=um&u=sunway&test=ielts&score=5.5',
			additional_info: null,
		})
		expect(JSON.parse(String(row?.further_choices))).toEqual([
			{ university: 'sunway', program: 'Business' },
		])
	})
}

test('the advice about a number that cannot be dialled takes no press away from a button below', {
	tag: '@edge',
}, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await openPage(page, '/contact', { language: 'en' })
	const form = page.locator('form[data-form="/api/contact_submissions"]')
	await form.locator('[name=phone]').fill('1')
	// Pressed and held: nothing may move before the finger is lifted.
	const button = form.locator('[type=submit]')
	await button.scrollIntoViewIfNeeded()
	const before = await button.boundingBox()
	await page.mouse.move((before?.x ?? 0) + 20, (before?.y ?? 0) + 10)
	await page.mouse.down()
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)))
	await expect(form.locator('[name=phone]')).not.toBeFocused()
	// A pressed button sinks by a pixel; the advice would take it away by a hundred.
	const held = await button.boundingBox()
	expect(Math.abs((held?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4)
	await page.mouse.up()
	await expect(form.getByText("This number can't be dialled as written")).toBeVisible()
})

test('on a phone Wanderbot steps aside where it would lie on a field or a button', {
	tag: '@edge',
}, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await openPage(page, '/apply', { language: 'en' })
	const chat = page.getByRole('button', { name: 'Open the chat with Wanderbot' })
	const covers = () =>
		chat.evaluate((button) => {
			if (getComputedStyle(button).pointerEvents === 'none') return false
			const { left, top, width, height } = button.getBoundingClientRect()
			return document
				.elementsFromPoint(left + width / 2, top + height / 2)
				.some((one) => !button.contains(one) && one.closest('input, select, .btn') !== null)
		})
	for (const name of ['first_name', 'email', 'phone', 'nationality', 'passport_number']) {
		await field(page, name).evaluate((element) => {
			const { bottom } = element.getBoundingClientRect()
			scrollBy(0, bottom - innerHeight + 40)
		})
		await expect.poll(covers).toBe(false)
	}
	await axeColours(page, '.wizard')
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
	await expect(chat).toBeVisible()
})
