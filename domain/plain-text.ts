/**
 * What a visitor typed, without what nobody can type: control characters (which forge log lines and mail headers)
 * and the characters that reorder or isolate text (which make one text look like another). The marks that Arabic
 * writing needs — zero-width joiners, left-to-right and right-to-left marks — stay.
 */
import { toLatinDigits } from './digits.ts'

const reordering = /[\u202a-\u202e\u2066-\u2069]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same, except tab and line feed
const controlButBreaks = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff]/g

/** One half of a pair without the other: no store takes it. */
const halfCharacter = /\p{Surrogate}/gu

/** One line: breaks and tabs become spaces. */
export function singleLine(text: string): string {
	return toLatinDigits(text)
		.replace(halfCharacter, '\ufffd')
		.replace(/[\t\n\r\u2028\u2029]+/g, ' ')
		.replace(control, '')
		.replace(reordering, '')
		.trim()
}

/** Several lines: breaks are kept, in one form. */
export function multiLine(text: string): string {
	return toLatinDigits(text)
		.replace(halfCharacter, '\ufffd')
		.replace(/\r\n?|[\u2028\u2029]/g, '\n')
		.replace(controlButBreaks, '')
		.replace(reordering, '')
		.trim()
}
