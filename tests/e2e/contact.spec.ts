/** Writing to the consultancy: what the form says, what it keeps, and what arrives. */
import type { Page } from '@playwright/test'
import { type languages, openPage, testedIn } from './support/page.ts'
import { storedMails } from './support/stored-mail.ts'
import { storedRows } from './support/stored-rows.ts'
import { expect, test } from './support/test.ts'

type Language = (typeof languages)[number]

const words = {
	ar: {
		send: 'إرسال الرسالة',
		sending: 'جارٍ إرسال الرسالة...',
		nameRequired: 'الاسم مطلوب',
		emailRequired: 'البريد الإلكتروني مطلوب',
		emailInvalid: 'يُرجى إدخال بريد إلكتروني صحيح',
		messageRequired: 'الرسالة مطلوبة',
		messageTooShort: 'يجب ألا تقل الرسالة عن 10 أحرف',
		thanks: 'شكرًا لكم! تم إرسال رسالتكم.',
		reply: 'سنرد عليكم خلال 24 ساعة.',
		sorry: 'عذرًا، حدث خطأ ما.',
		later: 'يُرجى المحاولة لاحقًا أو التواصل معنا مباشرةً عبر واتساب.',
		tooOften: 'محاولات كثيرة، يُرجى الانتظار قليلًا',
		twoMinutes: /بعد دقيقتين/,
		tooLong: 'النص أطول من المسموح به',
		offline: /لا يوجد اتصال بالشبكة الآن/,
		code: 'رمز الدولة',
		country: 'السعوديه',
		chosen: /السعودية/,
		typed: '٥٠١٢٣٤٥٦٧',
		stored: '+966501234567',
		name: 'مريم الحسن',
		message: 'أودّ معرفة شروط القبول في كلية الطب.',
		other: 'en',
		otherLanguage: 'EN',
	},
	en: {
		send: 'Send Message',
		sending: 'Sending Message...',
		nameRequired: 'Name is required',
		emailRequired: 'Email is required',
		emailInvalid: 'Please enter a valid email address',
		messageRequired: 'Message is required',
		messageTooShort: 'Message must be at least 10 characters long',
		thanks: 'Thank you! Your message has been sent.',
		reply: "We'll get back to you within 24 hours.",
		sorry: 'Sorry, something went wrong.',
		later: 'Please try again later or contact us directly via WhatsApp.',
		tooOften: 'Too Many Requests',
		twoMinutes: /in 2 minutes/,
		tooLong: 'This text is longer than allowed',
		offline: /No connection at the moment/,
		code: 'Country code',
		country: 'egy',
		chosen: /Egypt/,
		typed: '100 200 3000',
		stored: '+20100 200 3000',
		name: 'Mariam Alhassan',
		message: 'I would like to know how to get into medicine.',
		other: 'ar',
		otherLanguage: 'عربي',
	},
} as const

const endpoint = '**/api/contact_submissions'
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`)
const sendButton = (page: Page, language: Language) =>
	page.getByRole('button', { name: words[language].send })
const code = (page: Page, language: Language) =>
	page.getByRole('button', { name: words[language].code })
const toast = (page: Page) => page.locator('.toast').last()

async function fill(page: Page, language: Language, email: string): Promise<void> {
	await field(page, 'name').fill(words[language].name)
	await field(page, 'email').fill(email)
	await field(page, 'message').fill(words[language].message)
}

async function expectKept(page: Page, language: Language, email: string): Promise<void> {
	await expect(field(page, 'name')).toHaveValue(words[language].name)
	await expect(field(page, 'email')).toHaveValue(email)
	await expect(field(page, 'message')).toHaveValue(words[language].message)
}

for (const language of testedIn('ar')) {
	const say = words[language]

	test(`in ${language}, a message arrives once, however often the button is pressed, and the next says what it needs`, async ({
		page,
	}) => {
		const { repeatEachIndex, retry } = test.info()
		const email = `once-${language}-${repeatEachIndex}-${retry}@mail.example`
		let calls = 0
		const release = Promise.withResolvers<void>()
		await page.route(endpoint, async (route) => {
			calls += 1
			await release.promise
			await route.continue()
		})
		await openPage(page, '/contact', { language })
		await fill(page, language, email)
		await code(page, language).click()
		await page.getByRole('dialog').getByRole('combobox').fill(say.country)
		await page.keyboard.press('Enter')
		await expect(code(page, language)).toHaveAccessibleName(say.chosen)
		await expect(code(page, language)).toBeFocused()
		await field(page, 'phone').fill(say.typed)
		await field(page, 'inquiryType').selectOption('university')
		await sendButton(page, language).dblclick()
		const sending = page.getByRole('button', { name: say.sending })
		await expect(sending).toBeDisabled()
		// A disabled button that is pressed passes the focus to the element around it.
		await sending.click({ force: true })
		release.resolve()

		await expect(toast(page)).toContainText(say.thanks)
		await expect(toast(page)).toContainText(say.reply)
		const reference = (await toast(page).locator('bdi').textContent()) ?? ''
		expect(reference).not.toBe('')
		await expect(sendButton(page, language)).toBeFocused()
		for (const name of ['name', 'email', 'phone', 'subject', 'message', 'inquiryType'])
			await expect(field(page, name)).toHaveValue('')
		await expect(code(page, language)).toHaveAccessibleName(/\+60/)
		expect(calls).toBe(1)

		const rows = storedRows('contact_submissions', email)
		expect(rows).toHaveLength(1)
		expect(rows[0]).toMatchObject({
			reference,
			name: say.name,
			phone: say.stored,
			subject: 'Contact Form Submission',
			message: say.message,
			inquiry_type: 'university',
			language,
		})
		await expect.poll(() => storedMails(reference).length).toBe(1)
		expect(storedMails(reference)[0]).toContain(`<${email}>`)

		await test.step('each field says what it needs until it is edited, in whichever language', () =>
			expectNeeds(page))
	})

	async function expectNeeds(page: Page): Promise<void> {
		await sendButton(page, language).click()
		for (const message of [say.nameRequired, say.emailRequired, say.messageRequired])
			await expect(page.getByText(message, { exact: true })).toBeVisible()
		await expect(field(page, 'name')).toBeFocused()
		await expect(field(page, 'name')).toHaveAccessibleDescription(say.nameRequired)

		await field(page, 'name').fill(say.name)
		await expect(page.getByText(say.nameRequired)).toBeHidden()
		await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid')
		await expect(page.getByText(say.emailRequired)).toBeVisible()
		await field(page, 'email').fill('mariam@mail')
		await field(page, 'message').fill('   123456789   ')
		await expect(page.getByText(say.messageRequired)).toBeHidden()

		await code(page, language).click()
		await page.getByRole('dialog').getByRole('combobox').fill('+971')
		await page.keyboard.press('Enter')
		await field(page, 'phone').fill('50')
		await field(page, 'inquiryType').selectOption('visa')
		await sendButton(page, language).click()
		await expect(page.getByText(say.emailInvalid)).toBeVisible()
		await expect(page.getByText(say.messageTooShort)).toBeVisible()
		await expect(field(page, 'email')).toBeFocused()

		await page.getByRole('link', { name: say.otherLanguage }).click()
		await expect(page.getByText(words[say.other].messageTooShort)).toBeVisible()
		await expect(field(page, 'name')).toHaveValue(say.name)
		await expect(field(page, 'message')).toHaveValue('   123456789   ')
		await expect(field(page, 'phone')).toHaveValue('50')
		await expect(field(page, 'inquiryType')).toHaveValue('visa')
		await expect(field(page, 'country_code')).toHaveValue('+971')
		await expect(code(page, say.other)).toHaveAccessibleName(/\+971.*(Emirates|الإمارات)/)
		await field(page, 'email').pressSequentially('.example')
		await expect(page.getByText(words[say.other].emailInvalid)).toBeHidden()
	}

	test.describe('when sending goes wrong', () => {
		test.use({ expected: [/(status of|response:) (502|429|422)|ERR_INTERNET_DISCONNECTED/] })

		test(`in ${language}, nothing typed is lost, and a retry carries the same key`, {
			tag: '@edge',
		}, async ({ page, context }) => {
			const email = `retry-${language}-${crypto.randomUUID()}@mail.example`
			const keys = new Set<string | undefined>()
			page.on('request', (request) => {
				if (request.method() === 'POST') keys.add(request.headers()['idempotency-key'])
			})
			const failed = { database: 'failed', email: 'failed', spreadsheet: 'failed' }
			const answers = [
				{ status: 502, json: { reference: 'AAA-BBB-CCC', channels: failed } },
				{ status: 429, headers: { 'Retry-After': '61' }, json: { error: 'too_often' } },
				{ status: 422, json: { errors: { subject: 'too_long' } } },
			]
			await page.route(endpoint, (route) => {
				const answer = answers.shift()
				return answer ? route.fulfill(answer) : route.continue()
			})
			await openPage(page, '/contact', { language })
			await fill(page, language, email)
			await sendButton(page, language).click()
			await expect(toast(page)).toContainText(say.sorry)
			await expect(toast(page)).toContainText(say.later)
			await expectKept(page, language, email)
			await expect(sendButton(page, language)).toBeFocused()

			await sendButton(page, language).click()
			await expect(toast(page)).toContainText(say.tooOften)
			await expect(toast(page)).toContainText(say.twoMinutes)

			await sendButton(page, language).click()
			await expect(field(page, 'subject')).toHaveAccessibleDescription(say.tooLong)
			await expect(field(page, 'subject')).toBeFocused()

			await context.setOffline(true)
			await expect(page.getByText(say.offline)).toBeVisible()
			await sendButton(page, language).click()
			await expect(toast(page)).toContainText(say.sorry)
			await expectKept(page, language, email)

			await context.setOffline(false)
			await expect(page.getByText(say.offline)).toBeHidden()
			await sendButton(page, language).click()
			await expect(toast(page)).toContainText(say.thanks)
			expect(keys.size).toBe(1)
			expect(storedRows('contact_submissions', email)).toHaveLength(1)
		})
	})
}

test('a warning is logged when only the database failed, and not otherwise', {
	tag: '@edge',
}, async ({ page }) => {
	const warnings: string[] = []
	page.on('console', (message) => {
		// The stories' own: they block service workers, and Playwright says so when one would register.
		const own = message.text().includes('blocked by Playwright')
		if (message.type() === 'warning' && !own) warnings.push(message.text())
	})
	let channels = { database: 'delivered', email: 'failed', spreadsheet: 'delivered' }
	await page.route(endpoint, (route) =>
		route.fulfill({ status: 201, json: { reference: 'AAA-BBB-CCC', channels } }),
	)
	await openPage(page, '/contact', { language: 'en' })
	await fill(page, 'en', 'warning@mail.example')
	await sendButton(page, 'en').click()
	await expect(toast(page)).toContainText('AAA-BBB-CCC')
	expect(warnings).toEqual([])

	channels = { database: 'failed', email: 'delivered', spreadsheet: 'delivered' }
	await fill(page, 'en', 'warning@mail.example')
	await sendButton(page, 'en').click()
	await expect(page.locator('.toast')).toHaveCount(2)
	await expect.poll(() => warnings).toEqual([expect.stringContaining('database')])
})
