/**
 * What a visitor submitted, in words: every code of a form as the form itself calls it, countries and days as the reader
 * writes them. The case page and the mails to the company say it alike.
 */
import { formatDate, formatMonth } from '#domain/format.ts'
import { dialogUniversityKeys } from '#domain/forms/choices.ts'
import { defaultSubject } from '#domain/forms/contact.ts'
import type { Language } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { fullPhone } from '#domain/phone.ts'
import { formatRegion } from '#domain/places.ts'
import { flattenStrings, type Strings } from '#domain/translate.ts'
import arApply from '#locales/ar/apply.json' with { type: 'json' }
import arBooking from '#locales/ar/booking.json' with { type: 'json' }
import arContact from '#locales/ar/contact.json' with { type: 'json' }
import arMail from '#locales/ar/mail.json' with { type: 'json' }
import arVisa from '#locales/ar/visa.json' with { type: 'json' }
import enApply from '#locales/en/apply.json' with { type: 'json' }
import enBooking from '#locales/en/booking.json' with { type: 'json' }
import enContact from '#locales/en/contact.json' with { type: 'json' }
import enMail from '#locales/en/mail.json' with { type: 'json' }
import enVisa from '#locales/en/visa.json' with { type: 'json' }
import { countryCodeOf } from '../store/phones.ts'
import { choicesOf, type Kind, type Submission, textOf, type Value } from '../store/tables.ts'

type Area = 'apply' | 'booking' | 'contact' | 'mail' | 'visa'

const areas = (
	apply: typeof arApply | typeof enApply,
	booking: typeof arBooking | typeof enBooking,
	contact: typeof arContact | typeof enContact,
	mail: typeof arMail | typeof enMail,
	visa: typeof arVisa | typeof enVisa,
): Record<Area, Strings> => ({
	apply: flattenStrings(apply),
	booking: flattenStrings(booking),
	contact: flattenStrings(contact),
	mail: flattenStrings(mail),
	visa: flattenStrings(visa),
})

const words: Record<Language, Record<Area, Strings>> = {
	ar: areas(arApply, arBooking, arContact, arMail, arVisa),
	en: areas(enApply, enBooking, enContact, enMail, enVisa),
}

/** Where the words for a field's codes stand. */
const options: Record<Kind, Readonly<Record<string, readonly [Area, string]>>> = {
	contact_submissions: { inquiry_type: ['contact', 'form.types'] },
	accommodation_requests: {
		university: ['booking', 'universities'],
		duration: ['booking', 'stays'],
		accommodation_type: ['booking', 'types'],
		budget: ['booking', 'budgets'],
	},
	visa_consultations: {
		nationality: ['visa', 'consultation.nationalities'],
		program_type: ['visa', 'consultation.programTypes'],
		university: ['visa', 'consultation.universities'],
	},
	user_applications: {
		gender: ['apply', 'options.gender'],
		application_type: ['apply', 'options.application_type'],
		preferred_university: ['apply', 'options.preferred_university'],
		english_proficiency: ['apply', 'options.english_proficiency'],
		english_test: ['apply', 'options.english_test'],
		accommodation_type: ['apply', 'options.accommodation_type'],
	},
}

const days = new Set(['date_of_birth', 'check_in_date'])
/** Said by the phone number, by the list of documents; the number that is dialled is the desk's and nothing that was submitted. */
const unsaid = new Set(['country_code', 'phone_e164', 'documents', 'documents_uploaded'])
/** Read from the left in any language. */
const latin = new Set(['email', 'phone', 'passport_number', 'name_latin', 'english_score'])

export type FieldWords = {
	name: string
	label: string
	/** Empty where nothing was given. */
	lines: string[]
	/** An address or a number, to be set apart from Arabic around it. */
	isLatin: boolean
	/** Where on this site it can be seen; null for what its lines say in full. */
	link: string | null
}

const universityWords = (code: string, language: Language) =>
	words[language].apply[`options.preferred_university.${code}`]

/** A plan by what was chosen in it; its address has the rest. */
function planWords(query: string, language: Language): string {
	const params = new URLSearchParams(query)
	const universities = params.getAll('u').flatMap((code) => universityWords(code, language) ?? [])
	const intake = params.get('in') ?? ''
	const month = /^\d{4}-\d{2}/.test(intake) ? [formatMonth(language, intake.slice(0, 7))] : []
	return [...universities, ...month].join(' · ') || fieldLabel('plan', language)
}

const choiceWords = (value: Value, language: Language): string =>
	choicesOf(value)
		.map(({ university, program }) =>
			[university && (universityWords(university, language) ?? university), program]
				.filter(Boolean)
				.join(' · '),
		)
		.join('\n')

function valueWords(submission: Submission, name: string, value: Value, language: Language) {
	if (typeof value === 'boolean') return words[language].mail[value ? 'yes' : 'no'] ?? ''
	if (name === 'further_choices') return choiceWords(value, language)
	if (typeof value !== 'string' || value === '') return ''
	if (name === 'intake') return formatMonth(language, value)
	if (name === 'plan') return planWords(value, language)
	if (days.has(name)) return formatDate(language, value)
	if (name === 'phone') return fullPhone(textOf(submission.fields.country_code), value)
	if (name === 'subject' && value === defaultSubject)
		return words[language].mail.defaultSubject ?? ''
	const [area, group] = options[submission.kind][name] ?? []
	const code = dialogUniversityKeys[value] ?? value
	const said = area && words[language][area][`${group}.${code}`]
	if (said) return said
	if (name !== 'nationality') return value
	const country = countryCodeOf(value)
	return country ? formatRegion(language, country) : value
}

const fieldLabel = (name: string, language: Language) =>
	words[language].mail[`fields.${name}`] ?? name

/** Every field of the form, in the order of its table. */
export function fieldWords(submission: Submission, language: Language): FieldWords[] {
	return Object.entries(submission.fields)
		.filter(([name]) => !unsaid.has(name))
		.map(([name, value]) => {
			const said = valueWords(submission, name, value ?? null, language)
			return {
				name,
				label: fieldLabel(name, language),
				lines: said === '' ? [] : said.split('\n'),
				isLatin: latin.has(name),
				link: name === 'plan' && said !== '' ? paths.plan(textOf(value)) : null,
			}
		})
}

/** What a case is about, in one line. */
const about: Record<Kind, readonly string[]> = {
	contact_submissions: ['subject'],
	accommodation_requests: ['accommodation_type', 'university'],
	visa_consultations: ['program_type', 'university'],
	user_applications: ['application_type', 'program_of_interest', 'preferred_university'],
}

/** Universities that everybody calls by their letters, which are their codes in the forms too. */
const calledByLetters = new Set('um utm upm ukm usm apu mmu xmum pbs utar inti help imu'.split(' '))

const shortUniversity = (value: Value | undefined): string | null => {
	const code = typeof value === 'string' ? (dialogUniversityKeys[value] ?? value) : ''
	return calledByLetters.has(code) ? code.toUpperCase() : null
}

/** `isShort`: for a row of a list, where «جامعة التكنولوجيا الماليزية» would not fit and «UTM» says the same. */
export function subjectWords(submission: Submission, language: Language, isShort = false): string {
	// A form without a line for the subject says the same in each: what it asks about says more.
	const isUntold = submission.fields.subject === defaultSubject
	const parts = (isUntold ? ['inquiry_type'] : about[submission.kind])
		.map((name) => {
			const value = submission.fields[name] ?? null
			const short = isShort && name.endsWith('university') ? shortUniversity(value) : null
			return short ?? valueWords(submission, name, value, language)
		})
		.filter((part) => part !== '')
	return parts.join(language === 'ar' ? '، ' : ', ')
}

/** The beginning of what the visitor wrote in their own words. */
const written = ['message', 'special_requests', 'concerns', 'additional_info'] as const

export function firstWords({ fields }: Submission, length = 160): string | null {
	const text = written.map((name) => textOf(fields[name])).find((each) => each !== '')
	return text === undefined ? null : text.slice(0, length)
}
