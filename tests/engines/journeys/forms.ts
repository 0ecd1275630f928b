/** Each form of the site, sent once, after it has said what it misses. */
import { expect } from 'vitest'
import { storedRows } from '../../e2e/support/stored-rows.ts'
import type { Visitor } from '../visitor.ts'
import type { Journey } from './journey.ts'

const words = {
	ar: {
		nameRequired: 'الاسم مطلوب',
		egypt: 'مصر',
		required: 'هذا الحقل مطلوب',
		unknown: 'لا يوجد طلب أو رسالة بهذه البيانات',
		received: 'استلمنا طلب الاستشارة',
	},
	en: {
		nameRequired: 'Name is required',
		egypt: 'Egypt',
		required: 'This field is required',
		unknown: 'There is no request or message with these details',
		received: 'We have your consultation request',
	},
} as const

const field = (name: string) => `main form [name=${name}]`

/** The field with the error is scrolled to where it can be seen, not under the header. */
async function standsFree(visitor: Visitor, css: string): Promise<void> {
	await visitor.hasFocus(css)
	await visitor
		.expectRead((selector) => {
			const box = document.querySelector(selector)?.getBoundingClientRect()
			if (!box) return 'not there'
			const { x, y, width, height } = box
			return document.elementFromPoint(x + width / 2, y + height / 2)?.matches(selector)
		}, css)
		.toBe(true)
}

const contact: Journey = {
	name: 'a message that first lacks everything',
	async make({ visitor, language, email }) {
		const say = words[language]
		await visitor.open(`/contact?lang=${language}`)
		await visitor.press('main form button[type=submit]')
		await visitor.sees('.field-error', say.nameRequired)
		await standsFree(visitor, field('name'))
		await visitor.type(field('name'), language === 'ar' ? 'نورة الحربي' : 'Noura')
		await visitor.seesNo('.field-error', say.nameRequired)
		await visitor.type(field('email'), email)
		await visitor.press('main form .phone-code')
		await visitor.type('.country-search input', say.egypt)
		await visitor.key('Enter')
		await visitor.expectRead(() => document.querySelector('.country-search')).toBe(null)
		await visitor.holds(field('country_code'), '+20')
		await visitor.type(field('phone'), '١٠٠ ٢٠٠')
		await visitor.choose(field('inquiryType'), 'visa')
		await visitor.type(field('message'), 'كم تستغرق التأشيرة؟ How long?')
		await visitor.press('main form button[type=submit]')
		await visitor.sees('.toast-success')
		await visitor.holds(field('message'), '')
		expect(storedRows('contact_submissions', email)).toMatchObject([
			{
				message: 'كم تستغرق التأشيرة؟ How long?',
				phone: '+20100 200',
				inquiry_type: 'visa',
				language,
			},
		])
	},
}

const consultation: Journey = {
	name: 'a consultation about visas that first lacks everything, and where it stands',
	// A wrong answer when finding a case.
	expected: /401/,
	async make({ visitor, language, email }) {
		const say = words[language]
		await visitor.open(`/visa-support?lang=${language}`)
		await visitor.press('main form button[type=submit]')
		// Here the browser itself asks for what is missing.
		await standsFree(visitor, field('name'))
		await visitor.type(field('name'), language === 'ar' ? 'عمر خالد' : 'Omar Khaled')
		await visitor.type(field('email'), email)
		await visitor.type(field('phone'), '+966 50 123 4567')
		await visitor.choose(field('nationality'), 'saudi-arabia')
		await visitor.choose(field('program_type'), 'phd')
		await visitor.press('main form button[type=submit]')
		await visitor.sees('.toast-success')
		await visitor.holds(field('name'), '')
		const [stored] = storedRows('visa_consultations', email)
		expect(stored).toMatchObject({ program_type: 'phd', language })

		await visitor.open(`/status?lang=${language}`)
		await visitor.type(field('reference'), String(stored?.reference))
		await visitor.type(field('email'), `not-${email}`)
		await visitor.press('main form button[type=submit]')
		await visitor.sees('.status-alert', say.unknown)
		await visitor.running()
		await visitor.holds(field('reference'), String(stored?.reference))
		await visitor.choose(field('email'), email)
		await visitor.press('main form button[type=submit]')
		await visitor.sees('h1', say.received)
		await visitor.sees('.status-timeline [aria-current=step]')
		await visitor.running()
		await visitor.fits()
	},
}

async function fillRequest(visitor: Visitor, form: string, email: string): Promise<void> {
	await visitor.type(`${form} [name=name]`, 'Sara Ahmed')
	await visitor.type(`${form} [name=email]`, email)
	await visitor.type(`${form} [name=phone]`, '+966 50 123 4567')
	const parts = `${form} .date-parts`
	await visitor.type(`${parts} input:first-child`, '15')
	await visitor.choose(`${parts} select`, '01')
	await visitor.type(`${parts} input:last-child`, '2035')
	await visitor.holds(`${form} [name=check_in_date]`, '2035-01-15')
}

const room: Journey = {
	name: 'a wish for a room, and a booking, that first lack everything',
	async make({ visitor, language, email }) {
		const say = words[language]
		await visitor.open(`/accommodation?lang=${language}`)
		await visitor.press('#request button[type=submit]')
		await visitor.sees('.field-error', say.required)
		await standsFree(visitor, '#request [name=name]')
		await fillRequest(visitor, '#request form', email)
		await visitor.press('#request button[type=submit]')
		await visitor.sees('.toast-success')

		await visitor.open('/accommodation/the-edge-residence')
		await visitor.press('main button', language === 'ar' ? 'الحجز الآن' : 'Book Now')
		await visitor.press('dialog[open] button[type=submit]')
		await visitor.sees('dialog[open] .field-error', say.required)
		await standsFree(visitor, 'dialog[open] [name=name]')
		await visitor.key('Escape')
		await visitor.seesNo('dialog[open]')
		await visitor.expectRead(() => document.activeElement?.tagName).toBe('BUTTON')
		await visitor.key('Enter')
		await fillRequest(visitor, 'dialog[open]', email)
		await visitor.press('dialog[open] button[type=submit]')
		await visitor.sees('.toast-success')
		await visitor.seesNo('dialog[open]')
		expect(storedRows('accommodation_requests', email)).toMatchObject([
			{ check_in_date: '2035-01-15' },
			{ check_in_date: '2035-01-15' },
		])
	},
}

export const forms = [contact, consultation, room]
