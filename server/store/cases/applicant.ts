/** Who a submission is from, in the forms that a case is found by. */
import { getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { toLatinDigits } from '#domain/digits.ts'
import { formatRegion } from '#domain/places.ts'
import { fold, withoutArticles } from '#domain/search.ts'
import type { Submission, Value } from '../tables.ts'

export const textOf = (value: Value | undefined) => (typeof value === 'string' ? value : '')

export function nameOf({ fields }: Pick<Submission, 'fields'>): string {
	const whole = `${textOf(fields.first_name)} ${textOf(fields.last_name)}`.trim()
	return textOf(fields.name) || whole
}

/** Two spellings of one address are one person. */
export const emailKeyOf = (address: string) => address.trim().toLowerCase()

/** What the visa form calls its countries. */
const visaCountries: Readonly<Record<string, string>> = {
	'saudi-arabia': 'SA',
	egypt: 'EG',
	jordan: 'JO',
	uae: 'AE',
	kuwait: 'KW',
}

/** Applications store the English name of the country. */
let codes: Map<string, string> | undefined

/** The country that a form's nationality names. */
export function countryCodeOf(nationality: string): string | undefined {
	codes ??= new Map(getCountries().map((code) => [formatRegion('en', code), code]))
	return visaCountries[nationality] ?? codes.get(nationality)
}

/** By nationality, else by the calling code of the telephone. */
export function countryOf({ fields }: Pick<Submission, 'fields'>): string | null {
	const named = countryCodeOf(textOf(fields.nationality))
	if (named) return named
	const phone = toLatinDigits(textOf(fields.phone)).replace(/^00/, '+')
	return parsePhoneNumberFromString(phone)?.country ?? null
}

/** Without the zeros and signs that are written before a number abroad or at home. */
const digitsOf = (phone: string) => toLatinDigits(phone).replace(/\D/g, '').replace(/^0+/, '')

const folded = (text: string) => withoutArticles(fold(text))

/** Everything that a colleague may type to find the case, folded as on the site. */
export function searchTextOf(submission: Pick<Submission, 'fields' | 'reference'>): string {
	const { fields, reference } = submission
	const phone = `${textOf(fields.country_code)}${textOf(fields.phone).replace(/^0/, '')}`
	return [
		folded(nameOf(submission)),
		folded(reference),
		folded(reference.replaceAll('-', '')),
		folded(textOf(fields.email)),
		digitsOf(textOf(fields.phone)),
		digitsOf(phone),
	].join(' ')
}

/** The parts that a search text must all contain. A number is looked for by its digits, however it is written. */
export function searchParts(query: string): string[] {
	if (/^[\s+\d().-]+$/.test(toLatinDigits(query))) {
		const digits = digitsOf(query)
		return digits === '' ? [] : [digits]
	}
	return folded(query)
		.split(' ')
		.filter((part) => part !== '')
}
