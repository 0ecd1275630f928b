/**
 * The number that a telephone dials (E.164, `+966501234567`), worked out from what somebody typed. What was typed stays as it
 * is; links use this one alone. With the metadata of every kind of number: the smaller sets take an Egyptian number with
 * Malaysia's preset code for a Malaysian one.
 */
import {
	type CountryCode,
	getCountryCallingCode,
	isSupportedCountry,
	parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { singleLine } from './plain-text.ts'

export interface TypedPhone {
	number: string
	/** The calling code beside it (`+60`), where the form has one. */
	code?: string | undefined
	/** The country of the sender's nationality (`SA`), where it is known. */
	country?: string | undefined
}

function valid(text: string, country?: CountryCode): string | null {
	const phone = parsePhoneNumberFromString(text, country)
	return phone?.isValid() ? phone.number : null
}

/** Written with its code. A code that is there twice was chosen in the list and typed as well. */
function international(text: string): string | null {
	const digits = text.replace(/\D/g, '')
	const once = [1, 2, 3]
		.filter((length) => digits.startsWith(digits.slice(0, length).repeat(2)))
		.map((length) => `+${digits.slice(length)}`)
	return [text, ...once].reduce<string | null>((found, one) => found ?? valid(one), null)
}

const isCountry = (code: string | undefined): code is CountryCode =>
	code !== undefined && isSupportedCountry(code)

/** By the chosen code where that gives a number, else by the nationality. Null where neither does. */
export function dialablePhone({ number, code, country }: TypedPhone): string | null {
	const text = singleLine(number).replace(/^00/, '+')
	if (text.startsWith('+')) return international(text)
	const byCode = code ? international(`${code}${text}`) : null
	return byCode ?? (isCountry(country) ? valid(text, country) : null)
}

/**
 * The number fits the nationality's country, and the chosen code either does not fit or was preset: many Egyptian numbers are
 * Malaysian ones too, and only their owner knows which.
 */
function isMeantOtherwise({ number, code, country }: TypedPhone, isPreset: boolean): boolean {
	if (!code || !isCountry(country) || /^(?:\+|00)/.test(singleLine(number))) return false
	if (`+${getCountryCallingCode(country)}` === code) return false
	if (dialablePhone({ number, code }) !== null && !isPreset) return false
	return dialablePhone({ number, country }) !== null
}

/** What a form says of the number: that a code was probably meant, or that it can't be dialled. Undefined where all is well. */
export function phoneAdvice(
	typed: TypedPhone,
	{ isPreset }: { isPreset: boolean },
): 'meant' | 'undialable' | 'withoutCode' | undefined {
	const text = singleLine(typed.number)
	if (text === '') return undefined
	if (isMeantOtherwise(typed, isPreset)) return 'meant'
	if (dialablePhone(typed) !== null) return undefined
	return typed.code === undefined && !/^(?:\+|00)/.test(text) ? 'withoutCode' : 'undialable'
}

/** Where a number is at home. */
export function countryOfPhone(dialable: string): string | null {
	return dialable === '' ? null : (parsePhoneNumberFromString(dialable)?.country ?? null)
}

/** Its two halves, as a form with a list of calling codes holds them. */
export function partsOfPhone(dialable: string): { code: string; number: string } | null {
	const phone = parsePhoneNumberFromString(dialable)
	return phone ? { code: `+${phone.countryCallingCode}`, number: phone.nationalNumber } : null
}
