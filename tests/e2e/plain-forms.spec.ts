/**
 * The five forms in a browser without scripts: sent with a fault first, which is told beside its field with everything typed still
 * there; then the thanks with the reference and the link to the status page, and the row with what was typed. The languages take
 * turns from form to form; `npm run test:all` sends each in both.
 */
import type { Page } from '@playwright/test'
import { pdf } from '#tests/factories/files.ts'
import type { Kind } from '../../server/store/tables.ts'
import { expectGoodArabic } from './support/arabic.ts'
import { axeWithoutScripts } from './support/axe-without-scripts.ts'
import { expectNoOverflow, languages } from './support/page.ts'
import { mailsTo, storedMails } from './support/stored-mail.ts'
import { storedRows } from './support/stored-rows.ts'
import { expect, test } from './support/test.ts'

// A refused form is a page of its own, with the status that says so.
test.use({ javaScriptEnabled: false, expected: [/\b422\b/] })

type Language = (typeof languages)[number]

const words = {
	ar: {
		required: 'هذا الحقل مطلوب',
		message: 'يجب ألا تقل الرسالة عن 10 أحرف',
		email: 'يُرجى إدخال بريد إلكتروني صحيح',
		past: 'يُرجى اختيار تاريخ اليوم أو ما بعده',
		passport: 'قصير جدًا: يجب ألا يقل عن 6 خانات',
		kind: /ليس من الأنواع المقبولة/,
		follow: 'متابعة الطلب',
		next: 'التالي',
		upload: 'رفع الملف',
		submit: 'إرسال الطلب',
		book: 'الحجز الآن',
		other: /^اللغة:/,
		contact: 'شكرًا لكم! تم إرسال رسالتكم.',
		visa: 'تم طلب الاستشارة!',
		request: 'تم إرسال الطلب!',
		booking: 'تم إرسال طلب الحجز!',
		application: 'تم إرسال طلب التقديم بنجاح!',
	},
	en: {
		required: 'This field is required',
		message: 'Message must be at least 10 characters long',
		email: 'Please enter a valid email address',
		past: 'Please choose today or a later date',
		passport: 'Too short: must be at least 6 characters',
		kind: /not a PDF/,
		follow: 'Follow the request',
		next: 'Next',
		upload: 'Upload the file',
		submit: 'Submit Application',
		book: 'Book Now',
		other: /^Language:/,
		contact: 'Thank you! Your message has been sent.',
		visa: 'Consultation Requested!',
		request: 'Request Submitted!',
		booking: 'Booking Request Submitted!',
		application: 'Application Submitted Successfully!',
	},
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]:visible`)
const submit = (page: Page) =>
	page.locator('main form[method="post"] [type="submit"]:visible').first()
const address = (name: string) => `${name}-${crypto.randomUUID()}@mail.example`

async function look(page: Page, language: Language): Promise<void> {
	await expectNoOverflow(page)
	const browser = page.context().browser()
	if (browser) await axeWithoutScripts(page, browser)
	if (language === 'ar') await expectGoodArabic(page)
}

/** The page says what is wrong beside each field, and shows what was typed. */
async function expectRefused(
	page: Page,
	language: Language,
	wrong: Record<string, string>,
	typed: Record<string, string>,
): Promise<void> {
	for (const [name, words] of Object.entries(wrong)) {
		const one = field(page, name).first()
		await expect(one).toHaveAttribute('aria-invalid', 'true')
		const ids = (await one.getAttribute('aria-describedby')) ?? ''
		const described = await Promise.all(
			ids.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent()),
		)
		expect(described.join(' ')).toContain(words)
	}
	for (const [name, value] of Object.entries(typed))
		await expect(field(page, name).first()).toHaveValue(value)
	await expect(page.getByRole('alert')).toBeInViewport()
	await look(page, language)
}

/** The thanks, which are the page: with its reference, and a link that opens the case. */
async function expectThanks(
	page: Page,
	language: Language,
	{ title, kind, email }: { title: string; kind: Kind; email: string },
): Promise<Record<string, unknown>> {
	await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
	const [row, ...others] = storedRows(kind, email)
	expect(others).toEqual([])
	expect(row).toMatchObject({ language })
	const reference = String(row?.reference)
	await expect(page.locator('main').getByText(reference)).toBeVisible()
	await look(page, language)
	await expect.poll(() => storedMails(reference).length).toBe(1)
	await expect.poll(() => mailsTo(email).length).toBe(1)
	// Loaded again it is still one row.
	await page.reload()
	await expect(page.locator('main').getByText(reference)).toBeVisible()
	expect(storedRows(kind, email)).toHaveLength(1)
	await page.getByRole('link', { name: words[language].follow }).click()
	await expect(page).toHaveURL(/\/status(?:\?|$)/)
	return row ?? {}
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
	for (const [name, value] of Object.entries(values)) {
		const one = field(page, name).first()
		const isList = (await one.evaluate((element) => element.tagName)) === 'SELECT'
		if (isList) await one.selectOption(value)
		else await one.fill(value)
	}
}

/** Each form, with the languages in which it is sent. */
function story(
	name: string,
	position: number,
	tell: (page: Page, language: Language) => Promise<void>,
): void {
	const chosen =
		process.env.TEST_ALL === '1' ? languages : languages.slice(position % 2).slice(0, 1)
	for (const language of chosen)
		test(`${name} in ${language}`, async ({ page }) => {
			await page.setViewportSize(
				language === 'ar' ? { width: 390, height: 844 } : { width: 1280, height: 900 },
			)
			await tell(page, language)
		})
}

story('a message', 0, async (page, language) => {
	const say = words[language]
	const email = address('message')
	await page.goto(`/contact?lang=${language}`)
	await fill(page, {
		name: 'Omar',
		email,
		typed_country_code: '0020',
		phone: '100 000',
		message: 'Hello',
	})
	await submit(page).click()
	await expectRefused(
		page,
		language,
		{ message: say.message },
		{ name: 'Omar', email, phone: '100 000', typed_country_code: '+20' },
	)
	await fill(page, { message: 'When does the term begin?' })
	await submit(page).click()
	const row = await expectThanks(page, language, {
		title: say.contact,
		kind: 'contact_submissions',
		email,
	})
	expect(row).toMatchObject({ phone: '+20100 000', message: 'When does the term begin?' })
})

story('a consultation', 1, async (page, language) => {
	const say = words[language]
	const email = address('visa')
	await page.goto(`/visa-support?lang=${language}`)
	await fill(page, { name: 'Omar', email: 'omar', phone: '+20 100', program_type: 'master' })
	await submit(page).click()
	await expectRefused(
		page,
		language,
		{ email: say.email, nationality: say.required },
		{ name: 'Omar', phone: '+20 100', program_type: 'master' },
	)
	await fill(page, { email, nationality: 'egypt' })
	await submit(page).click()
	const row = await expectThanks(page, language, {
		title: say.visa,
		kind: 'visa_consultations',
		email,
	})
	expect(row).toMatchObject({ nationality: 'egypt', program_type: 'master', phone: '+20 100' })
})

story('a request for accommodation', 0, async (page, language) => {
	const say = words[language]
	const email = address('request')
	await page.goto(`/accommodation?lang=${language}`)
	await fill(page, {
		name: 'Omar',
		email,
		phone: '+20 100',
		check_in_date: '2020-01-01',
		accommodation_type: 'shared',
	})
	await page.locator('#request [type="submit"]').click()
	await expectRefused(
		page,
		language,
		{ check_in_date: say.past },
		{ name: 'Omar', email, check_in_date: '2020-01-01', accommodation_type: 'shared' },
	)
	await fill(page, { check_in_date: '2031-09-01' })
	await page.locator('#request [type="submit"]').click()
	const row = await expectThanks(page, language, {
		title: say.request,
		kind: 'accommodation_requests',
		email,
	})
	expect(row).toMatchObject({ check_in_date: '2031-09-01', accommodation_type: 'shared' })
})

story('a booking', 1, async (page, language) => {
	const say = words[language]
	const email = address('booking')
	await page.goto(`/accommodation?lang=${language}`)
	const card = page.locator('article').first()
	await card.getByRole('link', { name: say.book }).click()
	await expect(page).toHaveURL(/\/accommodation\/[\w-]+\/book$/)
	await fill(page, { name: 'Omar', email, budget: '500-800' })
	const room = field(page, 'accommodation_type').locator('option:not([disabled])').nth(1)
	const value = (await room.getAttribute('value')) ?? ''
	await fill(page, { accommodation_type: value })
	await submit(page).click()
	await expectRefused(
		page,
		language,
		{ phone: say.required },
		{ name: 'Omar', email, budget: '500-800', accommodation_type: value },
	)
	await fill(page, { phone: '+20 100' })
	await submit(page).click()
	const row = await expectThanks(page, language, {
		title: say.booking,
		kind: 'accommodation_requests',
		email,
	})
	expect(row.accommodation_type).toMatch(new RegExp(` - ${value}$`))
})

story('an application', 0, async (page, language) => {
	const say = words[language]
	const other = language === 'ar' ? 'en' : 'ar'
	const email = address('application')
	const next = () => page.getByRole('button', { name: say.next }).click()
	await page.goto(`/apply?u=um&lang=${language}`)
	await fill(page, {
		first_name: 'نورة',
		last_name: 'Al-Harbi',
		email,
		typed_country_code: '966',
		phone: '50 000 0000',
		nationality: 'Saudi Arabia',
		date_of_birth: '2005-03-14',
		passport_number: 'A1',
	})
	await page.locator('[name="gender"][value="female"]').check()
	await look(page, language)
	await next()
	await expectRefused(
		page,
		language,
		{ passport_number: say.passport },
		{ first_name: 'نورة', email, nationality: 'Saudi Arabia', date_of_birth: '2005-03-14' },
	)
	await expect(page.locator('[name="gender"][value="female"]')).toBeChecked()
	await fill(page, { passport_number: 'A1234567' })
	await next()

	await expect(page).toHaveURL(/\/apply\/[\w-]{43}\/academic$/)
	await expect(field(page, 'preferred_university')).toHaveValue('um')
	await next()
	await expectRefused(
		page,
		language,
		{ application_type: say.required, previous_education: say.required },
		{ preferred_university: 'um' },
	)
	await fill(page, { application_type: 'master', previous_education: 'BSc' })
	await next()

	await page.locator('[name="accommodation_needed"]').check()
	await fill(page, { accommodation_type: 'homestay' })
	await look(page, language)
	await next()

	await page
		.locator('[name="file"]')
		.setInputFiles({ name: 'setup.exe', mimeType: 'x/y', buffer: pdf() })
	await page.getByRole('button', { name: say.upload }).click()
	await expect(page.locator('#file-error')).toHaveText(say.kind)
	await look(page, language)
	await page
		.locator('[name="file"]')
		.setInputFiles({ name: 'Passport.pdf', mimeType: 'application/pdf', buffer: pdf() })
	await page.getByRole('button', { name: say.upload }).click()
	await expect(page.locator('.document')).toContainText('Passport.pdf')
	await page
		.locator('[name="file"]')
		.setInputFiles({ name: 'Transcript.pdf', mimeType: 'application/pdf', buffer: pdf(3000) })
	await next()

	// The way back, another language and forth again: everything is still there.
	await expect(page).toHaveURL(/\/additional$/)
	await page.goBack()
	await expect(page.locator('.document')).toHaveCount(2)
	await page.getByRole('link', { name: say.other }).click()
	await expect(page.locator('html')).toHaveAttribute('lang', other)
	await expect(page.locator('.document')).toHaveCount(2)
	await page.getByRole('link', { name: words[other].other }).click()
	await next()
	await fill(page, { emergency_contact: 'Father' })
	await expect(page.locator('.review')).toContainText('A1234567')
	await look(page, language)
	await page.getByRole('button', { name: say.submit }).click()
	const row = await expectThanks(page, language, {
		title: say.application,
		kind: 'user_applications',
		email,
	})
	expect(row).toMatchObject({
		country_code: '+966',
		passport_number: 'A1234567',
		preferred_university: 'um',
		accommodation_type: 'homestay',
		documents_uploaded: 1,
		emergency_contact: 'Father',
	})
	expect(JSON.parse(String(row.documents))).toHaveLength(2)
})
