import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dialablePhone, partsOfPhone, phoneAdvice } from './dialable-phone.ts'
import { fullPhone } from './phone.ts'

const saudi = '+966501234567'

test.each([
	[{ number: '0501234567', code: '+966' }, saudi],
	[{ number: '501234567', code: '+966' }, saudi],
	[{ number: '0501234567', code: '+60', country: 'SA' }, saudi],
	[{ number: '00966501234567', code: '+60' }, saudi],
	[{ number: '00966 050 123 4567', code: '+60' }, saudi],
	[{ number: '+966501234567', code: '+60' }, saudi],
	[{ number: '+966 (0)50 123 4567' }, saudi],
	[{ number: '966501234567', code: '+966' }, saudi],
	[{ number: '966501234567', code: '+60', country: 'SA' }, saudi],
	[{ number: '٠٥٠١٢٣٤٥٦٧', code: '+966' }, saudi],
	[{ number: '٠٠٩٦٦٥٠١٢٣٤٥٦٧' }, saudi],
	[{ number: ' 050-123 4567 ', code: '+966' }, saudi],
	[{ number: '\u202a+966 50 123 4567\u202c' }, saudi],
	[{ number: '+9660501234567' }, saudi],
	// What the contact form makes of the chosen code and a number that was typed with it.
	[{ number: fullPhone('+966', '966501234567') }, saudi],
	[{ number: '0501234567', country: 'SA' }, saudi],
	[{ number: '012-345 6789', code: '+60', country: 'SA' }, '+60123456789'],
	// Valid under the chosen code, which wins: who lives in Malaysia keeps the nationality of home.
	[{ number: '01112345678', code: '+60', country: 'EG' }, '+601112345678'],
	[{ number: '01001234567', code: '+60', country: 'EG' }, '+201001234567'],
	[{ number: '06 12 34 56 78', code: '+39' }, '+390612345678'],
	[{ number: '0501234567', code: '+60' }, null],
	[{ number: '0501234567' }, null],
	[{ number: '966501234567' }, null],
	[{ number: '+966123' }, null],
	[{ number: 'واتساب', code: '+966', country: 'SA' }, null],
	[{ number: '', code: '+60', country: 'SA' }, null],
	[{ number: '0501234567', code: '+0', country: 'XX' }, null],
])('%o dials %s', (typed, expected) => {
	expect(dialablePhone(typed)).toBe(expected)
})

describe('what a form says', () => {
	test.each([
		['0501234567', '+60', 'SA', true, 'meant'],
		['0501234567', '+60', 'SA', false, 'meant'],
		['01001234567', '+60', 'EG', true, 'meant'],
		// Both are right: asked while nobody has chosen the code, and no more once somebody has.
		['01112345678', '+60', 'EG', true, 'meant'],
		['01112345678', '+60', 'EG', false, undefined],
		['0501234567', '+966', 'SA', false, undefined],
		['0123456789', '+60', 'SA', true, undefined],
		['+966501234567', '+60', 'SA', true, undefined],
		['00966501234567', '+60', 'SA', true, undefined],
		['123', '+60', 'SA', true, 'undialable'],
		['0501234567', '+60', undefined, true, 'undialable'],
		['0501234567', undefined, undefined, true, 'withoutCode'],
		['0501234567', undefined, 'SA', true, undefined],
		['+96650', undefined, undefined, true, 'undialable'],
		['  ', '+60', 'SA', true, undefined],
	])('%s with %s and %s', (number, code, country, isPreset, expected) => {
		expect(phoneAdvice({ number, code, country }, { isPreset })).toBe(expected)
	})
})

const national = fc.stringMatching(/^5[03-5]\d{7}$/)
const separator = fc.constantFrom('', ' ', '-', '  ', '\u200e')
const arabic = (text: string) =>
	text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit)

test('every spelling of a Saudi mobile dials the same number, and dialling it again changes nothing', () => {
	const spelling = fc.constantFrom<(number: string) => { number: string; code?: string }>(
		(number) => ({ number: `0${number}`, code: '+966' }),
		(number) => ({ number, code: '+966' }),
		(number) => ({ number: `+966${number}`, code: '+60' }),
		(number) => ({ number: `00966${number}` }),
		(number) => ({ number: `+9660${number}` }),
		(number) => ({ number: fullPhone('+966', `0${number}`) }),
		(number) => ({ number: `0${number}`, code: '+60' }),
	)
	fc.assert(
		fc.property(national, spelling, separator, fc.boolean(), (number, spell, between, isArabic) => {
			const { number: written, code } = spell(number)
			const parted = written.replace(/(\d{3})(?=\d)/g, `$1${between}`)
			const typed = { number: isArabic ? arabic(parted) : parted, code, country: 'SA' }
			const dialled = dialablePhone(typed)
			expect(dialled).toBe(`+966${number}`)
			expect(dialablePhone({ number: dialled ?? '' })).toBe(dialled)
		}),
	)
})

test('whatever is typed, the answer is a number of digits or nothing', () => {
	const code = fc.constantFrom('', '+60', '+966', '+1', '+1684', '+', 'x')
	const country = fc.option(fc.constantFrom('SA', 'EG', 'MY', 'XX', ''), { nil: undefined })
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), code, country, (number, chosen, home) => {
			const dialled = dialablePhone({ number, code: chosen, country: home })
			if (dialled !== null) expect(dialled).toMatch(/^\+[1-9]\d{5,14}$/)
		}),
	)
})

test('a number and its two halves', () => {
	expect(partsOfPhone(saudi)).toEqual({ code: '+966', number: '501234567' })
})
