import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toLatinDigits } from './digits.ts'
import { readTypedDate } from './typed-date.ts'

test.each([
	['14/03/2005', '2005-03-14'],
	['14/3/2005', '2005-03-14'],
	['4-3-2005', '2005-03-04'],
	['14.03.2005', '2005-03-14'],
	[' 14 03 2005 ', '2005-03-14'],
	['14 / 03 / 2005', '2005-03-14'],
	['14032005', '2005-03-14'],
	['20032005', '2005-03-20'],
	['20050314', '2005-03-14'],
	['2005-03-14', '2005-03-14'],
	['2005/3/4', '2005-03-04'],
	['١٤/٠٣/٢٠٠٥', '2005-03-14'],
	['۱۴/۰۳/۲۰۰۵', '2005-03-14'],
	['29/02/2004', '2004-02-29'],
	['29/02/2005', undefined],
	['31/04/2005', undefined],
	['03/14/2005', undefined],
	['14/03/05', undefined],
	['0/0/2005', undefined],
	['14/03', undefined],
	['2005', undefined],
	['', undefined],
	['soon', undefined],
])('%j is %j', (typed, day) => {
	expect(readTypedDate(typed)).toBe(day)
})

test('every day comes back from every way of typing it, in every digit set', () => {
	const days = fc.date({
		min: new Date('1900-01-01'),
		max: new Date('2099-12-31'),
		noInvalidDate: true,
	})
	fc.assert(
		fc.property(days, fc.constantFrom('/', '-', '.', ' ', ''), (date, sign) => {
			const iso = date.toISOString().slice(0, 10)
			const [year = '', month = '', day = ''] = iso.split('-')
			const typed = [day, month, year].join(sign)
			const arabic = typed.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
			expect(toLatinDigits(arabic)).toBe(typed)
			expect([iso, typed, arabic].map(readTypedDate)).toEqual([iso, iso, iso])
		}),
	)
})
