import { describe, expect, test } from 'vitest'
import * as application from '#domain/forms/application-options.ts'
import * as options from '#domain/forms/choices.ts'
import { newSubmission } from '#tests/factories/submissions.ts'
import type { Fields, Kind, Submission } from '../store/tables.ts'
import { fieldWords, firstWords, subjectWords } from './field-words.ts'

function submission(kind: Kind, fields: Fields = {}): Submission {
	const given = newSubmission(kind, { fields })
	return { ...given, id: 'i', reference: 'R', created_at: '2027-01-01T00:00:00.000Z' }
}

function said(kind: Kind, name: string, value: string, language: 'ar' | 'en') {
	const words = fieldWords(submission(kind, { [name]: value }), language)
	return words.find((field) => field.name === name)?.lines.join(' ')
}

const codes: [Kind, string, readonly string[]][] = [
	['contact_submissions', 'inquiry_type', options.inquiryTypes],
	['accommodation_requests', 'university', options.pageUniversities],
	['accommodation_requests', 'university', options.dialogUniversities],
	['accommodation_requests', 'duration', [...options.pageDurations, ...options.dialogDurations]],
	['accommodation_requests', 'accommodation_type', options.pageAccommodationTypes],
	['accommodation_requests', 'budget', options.budgets],
	['visa_consultations', 'nationality', options.visaNationalities],
	['visa_consultations', 'program_type', options.visaProgramTypes],
	['visa_consultations', 'university', options.visaUniversities],
	['user_applications', 'gender', application.genders],
	['user_applications', 'application_type', application.applicationTypes],
	['user_applications', 'preferred_university', application.preferredUniversities],
	['user_applications', 'english_proficiency', application.englishProficiencies],
	['user_applications', 'accommodation_type', application.applicationAccommodationTypes],
]

describe('a submission in words', () => {
	test.each(codes)('%s: every %s is said in both languages', (kind, name, values) => {
		for (const value of values) {
			const arabic = said(kind, name, value, 'ar')
			if (!/^(ielts|toefl)$/.test(value)) expect(arabic).toMatch(/[\u0621-\u064a]/)
			const english = said(kind, name, value, 'en')
			expect(english).not.toMatch(/[\u0621-\u064a]/)
			if (/^[a-z]/.test(value)) expect(english).not.toBe(value)
		}
	})

	test('an application', () => {
		const words = (language: 'ar' | 'en') =>
			Object.fromEntries(
				fieldWords(submission('user_applications'), language).map(({ label, lines }) => [
					label,
					lines.join('\n'),
				]),
			)
		expect(words('ar')).toMatchObject({
			الجنسية: 'مصر',
			'تاريخ الميلاد': '1 يناير 2006',
			'رقم الهاتف': '+20100 123 4567',
			'الجامعة المفضلة': 'جامعة التكنولوجيا الماليزية',
			'المساعدة في السكن': 'نعم',
			'الاستقبال في المطار': 'لا',
			'معلومات إضافية': '',
		})
		expect(words('en')).toMatchObject({ Nationality: 'Egypt', 'Date of birth': '1 January 2006' })
		expect(Object.keys(words('en'))).not.toContain('Country code')
	})

	test('what a case is about, and the first words of who wrote', () => {
		expect(subjectWords(submission('user_applications'), 'ar')).toBe(
			'جامعة، علوم الحاسوب، جامعة التكنولوجيا الماليزية',
		)
		expect(subjectWords(submission('visa_consultations'), 'en')).toBe(
			"Master's, University of Malaya",
		)
		expect(subjectWords(submission('contact_submissions'), 'ar')).toBe('تأشيرة')
		expect(firstWords(submission('contact_submissions'))).toBe('متى يبدأ الفصل القادم؟')
		expect(firstWords(submission('user_applications'))).toBeNull()
	})
})
