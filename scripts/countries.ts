/**
 * The list behind nationalities and calling codes, made once at build time so that server and every browser
 * show and store the same names.
 *
 * For the owner: the list holds every country and territory with a calling code of its own, by the names of
 * the Unicode CLDR, with Palestine (فلسطين) by its short name. Whether an entry should be left out, Israel for
 * one, is the owner's decision; `leftOut` is the one place to say so.
 */
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { collator } from '#domain/collator.ts'
import type { Country } from '#domain/countries.ts'
import type { Language } from '#domain/language.ts'
import { formatRegion } from '#domain/places.ts'

const leftOut: ReadonlySet<string> = new Set()

/** The members of the Arab League: most visitors are at home there, and find their country first. */
const arabStates: ReadonlySet<string> = new Set(
	'AE BH DJ DZ EG IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TN YE'.split(' '),
)
const standing = ({ code }: Country) => (arabStates.has(code) ? 0 : 1)

export function countryList(language: Language): Country[] {
	const { compare } = collator(language)
	return getCountries()
		.filter((code) => !leftOut.has(code))
		.map((code) => ({
			code,
			name: formatRegion(language, code),
			dialCode: `+${getCountryCallingCode(code)}`,
		}))
		.sort((a, b) => standing(a) - standing(b) || compare(a.name, b.name))
}
