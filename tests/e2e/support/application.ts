/** What the application form says, and the steps that several stories share. */
import type { Page, Request } from '@playwright/test'
import { jpeg, pdf, png } from '#tests/factories/files.ts'
import { fillDate } from './date.ts'
import { expect } from './test.ts'

export const words = {
	ar: {
		next: 'التالي',
		waiting: 'لحظة من فضلكم...',
		unfetched:
			'تعذّر تحميل الخطوات التالية. كل ما كُتب محفوظ هنا. يُرجى التحقق من الاتصال ثم الضغط على «التالي» مرة أخرى.',
		submit: 'إرسال الطلب',
		submitting: 'جارٍ إرسال الطلب...',
		previous: 'السابق',
		tabs: ['المعلومات الشخصية', 'المعلومات الأكاديمية', 'الخدمات', 'المستندات', 'معلومات إضافية'],
		other: 'EN',
		locked: ['القسم مقفل', 'يُرجى استكمال القسم الحالي قبل الانتقال إلى التالي.'],
		personal: [
			'قسم غير مكتمل',
			'يُرجى استكمال جميع الحقول المطلوبة في قسم المعلومات الشخصية قبل المتابعة.',
		],
		academic: [
			'قسم غير مكتمل',
			'يُرجى استكمال جميع الحقول المطلوبة في قسم المعلومات الأكاديمية قبل المتابعة.',
		],
		passport: ['رقم جواز السفر غير صحيح', 'قصير جدًا: يجب ألا يقل عن 6 خانات'],
		missing: [
			'معلومات ناقصة',
			'يُرجى استكمال جميع الحقول المطلوبة في قسمي المعلومات الشخصية والمعلومات الأكاديمية.',
		],
		uploads: ['تعذّر الإرسال', 'تعذّر رفع المستندات. يُرجى المحاولة مرة أخرى.'],
		failed: [
			'تعذّر الإرسال',
			'حدث خطأ أثناء إرسال طلب التقديم. يُرجى المحاولة مرة أخرى، أو التواصل مع الدعم إذا استمرت المشكلة.',
		],
		sent: [
			'تم إرسال طلب التقديم بنجاح!',
			'سيراجع فريقنا الطلب ويتواصل معكم خلال يومَي عمل أو ثلاثة. عدد المستندات المرفوعة: 3.',
		],
		valid: 'رقم جواز سفر صحيح',
		required: 'هذا الحقل مطلوب',
		retry: /^إعادة المحاولة: /,
		cancel: /^إلغاء رفع /,
		cancelled: 'أُلغي الرفع.',
		lost: 'تعذّر رفع Transcript.pdf: انقطع الاتصال بالشبكة',
		agree: 'الإرسال عند عودة الاتصال',
		agreed: 'حُفظ على هذا الجهاز',
		open: 'فتح طلب التقديم',
		about: 'من نحن',
		clear: 'مسح المسودة',
		yes: 'تأكيد المسح',
		remove: 'إزالة Passport.pdf',
		refused: [
			'setup.exe: ليس من الأنواع المقبولة: PDF وJPG وPNG وDOC وDOCX',
			'empty.pdf: الملف فارغ',
			'huge.pdf: أكبر من 10 ميغابايت',
		],
		duplicate: 'Passport.pdf: أُضيف هذا الملف من قبل',
		limit: 'page-20.pdf: الحد الأعلى 20 ملفًا',
		size: '2.03 كيلوبايت',
		birthday: '14 مارس 2005',
		march: 'مارس',
		noDay: 'يُرجى إدخال تاريخ صحيح',
	},
	en: {
		next: 'Next',
		waiting: 'One moment...',
		unfetched:
			'The next steps could not be fetched. Everything you typed stays here; please check the connection and press Next again.',
		submit: 'Submit Application',
		submitting: 'Submitting Application...',
		previous: 'Previous',
		tabs: ['Personal Info', 'Academic Info', 'Services', 'Documents', 'Additional'],
		other: 'عربي',
		locked: [
			'Section Locked',
			'Please complete the current section before proceeding to the next one.',
		],
		personal: [
			'Incomplete Section',
			'Please complete all required fields in the Personal Information section before proceeding.',
		],
		academic: [
			'Incomplete Section',
			'Please complete all required fields in the Academic Information section before proceeding.',
		],
		passport: ['Invalid Passport Number', 'Too short: must be at least 6 characters'],
		missing: [
			'Missing Information',
			'Please complete all required fields in Personal Info and Academic Info sections.',
		],
		uploads: ['Submission Failed', 'Failed to upload documents. Please try again.'],
		failed: [
			'Submission Failed',
			'There was an error submitting your application. Please try again or contact support if the issue persists.',
		],
		sent: [
			'Application Submitted Successfully!',
			'Our team will review your application and contact you within 2-3 business days. 3 documents uploaded.',
		],
		valid: 'Valid passport number',
		required: 'This field is required',
		retry: /^Try again: /,
		cancel: /^Cancel the upload of /,
		cancelled: 'Cancelled.',
		lost: 'Failed to upload Transcript.pdf: the connection was lost',
		agree: 'Send it when the connection is back',
		agreed: 'Kept on this device',
		open: 'Open the application',
		about: 'About',
		clear: 'Clear',
		yes: 'Yes, clear it',
		remove: 'Remove Passport.pdf',
		refused: [
			'setup.exe: not a PDF, JPG, PNG, DOC or DOCX file',
			'empty.pdf: the file is empty',
			'huge.pdf: larger than 10 MB',
		],
		duplicate: 'Passport.pdf: this file was added before',
		limit: 'page-20.pdf: at most 20 files can be added',
		size: '2.03 KB',
		birthday: '14 March 2005',
		march: 'March',
		noDay: 'Please enter a valid date',
	},
} as const

export const next = (page: Page) => page.locator('.wizard-buttons [type=submit]').click()
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
export const field = (page: Page, name: string) => page.locator(`.wizard [name=${name}]`)

export async function fillPersonal(page: Page, email: string): Promise<void> {
	await field(page, 'first_name').fill(' نورة ')
	await field(page, 'last_name').fill('Al-Harbi')
	await field(page, 'email').fill(email)
	await field(page, 'phone').fill('١٢ 345 6789')
	await field(page, 'nationality').selectOption('Saudi Arabia')
	await fillDate(page, 'date_of_birth', '2005-03-14')
	await field(page, 'gender').and(page.locator('[value=female]')).check()
	await field(page, 'passport_number').fill('a١234567')
}

export async function fillAcademic(page: Page): Promise<void> {
	await field(page, 'application_type').selectOption('master')
	await field(page, 'previous_education').fill('بكالوريوس هندسة\nKing Saud University 2023')
}

export const file = (name: string, buffer: Buffer) => ({
	name,
	buffer,
	mimeType: name.endsWith('pdf') ? 'application/pdf' : `image/${name.split('.').pop()}`,
})

export async function threeDocuments() {
	return [
		file('Passport.pdf', pdf(2060)),
		file('Transcript.pdf', pdf(3000)),
		file('صورة.png', await png()),
	]
}

export const photo = async () => file('photo.jpg', await jpeg())

/** Personal and academic filled in, the services passed, and documents chosen, up to the last step. */
export async function reachTheEnd(page: Page, email: string): Promise<void> {
	await fillPersonal(page, email)
	await next(page)
	await fillAcademic(page)
	await next(page)
	await next(page)
	await field(page, 'documents').setInputFiles(await threeDocuments())
	await next(page)
}

export async function expectNotice(
	page: Page,
	[title, text]: readonly [string, string],
): Promise<void> {
	const notice = page.getByRole('listitem').filter({ hasText: text })
	await expect(notice).toBeVisible()
	await expect(notice).toContainText(title)
}

/** What the form holds now. */
export function typed(page: Page): Promise<[string, string][]> {
	return page
		.locator('.wizard form')
		.evaluate((form) =>
			form instanceof HTMLFormElement
				? [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
						typeof value === 'string' ? [[name, value]] : [],
					)
				: [],
		)
}

/** The calls that leave the browser. */
export function posts(page: Page): Request[] {
	const sent: Request[] = []
	page.on('request', (request) => {
		if (request.method() === 'POST') sent.push(request)
	})
	return sent
}
