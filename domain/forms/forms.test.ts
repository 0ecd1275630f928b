import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { application } from '#tests/factories/forms.ts'
import { accommodationRequestForm } from './accommodation-request.ts'
import { applicationForm } from './application.ts'
import { contactForm } from './contact.ts'
import { checkDocumentName } from './document.ts'
import { formErrors } from './errors.ts'
import { visaConsultationForm } from './visa-consultation.ts'

function errorsOf(schema: v.GenericSchema, input: unknown) {
	const result = v.safeParse(schema, input)
	return result.success ? {} : formErrors(result.issues)
}

const contact = { name: 'Omar', email: 'omar@mail.example', message: 'When does the term start?' }
const visa = { name: 'Omar', email: 'omar@mail.example', phone: '+20 1', nationality: 'egypt' }
const request = { name: 'Omar', email: 'omar@mail.example', phone: '+20 1' }

describe('the contact form', () => {
	test('fills what was left out as the table has it', () => {
		expect(v.parse(contactForm, { ...contact, phone: '', inquiryType: null })).toEqual({
			...contact,
			phone: null,
			subject: 'Contact Form Submission',
			inquiryType: null,
		})
	})

	test.each([
		[{}, { name: 'required', email: 'required', message: 'required' }],
		[{ ...contact, name: ' \u202e ' }, { name: 'required' }],
		[{ ...contact, email: 'omar@mail' }, { email: 'email' }],
		[{ ...contact, email: 'a@b.example\r\nBcc: c@d.example' }, { email: 'email' }],
		[{ ...contact, message: '   short     ' }, { message: 'too_short' }],
		[{ ...contact, message: 'x'.repeat(5001) }, { message: 'too_long' }],
		[{ ...contact, inquiryType: 'visa ' }, {}],
		[{ ...contact, inquiryType: 'gift' }, { inquiryType: 'not_an_option' }],
		[{ ...contact, admin: true }, { admin: 'unknown_field' }],
		[{ ...contact, '__proto__ x': 1 }, { body: 'unknown_field' }],
		[{ ...contact, name: 5 }, { name: 'invalid' }],
		[[], { name: 'required', email: 'required', message: 'required' }],
		['text', { body: 'invalid' }],
		[null, { body: 'invalid' }],
	])('%# says what is wrong in codes', (input, errors) => {
		expect(errorsOf(contactForm, input)).toEqual(errors)
	})

	test('keeps the text as typed, trimmed, with Latin digits', () => {
		const message = ' أريد الدراسة في ٢٠٢٧\r\nشكرًا '
		expect(v.parse(contactForm, { ...contact, message }).message).toBe('أريد الدراسة في 2027\nشكرًا')
	})
})

describe('the accommodation request', () => {
	test('takes the options of the page form and of the dialog', () => {
		for (const extra of [
			{ university: 'taylors', duration: '1-year', accommodation_type: 'flexible' },
			{
				university: "Taylor's University",
				duration: '1+ years',
				accommodation_type: 'UTM Residences - Single',
			},
		]) {
			expect(v.parse(accommodationRequestForm, { ...request, ...extra })).toMatchObject(extra)
		}
	})

	test('stores empty optional fields as null', () => {
		expect(v.parse(accommodationRequestForm, { ...request, budget: '' })).toEqual({
			...request,
			university: null,
			check_in_date: null,
			duration: null,
			accommodation_type: null,
			budget: null,
			special_requests: null,
		})
	})

	test.each([
		['2027-02-30', 'invalid_date'],
		['tomorrow', 'invalid_date'],
		['01/09/2027', 'invalid_date'],
	])('refuses %s as a day', (check_in_date, code) => {
		expect(errorsOf(accommodationRequestForm, { ...request, check_in_date })).toEqual({
			check_in_date: code,
		})
	})

	test('takes today wherever the visitor is, and no day that is past everywhere', () => {
		const dayFromNow = (days: number) =>
			new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
		for (const check_in_date of [dayFromNow(-1), dayFromNow(0), dayFromNow(400)]) {
			expect(errorsOf(accommodationRequestForm, { ...request, check_in_date })).toEqual({})
		}
		for (const check_in_date of [dayFromNow(-2), '2020-01-15']) {
			expect(errorsOf(accommodationRequestForm, { ...request, check_in_date })).toEqual({
				check_in_date: 'past_date',
			})
		}
	})

	test('reads a day typed in Arabic digits', () => {
		const row = v.parse(accommodationRequestForm, { ...request, check_in_date: '٢٠٢٧-٠٩-٠١' })
		expect(row.check_in_date).toBe('2027-09-01')
	})
})

describe('the visa consultation', () => {
	test('knows its program type by both names and stores one', () => {
		const row = { ...visa, program_type: 'master', university: null, concerns: null }
		expect(v.parse(visaConsultationForm, { ...visa, programType: 'master' })).toEqual(row)
		expect(v.parse(visaConsultationForm, { ...visa, program_type: 'master' })).toEqual(row)
	})

	test('requires name, e-mail, phone and nationality', () => {
		expect(errorsOf(visaConsultationForm, {})).toEqual({
			name: 'required',
			email: 'required',
			phone: 'required',
			nationality: 'required',
		})
	})
})

describe('the application', () => {
	test('becomes the row of the specification', () => {
		expect(v.parse(applicationForm, { ...application, documents: ['a', 'b'] })).toEqual({
			...application,
			country_code: '+60',
			preferred_university: null,
			program_of_interest: null,
			english_proficiency: null,
			accommodation_needed: false,
			accommodation_type: null,
			visa_support: false,
			airport_pickup: false,
			emergency_contact: '',
			medical_conditions: null,
			additional_info: null,
			documents: ['a', 'b'],
			documents_uploaded: true,
		})
	})

	test.each([
		[{ passport_number: '' }, { passport_number: 'required' }],
		[{ passport_number: 'A-1' }, { passport_number: 'passport_too_short' }],
		[{ passport_number: 'A123456789' }, { passport_number: 'passport_too_long' }],
		[{ passport_number: 'A-12345' }, { passport_number: 'passport_invalid_characters' }],
		[{ passport_number: '1111111' }, { passport_number: 'passport_identical' }],
		[{ date_of_birth: '2999-01-01' }, { date_of_birth: 'future_date' }],
		[{ date_of_birth: '2006-13-01' }, { date_of_birth: 'invalid_date' }],
		[{ date_of_birth: '' }, { date_of_birth: 'required' }],
		[{ gender: 'x' }, { gender: 'not_an_option' }],
		[{ country_code: '60' }, { country_code: 'not_an_option' }],
		[{ visa_support: 'yes' }, { visa_support: 'invalid' }],
		[{ documents: ['a', 'a'] }, { documents: 'duplicate_document' }],
		[{ documents: 'a' }, { documents: 'invalid' }],
		[{ documents: [1] }, { documents: 'invalid' }],
		[
			{ documents: Array.from({ length: 21 }, (_, at) => `${at}`) },
			{ documents: 'too_many_documents' },
		],
	])('%# is refused with its reason', (change, errors) => {
		expect(errorsOf(applicationForm, { ...application, ...change })).toEqual(errors)
	})
})

describe('the name of a document', () => {
	test.each(['لقطة شاشة\u200f ٢٠٢٧.png', '\u200ecv.pdf', 'شهادة.PDF\u200f'])(
		'%j is taken: the marks in it hide nothing',
		(name) => {
			expect(checkDocumentName(name)).toHaveProperty('extension')
		},
	)

	test.each(['cv\u202efdp.pdf', '\u2067cv\u2069.pdf', 'cv\n.pdf'])('%j is refused', (name) => {
		expect(checkDocumentName(name)).toEqual({ refusal: 'bad_name' })
	})
})
