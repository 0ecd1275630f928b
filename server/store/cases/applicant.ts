/** Who a submission is from, in the forms that a case is found by. */
import { nameKeys } from '#domain/desk/name-keys.ts'
import { countryOfPhone, dialablePhone } from '#domain/dialable-phone.ts'
import { toLatinDigits } from '#domain/digits.ts'
import { fold, withoutArticles } from '#domain/fold.ts'
import { languages } from '#domain/language.ts'
import { ownDigest } from '../own-digest.ts'
import { countryCodeOf } from '../phones.ts'
import type { Run } from '../schema.ts'
import { choicesOf, type Submission, textOf } from '../tables.ts'
import { studyChoiceOf, universityName } from './study-choice.ts'

export function nameOf({ fields }: Pick<Submission, 'fields'>): string {
	const whole = `${textOf(fields.first_name)} ${textOf(fields.last_name)}`.trim()
	return textOf(fields.name) || whole
}

/** As somebody is greeted. */
export function firstNameOf(submission: Pick<Submission, 'fields'>): string {
	const first = textOf(submission.fields.first_name)
	return first || (nameOf(submission).trim().split(/\s+/)[0] ?? '')
}

/** Two spellings of one address are one person. */
export const emailKeyOf = (address: string) => address.trim().toLowerCase()

/** By nationality, else by the calling code of the telephone. */
export function countryOf({ fields }: Pick<Submission, 'fields'>): string | null {
	const named = countryCodeOf(textOf(fields.nationality))
	if (named) return named
	return countryOfPhone(textOf(fields.phone_e164))
}

/** Without the zeros and signs that are written before a number abroad or at home. */
const digitsOf = (phone: string) => toLatinDigits(phone).replace(/\D/g, '').replace(/^0+/, '')

const folded = (text: string) => withoutArticles(fold(text))

/** A key of a name is set apart, so that it is found as a whole and never inside a word. */
const keyed = (key: string) => `=${key}=`

/** Everything that a colleague may type to find the case, folded as on the site, and each thing once: every search looks through it. */
function searchTextOf(submission: Pick<Submission, 'fields' | 'reference'>): string {
	const { fields, reference } = submission
	const first = studyChoiceOf(submission)
	const further = choicesOf(fields.further_choices)
	const universities = [first.university, ...further.map((choice) => choice.university ?? '')]
	const programmes = [first.programme, ...further.map((choice) => choice.program ?? '')]
	const parts = [
		folded(nameOf(submission)),
		// Typed with its dashes, its parts are looked for one by one, and are all in here.
		folded(reference.replaceAll('-', '')),
		folded(textOf(fields.email)),
		digitsOf(`${textOf(fields.country_code)}${textOf(fields.phone).replace(/^0/, '')}`),
		digitsOf(textOf(fields.phone_e164)),
		folded(textOf(fields.name_latin)),
		...universities.filter((code) => code !== '').flatMap(universityNames),
		...programmes.map(folded),
		...nameKeys(`${nameOf(submission)} ${textOf(fields.name_latin)}`)
			.flat()
			.map(keyed),
	]
	return [...new Set(parts)].filter((part) => part !== '').join(' ')
}

const universityNames = (code: string) => [
	code,
	...languages.map((language) => folded(universityName(code, language))),
]

/** The parts that a search text must all contain. A number is looked for by its digits, however it is written. */
export function searchParts(query: string): string[] {
	if (/^[\s+\d().-]+$/.test(toLatinDigits(query))) {
		const digits = digitsOf(dialablePhone({ number: query }) ?? query)
		return digits === '' ? [] : [digits]
	}
	return folded(query)
		.split(' ')
		.filter((part) => part !== '')
}

/** A word of a search: what a text must contain of it, one or another. */
export type SearchWord = readonly string[]

/**
 * The ways to read a search, of which one must fit: word by word, each as it is typed or as a name in any spelling; or as names
 * alone, because «عبد الرحمن» is one word in Latin letters.
 */
export function searchReadings(query: string): SearchWord[][] {
	const parts = searchParts(query)
	if (/[\d@]/.test(toLatinDigits(query))) return [parts.map((part) => [part])]
	const words = parts.map((part) => [part, ...nameKeys(part).flat().map(keyed)])
	const asNames = nameKeys(query).map((keys) => keys.map(keyed))
	const isOneMore = asNames.length !== words.length && asNames.every((keys) => keys.length > 0)
	return isOneMore && asNames.length > 0 ? [words, asNames] : [words]
}

/** Numbers of passports are letters and digits, however they are written; anything else is none. */
function passportNumberOf(typed: string): string | null {
	const number = toLatinDigits(typed).replace(/[\s-]/g, '').toUpperCase()
	return /^(?=.*\d{4})[A-Z0-9]{6,15}$/.test(number) ? number : null
}

export async function passportKeyOf(run: Run, typed: string): Promise<string | null> {
	const number = passportNumberOf(typed)
	return number === null ? null : ownDigest(run, `passport ${number}`)
}

/** What a case is found by, in its columns. */
export function findingOf(submission: Pick<Submission, 'fields' | 'reference'>) {
	return {
		search: searchTextOf(submission),
		...studyChoiceOf(submission),
	}
}
