/**
 * A telephone number from its two parts, as it is stored: calling code plus number. A number typed with a code of its
 * own (`+966…`, `00966…`) is complete already; a code alone is no number.
 */
import { toLatinDigits } from './digits.ts'
import { removeDirectionMarks } from './direction-marks.ts'

export function fullPhone(dialCode: string, typed: string): string {
	// What else nobody can type, the rules of the form take out.
	const number = removeDirectionMarks(toLatinDigits(typed)).trim()
	if (number === '' || number.startsWith('+')) return number
	return number.startsWith('00') ? `+${number.slice(2)}` : `${dialCode}${number}`
}
