/** What the store knows about the telephone number of a submission. */
import { getCountries } from 'libphonenumber-js/max'
import { dialablePhone } from '#domain/dialable-phone.ts'
import { countryOfNationality } from '#domain/nationality.ts'
import { formatRegion } from '#domain/places.ts'
import { type Fields, textOf } from './tables.ts'

/** Applications store the English name of the country. */
let byEnglishName: Map<string, string> | undefined

/** The country that a form's nationality names. */
export function countryCodeOf(nationality: string): string | undefined {
	byEnglishName ??= new Map(getCountries().map((code) => [formatRegion('en', code), code]))
	return countryOfNationality(nationality, byEnglishName)
}

/** As its column holds it: empty where the number can't be dialled, null where there is none. */
export function dialledBy(fields: Fields): string | null {
	const number = textOf(fields.phone)
	if (number === '') return null
	const country = countryCodeOf(textOf(fields.nationality))
	return dialablePhone({ number, code: textOf(fields.country_code), country }) ?? ''
}
