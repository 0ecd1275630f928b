import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPassport, normalizePassport } from '#domain/passport.ts'

test.each([
	['', 'empty'],
	[' ', 'empty'],
	['\t\n', 'empty'],
	['\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0', 'empty'],
	['\u200f\u200e', 'empty'],
	['A', 'tooShort'],
	['1', 'tooShort'],
	['A1234', 'tooShort'],
	['  A1234  ', 'tooShort'],
	['11111', 'tooShort'],
	['-', 'tooShort'],
	['A-1', 'tooShort'],
	['١٢٣٤٥', 'tooShort'],
	['جواز', 'tooShort'],
	['🛂🛂🛂🛂🛂', 'tooShort'],
	['A123456789', 'tooLong'],
	['1111111111', 'tooLong'],
	['A12-345-678', 'tooLong'],
	['passport number', 'tooLong'],
	['١٢٣٤٥٦٧٨٩٠', 'tooLong'],
	['جواز سفر رقم', 'tooLong'],
	['A-12345', 'invalidCharacters'],
	['A 12345', 'invalidCharacters'],
	['A12345.', 'invalidCharacters'],
	['A_12345', 'invalidCharacters'],
	['A12/345', 'invalidCharacters'],
	['#123456', 'invalidCharacters'],
	['------', 'invalidCharacters'],
	['أ123456', 'invalidCharacters'],
	['É123456', 'invalidCharacters'],
	['А123456', 'invalidCharacters'],
	['Ａ123456', 'invalidCharacters'],
	['𝟙𝟚𝟛𝟜𝟝𝟞', 'invalidCharacters'],
	['ABC\u200d123', 'invalidCharacters'],
	['🛂🛂🛂🛂🛂🛂', 'invalidCharacters'],
	['111111', 'identical'],
	['000000000', 'identical'],
	['AAAAAA', 'identical'],
	['zzzzzzz', 'identical'],
	['١١١١١١', 'identical'],
	['1١۱1١۱', 'identical'],
	['  7777777  ', 'identical'],
	['A12345', 'valid'],
	['A1234567', 'valid'],
	['a1234567', 'valid'],
	['123456', 'valid'],
	['123456789', 'valid'],
	['ABCDEF', 'valid'],
	['ABCDEFGHI', 'valid'],
	['111112', 'valid'],
	['  K5521908 ', 'valid'],
	['A١٢٣٤٥٦٧', 'valid'],
	['۱۲۳۴۵۶', 'valid'],
	['\u2066A1234567\u2069', 'valid'],
	['A123456\u200f', 'valid'],
] as const)('%j is %s', (input, code) => {
	expect(checkPassport(input)).toEqual({ valid: code === 'valid', code })
})

test('the first rule that fails is the one that is told', () => {
	const alphabet = [...'A1', 'z', '9', '-', ' ', 'أ', '٣', '🛂']
	fc.assert(
		fc.property(
			fc.array(fc.constantFrom(...alphabet), { maxLength: 14 }).map((parts) => parts.join('')),
			(input) => {
				const { code } = checkPassport(input)
				const number = normalizePassport(input)
				const length = [...number].length
				const failing = [
					{ code: 'empty', fails: length === 0 },
					{ code: 'tooShort', fails: length < 6 },
					{ code: 'tooLong', fails: length > 9 },
					{ code: 'invalidCharacters', fails: /[^A-Za-z0-9]/.test(number) },
					{ code: 'identical', fails: [...number].every((c) => c === number[0]) },
					{ code: 'valid', fails: true },
				]
				expect(code).toBe(failing.find((rule) => rule.fails)?.code)
			},
		),
		{ numRuns: 500 },
	)
})

test('spaces around it and the digit set never change the answer', () => {
	const arabic = (text: string) =>
		text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
	fc.assert(
		fc.property(fc.string({ maxLength: 12 }), (input) => {
			expect(checkPassport(` ${input}\t`)).toEqual(checkPassport(input))
			expect(checkPassport(arabic(input))).toEqual(checkPassport(input))
		}),
	)
})

test('a valid number is stored as 6 to 9 Latin letters and digits', () => {
	fc.assert(
		fc.property(fc.string({ unit: fc.constantFrom(...'AbZ059٠٩۵ -'), maxLength: 11 }), (input) => {
			if (checkPassport(input).valid) expect(normalizePassport(input)).toMatch(/^[A-Za-z0-9]{6,9}$/)
		}),
	)
})
