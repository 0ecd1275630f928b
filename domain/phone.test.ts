import { expect, test } from 'vitest'
import { fullPhone } from '#domain/phone.ts'

test.each([
	['+60', '123456789', '+60123456789'],
	['+60', ' 12-345 6789 ', '+6012-345 6789'],
	['+966', '٥٠١٢٣٤٥٦٧', '+966501234567'],
	['+98', '۹۱۲۳۴۵۶۷۸۹', '+989123456789'],
	['+60', '+20 100 000 0000', '+20 100 000 0000'],
	['+60', '٠٠٢٠١٠٠', '+20100'],
	['+60', '\u202a+966 50 123 4567\u202c', '+966 50 123 4567'],
	['+60', '  ', ''],
])('%s and "%s" are stored as "%s"', (dialCode, typed, stored) => {
	expect(fullPhone(dialCode, typed)).toBe(stored)
})
