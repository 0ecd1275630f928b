/** Whether a number can be dialled from anywhere, and how a Malaysian one without its code is written. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { toLatinDigits } from '../../digits.ts'

/** With the code of its country. Whether the number is given to anybody is not asked: samples are not. */
export function isInternational(dial: string): boolean {
	const digits = dial.replace(/^\+/, '')
	return !digits.startsWith('0') && parsePhoneNumberFromString(`+${digits}`)?.isPossible() === true
}

/** `03-7491 8622` as `+60 3-7491 8622`; null where it is no Malaysian number either. */
export function internationalForm(typed: string): string | null {
	// 00 is how many write the plus.
	const text = toLatinDigits(typed)
		.trim()
		.replace(/^00[\s.-]*(?=[1-9])/, '+')
	const phone = parsePhoneNumberFromString(text, 'MY')
	if (!phone?.isPossible()) return null
	// As it was put in groups; another way of writing it is only taken where there is no way around.
	if (/^0\d/.test(text)) return `+60 ${text.slice(1)}`
	return text.startsWith('+') ? text : phone.formatInternational()
}
