/**
 * What a visitor typed, without what nobody can type: control characters (which forge log lines and mail headers)
 * and every character that steers direction (which make one text look like another). Pages and mails isolate what
 * they show, so nothing is lost. The zero-width joiners that Persian words and emoji need stay.
 */
import { toLatinDigits } from './digits.ts'
import { removeDirectionMarks } from './direction-marks.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same, except tab and line feed
const controlButBreaks = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff]/g

// biome-ignore lint/suspicious/noControlCharactersInRegex: what no code, id or name of a thing has
const neverInCodes = /[\u0000-\u001f\u007f]/

/** Whether something that programs send (an id, a filter, a place in a list) holds what no database has to take. */
export const hasControl = (text: string): boolean => neverInCodes.test(text)

/** One half of a pair without the other: no store takes it. */
const halfCharacter = /\p{Surrogate}/gu

/** One line: breaks and tabs become spaces. */
export function singleLine(text: string): string {
	return removeDirectionMarks(toLatinDigits(text))
		.replace(halfCharacter, '\ufffd')
		.replace(/[\t\n\r\u2028\u2029]+/g, ' ')
		.replace(control, '')
		.trim()
}

/** Several lines: breaks are kept, in one form. */
export function multiLine(text: string): string {
	return removeDirectionMarks(toLatinDigits(text))
		.replace(halfCharacter, '\ufffd')
		.replace(/\r\n?|[\u2028\u2029]/g, '\n')
		.replace(controlButBreaks, '')
		.trim()
}
