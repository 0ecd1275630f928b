import { expect, test } from 'vitest'
import { keepSmallWords } from './draw.ts'

const joined = (text: string) => keepSmallWords(text).replaceAll('\u00a0', '_')

test('a small word stays with what it introduces, in both languages', () => {
	expect(joined('الدراسة في ماليزيا')).toBe('الدراسة في_ماليزيا')
	expect(joined('University of Malaya')).toBe('University of_Malaya')
	expect(joined('The Edge Residence')).toBe('The_Edge Residence')
})

test('words that only look like one are left alone', () => {
	expect(joined('جامعة هيلب')).toBe('جامعة هيلب')
	expect(joined('Penang Toto Office')).toBe('Penang Toto Office')
})
