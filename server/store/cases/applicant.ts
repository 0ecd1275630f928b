/** Who a submission is from, in the forms that a case is found by. */
import { countryOfPhone, dialablePhone } from '#domain/dialable-phone.ts'
import { toLatinDigits } from '#domain/digits.ts'
import { fold, withoutArticles } from '#domain/search.ts'
import { countryCodeOf } from '../phones.ts'
import { type Submission, textOf } from '../tables.ts'

export function nameOf({ fields }: Pick<Submission, 'fields'>): string {
	const whole = `${textOf(fields.first_name)} ${textOf(fields.last_name)}`.trim()
	return textOf(fields.name) || whole
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

/** Everything that a colleague may type to find the case, folded as on the site. */
export function searchTextOf(submission: Pick<Submission, 'fields' | 'reference'>): string {
	const { fields, reference } = submission
	return [
		folded(nameOf(submission)),
		folded(reference),
		folded(reference.replaceAll('-', '')),
		folded(textOf(fields.email)),
		digitsOf(`${textOf(fields.country_code)}${textOf(fields.phone).replace(/^0/, '')}`),
		digitsOf(textOf(fields.phone_e164)),
	].join(' ')
}

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
