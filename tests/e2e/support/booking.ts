/** What the housing forms say, and the steps that several stories share. */
import type { Locator, Page, Request } from '@playwright/test'
import { type languages, openPage } from './page.ts'
import { expect } from './test.ts'

export const words = {
	ar: {
		book: 'الحجز الآن',
		title: 'حجز ذا إيدج ريزيدنس',
		submit: 'إرسال طلب الحجز',
		sending: 'جارٍ الإرسال...',
		cancel: 'إلغاء',
		close: 'إغلاق',
		other: 'EN',
		request: 'أخبرونا بما تحتاجون إليه',
		requestSubmit: 'إرسال الطلب',
		requestSending: 'جارٍ إرسال الطلب...',
		required: 'هذا الحقل مطلوب',
		missing: ['معلومات ناقصة', 'يُرجى إدخال الاسم والبريد الإلكتروني ورقم الهاتف.'],
		failed: ['تعذّر الإرسال', 'حدث خطأ أثناء إرسال طلبكم. يُرجى المحاولة مرة أخرى.'],
		booked: ['تم إرسال طلب الحجز!', 'سنتواصل معكم خلال 24 ساعة بشأن ذا إيدج ريزيدنس.'],
		requested: ['تم إرسال الطلب!', 'سنبحث عن خيارات السكن المناسبة ونتواصل معكم خلال 24 ساعة.'],
		past: 'يُرجى اختيار تاريخ اليوم أو ما بعده',
		january: 'يناير',
	},
	en: {
		book: 'Book Now',
		title: 'Book The Edge Residence',
		submit: 'Submit Booking Request',
		sending: 'Submitting...',
		cancel: 'Cancel',
		close: 'Close',
		other: 'عربي',
		request: 'Tell us what you need',
		requestSubmit: 'Submit Request',
		requestSending: 'Submitting Request...',
		required: 'This field is required',
		missing: ['Missing Information', 'Please fill in your name, email, and phone number.'],
		failed: ['Submission Failed', 'There was an error submitting your request. Please try again.'],
		booked: [
			'Booking Request Submitted!',
			"We'll contact you within 24 hours about The Edge Residence.",
		],
		requested: [
			'Request Submitted!',
			"We'll find suitable accommodation options and contact you within 24 hours.",
		],
		past: 'Please choose today or a later date',
		january: 'January',
	},
} as const

type Language = (typeof languages)[number]
export const edge = '/accommodation/the-edge-residence'
export const endpoint = '**/api/accommodation_requests'
export const dialogOf = (page: Page) => page.getByRole('dialog')
export const requestOf = (page: Page, language: Language) =>
	page.getByRole('form', { name: words[language].request })

export async function openDialog(page: Page, language: Language): Promise<void> {
	await openPage(page, edge, { language })
	await page.getByRole('button', { name: words[language].book, exact: true }).first().click()
	await expect(dialogOf(page)).toHaveAccessibleName(words[language].title)
}

export async function fillContact(form: Locator, email: string): Promise<void> {
	await form.locator('[name=name]').fill('Sara Ahmed')
	await form.locator('[name=email]').fill(email)
	await form.locator('[name=phone]').fill('+966 50 123 4567')
}

/** A notice by its title. */
export const noticeOf = (page: Page, [title]: readonly [string, string]) =>
	page.getByRole('listitem').filter({ hasText: title })

export async function expectNotice(
	page: Page,
	[title, text]: readonly [string, string],
): Promise<void> {
	await expect(page.getByText(title, { exact: true })).toBeVisible()
	await expect(page.getByText(text, { exact: true })).toBeVisible()
}

/** The submissions that leave the browser. */
export function submissions(page: Page): Request[] {
	const sent: Request[] = []
	page.on('request', (request) => {
		if (request.url().endsWith('/api/accommodation_requests')) sent.push(request)
	})
	return sent
}
