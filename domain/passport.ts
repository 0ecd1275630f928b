import { toLatinDigits } from './digits.ts'
import { removeDirectionMarks } from './direction-marks.ts'

export type PassportCode =
	| 'empty'
	| 'tooShort'
	| 'tooLong'
	| 'invalidCharacters'
	| 'identical'
	| 'valid'

export interface PassportCheck {
	valid: boolean
	code: PassportCode
}

/** The number as it is checked and stored. */
export function normalizePassport(input: string): string {
	return toLatinDigits(removeDirectionMarks(input)).trim()
}

export function checkPassport(input: string): PassportCheck {
	const code = codeOf(normalizePassport(input))
	return { valid: code === 'valid', code }
}

/** The order is the specification's: a short number with a dash in it is told that it is short. */
function codeOf(number: string): PassportCode {
	const characters = [...number]
	if (characters.length === 0) return 'empty'
	if (characters.length < 6) return 'tooShort'
	if (characters.length > 9) return 'tooLong'
	// Latin letters only, as in the machine-readable line of every passport.
	if (!/^[a-z0-9]+$/i.test(number)) return 'invalidCharacters'
	if (new Set(characters).size === 1) return 'identical'
	return 'valid'
}
