import { randomInt } from 'node:crypto'

// Without vowels (no words), without look-alikes of each other or of a digit (B 8, G 6, I L 1, O Q 0, S 5, U V, Z 2).
const letters = 'CDFHJKMNPRTWXY'
const digits = '23456789'

const pick = (from: string) => from.charAt(randomInt(from.length))

/** What a visitor reads out on the phone: `KT4-MX7-PD2`, three of 3.8 thousand million at most alike by chance. */
export function makeReference(): string {
	const group = () => pick(letters) + pick(letters) + pick(digits)
	return `${group()}-${group()}-${group()}`
}
