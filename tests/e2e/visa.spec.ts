/** Visa support: the process in figures and steps, and the free consultation. */
import type { Page } from '@playwright/test'
import { openPage, testedIn } from './support/page.ts'
import { storedMails } from './support/stored-mail.ts'
import { storedRows } from './support/stored-rows.ts'
import { expect, test } from './support/test.ts'

const words = {
	ar: {
		figures: ['98%', '500+', '6-8 أسابيع', '24/7'],
		steps: [
			['القبول الجامعي', 'مطلوب', 'من أسبوعين إلى أربعة أسابيع'],
			['طلب خطاب الموافقة على التأشيرة', 'قيد المعالجة', 'من 4 إلى 6 أسابيع'],
			['إجراءات تأشيرة الدخول لمرة واحدة', 'قيد الانتظار', 'من 5 إلى 10 أيام'],
			['تصريح الطالب', 'نهائي', 'من أسبوع إلى أسبوعين'],
		],
		challenges: 'عقبات شائعة وحلولها',
		services: 'دورنا في ملف التأشيرة',
		total: 'المجموع',
		download: 'تنزيل قائمة المتطلبات',
		apply: 'بدء التقديم',
		experts: 'التواصل مع خبراء التأشيرات',
		submit: 'طلب الاستشارة',
		submitting: 'جارٍ الإرسال...',
		requested: 'تم طلب الاستشارة!',
		call: 'سيتواصل معكم خبراء التأشيرات لدينا خلال 24 ساعة لمناقشة حالتكم.',
		failed: 'تعذّر الإرسال',
		again: 'حدث خطأ أثناء إرسال طلبكم. يُرجى المحاولة مرة أخرى.',
		name: 'عمر خالد',
		concerns: 'رُفض طلبي العام الماضي.',
		otherLanguage: 'EN',
		otherSubmit: 'Request Consultation',
	},
	en: {
		figures: ['98%', '500+', '6-8 weeks', '24/7'],
		steps: [
			['University Acceptance', 'Required', '2-4 weeks'],
			['VAL Application', 'Processing', '4-6 weeks'],
			['SEV Processing', 'Pending', '5-10 days'],
			['Student Pass', 'Final', '1-2 weeks'],
		],
		challenges: 'Common challenges, and the way out',
		services: 'Our part in your visa',
		total: 'Total',
		download: 'Download Checklist',
		apply: 'Start Application',
		experts: 'Contact Visa Experts',
		submit: 'Request Consultation',
		submitting: 'Submitting...',
		requested: 'Consultation Requested!',
		call: 'Our visa experts will contact you within 24 hours to discuss your case.',
		failed: 'Submission Failed',
		again: 'There was an error submitting your request. Please try again.',
		name: 'Omar Khaled',
		concerns: 'I was refused last year.',
		otherLanguage: 'عربي',
		otherSubmit: 'طلب الاستشارة',
	},
}

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`)
const toast = (page: Page) => page.locator('.toast').last()
const section = (page: Page, name: string) =>
	page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })

for (const language of testedIn('en')) {
	const say = words[language]
	const submit = (page: Page) => page.getByRole('button', { name: say.submit })

	async function fill(page: Page, email: string): Promise<void> {
		await field(page, 'name').fill(say.name)
		// As it is copied out of an Arabic chat.
		await field(page, 'email').fill(`\u200f${email}\u202c`)
		await expect(field(page, 'email')).toHaveValue(email)
		await field(page, 'phone').fill('٠٠٩٦٦ ٥٠١٢٣٤٥')
		await field(page, 'nationality').selectOption('saudi-arabia')
		await field(page, 'program_type').selectOption('phd')
		await field(page, 'university').selectOption('undecided')
		await field(page, 'concerns').fill(say.concerns)
	}

	async function expectProcess(page: Page): Promise<void> {
		await expect(page.locator('.stats dd')).toHaveText(say.figures)
		const steps = page.locator('ol.voyage > li')
		await expect(steps).toHaveCount(4)
		for (const [position, parts] of say.steps.entries())
			for (const part of parts) await expect(steps.nth(position)).toContainText(part)
		await expect(page.locator('#documents ol > li')).toHaveCount(8)
		await expect(section(page, say.challenges).getByRole('listitem')).toHaveCount(4)
		await expect(section(page, say.services).getByRole('listitem')).toHaveCount(3)
		await expect(page.getByRole('row', { name: say.total })).toContainText('RM 2,513')
		await expect(page.getByRole('link', { name: say.download })).toHaveAttribute(
			'href',
			`/downloads/visa-checklist-${language}.pdf`,
		)
		await expect(page.getByRole('link', { name: say.apply })).toHaveAttribute('href', '/apply')
		await expect(page.getByRole('link', { name: say.experts })).toHaveAttribute('href', '/contact')
	}

	test(`in ${language}, the checklist is made from what the page says`, async ({ request }) => {
		const paper = await request.get(`/downloads/visa-checklist-${language}.pdf`)
		expect(paper.headers()['content-type']).toBe('application/pdf')
		expect(paper.headers().etag).toMatch(/^"[0-9a-f]{32}"$/)
		const again = await request.get(`/downloads/visa-checklist-${language}.pdf`, {
			headers: { 'if-none-match': paper.headers().etag ?? '' },
		})
		expect(again.status()).toBe(304)
	})

	test(`in ${language}, the page tells the process, and a consultation is asked for once, stored, mailed and logged without a name`, async ({
		page,
	}) => {
		const email = `visa-${language}@mail.example`
		const logged: string[] = []
		page.on('console', (message) => logged.push(message.text()))
		const release = Promise.withResolvers<void>()
		await page.route('**/api/visa_consultations', async (route) => {
			await release.promise
			await route.continue()
		})
		await openPage(page, '/visa-support#consultation', { language })
		await test.step('the process, the papers, the obstacles and the fees', () =>
			expectProcess(page))
		await expect(submit(page)).toBeAttached()
		// The browser itself refuses: nothing is sent and nothing of ours speaks.
		await submit(page).click()
		for (const name of ['name', 'email', 'phone', 'nationality'])
			await expect(field(page, name)).toHaveJSProperty('validity.valueMissing', true)
		await expect(field(page, 'name')).toBeFocused()

		await fill(page, email)
		await submit(page).dblclick()
		await expect(page.getByRole('button', { name: say.submitting })).toBeDisabled()
		release.resolve()
		await expect(toast(page)).toContainText(say.requested)
		await expect(toast(page)).toContainText(say.call)
		const reference = (await toast(page).locator('bdi').textContent()) ?? ''
		for (const name of ['name', 'email', 'phone', 'nationality', 'concerns'])
			await expect(field(page, name)).toHaveValue('')
		expect(logged.filter((line) => line.startsWith('Visa consultation requested'))).toEqual([
			`Visa consultation requested ${reference}`,
		])
		const rows = storedRows('visa_consultations', email)
		expect(rows).toHaveLength(1)
		expect(rows[0]).toMatchObject({
			reference,
			name: say.name,
			phone: '00966 5012345',
			nationality: 'saudi-arabia',
			program_type: 'phd',
			university: 'undecided',
			concerns: say.concerns,
			language,
		})
		await expect.poll(() => storedMails(reference).length).toBe(1)
	})

	test.describe('when sending goes wrong', () => {
		test.use({ expected: [/(status of|response:) (503|422)|ERR_FAILED/] })

		test(`in ${language}, the form keeps everything, also across a change of language`, {
			tag: '@edge',
		}, async ({ page }) => {
			const email = `visa-retry-${language}@mail.example`
			const answers = [
				{ status: 503, json: { error: 'store_down' } },
				{ status: 422, json: { errors: { email: 'email' } } },
			]
			await page.route('**/api/visa_consultations', (route) => {
				const answer = answers.shift()
				return answer ? route.fulfill(answer) : route.abort()
			})
			await openPage(page, '/visa-support', { language })
			await fill(page, email)
			await submit(page).click()
			await expect(toast(page)).toContainText(say.failed)
			await expect(toast(page)).toContainText(say.again)
			await submit(page).click()
			await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
			await expect(field(page, 'email')).toBeFocused()
			await submit(page).click()
			// Sent again, the earlier failure is off the screen.
			await expect(page.locator('.toast')).toHaveCount(1)
			await expect(toast(page)).toContainText(say.failed)

			await page.getByRole('link', { name: say.otherLanguage }).click()
			await expect(page.getByRole('button', { name: say.otherSubmit })).toBeVisible()
			await expect(field(page, 'name')).toHaveValue(say.name)
			await expect(field(page, 'nationality')).toHaveValue('saudi-arabia')
			await expect(field(page, 'concerns')).toHaveValue(say.concerns)
			expect(storedRows('visa_consultations', email)).toHaveLength(0)
		})
	})
}
