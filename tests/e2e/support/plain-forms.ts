/** What the stories of forms without scripts share. */
import type { Page } from '@playwright/test'
import type { Kind } from '../../../server/store/tables.ts'
import { expectGoodArabic } from './arabic.ts'
import { axeWithoutScripts } from './axe-without-scripts.ts'
import { expectNoOverflow, languages } from './page.ts'
import { mailsTo, storedMails } from './stored-mail.ts'
import { storedRows } from './stored-rows.ts'
import { expect, test } from './test.ts'

type Language = (typeof languages)[number]

const all = process.env.TEST_ALL === '1'

export const words = {
	ar: {
		required: 'هذا الحقل مطلوب',
		message: 'يجب ألا تقل الرسالة عن 10 أحرف',
		email: 'يُرجى إدخال بريد إلكتروني صحيح',
		past: 'يُرجى اختيار تاريخ اليوم أو ما بعده',
		passport: 'قصير جدًا: يجب ألا يقل عن 6 خانات',
		kind: /ليس من الأنواع المقبولة/,
		follow: 'فتح صفحة الحالة',
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
		follow: 'Open the status page',
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

export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]:visible`)
export const submit = (page: Page) =>
	page.locator('main form[method="post"] [type="submit"]:visible').first()
export const address = (name: string) => `${name}-${crypto.randomUUID()}@mail.example`

export async function look(page: Page, language: Language): Promise<void> {
	await expectNoOverflow(page)
	const browser = page.context().browser()
	if (browser) await axeWithoutScripts(page, browser)
	if (language === 'ar') await expectGoodArabic(page)
}

/** Refused pages of a form are drawn by the same parts: without `TEST_ALL` one of each story is looked at closely. */
const lookedAt = new WeakSet<Page>()

/** The page says what is wrong beside each field, and shows what was typed. */
export async function expectRefused(
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
	if (all || !lookedAt.has(page)) await look(page, language)
	lookedAt.add(page)
}

/** The thanks, which are the page: with its reference, and a link that opens the case. */
export async function expectThanks(
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

export async function fill(page: Page, values: Record<string, string>): Promise<void> {
	for (const [name, value] of Object.entries(values)) {
		const one = field(page, name).first()
		const isList = (await one.evaluate((element) => element.tagName)) === 'SELECT'
		if (isList) await one.selectOption(value)
		else await one.fill(value)
	}
}

/** A form, told in the language whose turn it is; with `TEST_ALL` in both. */
export function story(
	name: string,
	position: number,
	tell: (page: Page, language: Language) => Promise<void>,
	tag: '@edge' | [] = [],
): void {
	const chosen = all ? languages : languages.slice(position % 2).slice(0, 1)
	// A refused form is a page of its own, with the status that says so.
	test.use({ javaScriptEnabled: false, expected: [/\b422\b/] })
	for (const language of chosen)
		test(`${name} in ${language}`, { tag }, async ({ page }) => {
			await page.setViewportSize(
				language === 'ar' ? { width: 390, height: 844 } : { width: 1280, height: 900 },
			)
			await tell(page, language)
		})
}
