import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '#domain/language.ts'
import { createTranslator, flattenStrings, withFallback } from '#domain/translate.ts'

const arabic = {
	'hero.title': 'ادرس في ماليزيا',
	'results.files_zero': 'لا مستندات',
	'results.files_one': 'مستند واحد',
	'results.files_two': 'مستندان',
	'results.files_few': '{{count}} مستندات',
	'results.files_many': '{{count}} مستندًا',
	'results.files_other': '{{count}} مستند',
	onlyArabic: 'بالعربية فقط',
}
const english = {
	'hero.title': 'Study in Malaysia',
	'results.files_one': '{{count}} file',
	'results.files_other': '{{count}} files',
	'results.found_zero': 'Nothing found',
	'results.found_other': '{{count}} found',
	'results.more': '+{{count}} more',
	greeting: 'Book {{name}}, {{ name }}!',
}

describe('a translator', () => {
	const ar = createTranslator(arabic, 'ar')
	const en = createTranslator(english, 'en')

	test.each([
		[0, 'لا مستندات'],
		[1, 'مستند واحد'],
		[2, 'مستندان'],
		[3, '3 مستندات'],
		[10, '10 مستندات'],
		[11, '11 مستندًا'],
		[99, '99 مستندًا'],
		[100, '100 مستند'],
		[101, '101 مستند'],
		[103, '103 مستندات'],
		[1103, '1,103 مستندات'],
	])('counts %d in Arabic', (count, text) => {
		expect(ar('results.files', { count })).toBe(text)
	})

	test.each([
		['results.files', 0, '0 files'],
		['results.files', 1, '1 file'],
		['results.files', 2, '2 files'],
		['results.files', 12500, '12,500 files'],
		['results.found', 0, 'Nothing found'],
		['results.found', 1, '1 found'],
		['results.more', 3, '+3 more'],
	])('counts %s %d in English', (key, count, text) => {
		expect(en(key, { count })).toBe(text)
	})

	test('fills every placeholder, with text as it is', () => {
		expect(en('greeting', { name: '$& {{name}}' })).toBe('Book $& {{name}}, $& {{name}}!')
	})

	test('leaves a placeholder without a value in sight', () => {
		expect(en('greeting')).toBe('Book {{name}}, {{ name }}!')
		expect(en('greeting', { toString: 'x' })).toBe('Book {{name}}, {{ name }}!')
	})

	test('answers a key it does not know with the key', () => {
		expect(en('nowhere.to.be.found')).toBe('nowhere.to.be.found')
		expect(en('constructor')).toBe('constructor')
		expect(en('results.files')).toBe('results.files')
	})
})

test('nested strings become flat keys', () => {
	expect(flattenStrings({ hero: { title: 'a', lead: { short: 'b' } }, plain: 'c' })).toEqual({
		'hero.title': 'a',
		'hero.lead.short': 'b',
		plain: 'c',
	})
	expect(flattenStrings({})).toEqual({})
})

describe('the fallback', () => {
	const t = createTranslator(withFallback(english, arabic), 'en')

	test('is Arabic for what English lacks, then the key', () => {
		expect(t('hero.title')).toBe('Study in Malaysia')
		expect(t('onlyArabic')).toBe('بالعربية فقط')
		expect(t('neither')).toBe('neither')
	})

	test('never mixes Arabic plural forms into an English plural', () => {
		for (let count = 0; count < 120; count += 1) {
			expect(t('results.files', { count })).toMatch(/^\d+ files?$/)
		}
	})
})

test('any text without placeholders comes back as it was written', () => {
	const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('{{'))
	fc.assert(
		fc.property(text, fc.constantFrom(...languages), fc.integer(), (value, language, count) => {
			const t = createTranslator({ key: value, many_other: value }, language)
			expect(t('key')).toBe(value)
			expect(t('key', { count })).toBe(value)
			expect(t('many', { count })).toBe(value)
		}),
	)
})
