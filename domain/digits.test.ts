import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toLatinDigits } from '#domain/digits.ts'

test.each([
	['٠١٢٣٤٥٦٧٨٩', '0123456789'],
	['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
	['0123456789', '0123456789'],
	['+٦٠ ١٢-٣٤٥ ٦٧٨٩', '+60 12-345 6789'],
	['ميزانيتي ١٢٠٠ رينغيت', 'ميزانيتي 1200 رينغيت'],
	['A١۲3', 'A123'],
	['', ''],
])('%s is read as %s', (typed, stored) => {
	expect(toLatinDigits(typed)).toBe(stored)
})

test('whatever number is typed in either digit set is read back', () => {
	const inDigits = (n: number, zero: number) =>
		String(n).replace(/\d/g, (d) => String.fromCharCode(zero + Number(d)))
	fc.assert(
		fc.property(fc.nat(), (n) => {
			expect(toLatinDigits(inDigits(n, 0x660))).toBe(String(n))
			expect(toLatinDigits(inDigits(n, 0x6f0))).toBe(String(n))
		}),
	)
})

test('text without such digits is left alone, and reading twice changes nothing', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (text) => {
			const once = toLatinDigits(text)
			expect(toLatinDigits(once)).toBe(once)
			expect(once).toHaveLength(text.length)
		}),
	)
})
