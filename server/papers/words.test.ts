import { expect, test } from 'vitest'
import { forPaper, prepared } from './words.ts'

/** The marks, made visible. */
const shown = (text: string) =>
	text
		.replaceAll('\u2066', '‹')
		.replaceAll('\u2067', '«')
		.replaceAll('\u2069', '›')
		.replaceAll('\u200f', '|')
		.replaceAll('\u200b', '-')
		.replaceAll('\u00a0', '~')

test.each([
	['نتيجة IELTS المطلوبة', 'ar', 'نتيجة ‹IELTS›| المطلوبة'],
	['من 3 إلى 5 أشهر', 'ar', 'من 3| إلى 5| أشهر'],
	['خطاب (VAL) مطلوب.', 'ar', 'خطاب |(|‹VAL›||)| مطلوب.|'],
	['في نهاية 2022.', 'ar', 'في نهاية~2022||.|'],
	['+60 10-000 0000', 'ar', '‹+60 10-000 0000›'],
	['Passport, all pages', 'en', 'Passport, all pages'],
	['سارة', 'en', '«سارة›'],
] as const)('%s in %s', (text, language, expected) => {
	expect(shown(forPaper(text, language))).toBe(expected)
})

test('what could break a line or hide something is taken out', () => {
	expect(forPaper('a\u202eb\u0000c\ud800d', 'en')).toBe('ab cd')
	expect(forPaper('Jose\u0301\u0301', 'en')).toBe('José')
	expect(forPaper('Sara 😀👩\u200d👧 ❤\ufe0f 5 © Ali', 'en')).toBe('Sara   5 © Ali')
	expect(forPaper(`ب${'\u064e'.repeat(9)}`, 'ar')).toBe(`ب${'\u064e'.repeat(4)}`)
	expect(shown(forPaper('x'.repeat(81), 'en'))).toBe(`${'x'.repeat(40)}-${'x'.repeat(40)}-x`)
})

test('addresses and what templates decide by stay as they are', () => {
	const data = { text: ['رقم 5'], link: { address: 'https://x.example/؟', state: 'new' } }
	expect(prepared(data, 'ar')).toEqual({
		text: ['رقم\u00a05\u200f'],
		link: { address: 'https://x.example/؟', state: 'new' },
	})
})
