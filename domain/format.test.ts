import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collator } from '#domain/collator.ts'
import { currencyCodes } from '#domain/currencies.ts'
import {
	formatAmount,
	formatDate,
	formatFileSize,
	formatLength,
	formatMonth,
	formatNumber,
	formatPercent,
	formatRange,
	formatRating,
	formatRinggit,
	formatRinggitRange,
	formatTime,
	formatWeekday,
	formatYear,
	formatYears,
	pluralCategory,
	unfilled,
} from '#domain/format.ts'
import { type Language, languages } from '#domain/language.ts'

test.each([
	[1, '0:01'],
	[38, '0:38'],
	[61, '1:01'],
	[3725, '1:02:05'],
])('%i seconds of sound are written as %s', (seconds, shown) => {
	expect(formatLength(seconds)).toBe(shown)
})

test.each([
	[0, '0'],
	[7, '7'],
	[999, '999'],
	[1500, '1,500'],
	[12500, '12,500'],
	[1234567, '1,234,567'],
	[3.5, '3.5'],
	[2.345, '2.35'],
	[-5, '-5'],
])('%d is written %s in both languages', (value, written) => {
	for (const language of languages) expect(formatNumber(language, value)).toBe(written)
})

test.each([
	[12500, 'MYR', 'RM 12,500'],
	[53750, 'USD', '$53,750'],
	[60000, 'EUR', '€60,000'],
	[687500, 'DZD', 'DA 687,500'],
	[157.5, 'USD', '$158'],
	[0, 'MYR', 'RM 0'],
] as const)('%d %s stands in a fee table as %s', (amount, currency, written) => {
	for (const language of languages) expect(formatAmount(language, amount, currency)).toBe(written)
})

test('ringgit in prose', () => {
	expect(formatRinggit('en', 12500)).toBe('RM 12,500')
	expect(formatRinggit('ar', 12500)).toBe('12,500 رينغيت')
})

test('ranges', () => {
	expect(formatRange('en', 2, 4)).toBe('2–4')
	expect(formatRange('ar', 2, 4)).toBe('من 2 إلى 4')
	expect(formatRange('ar', 4, 4)).toBe('4')
	expect(formatRinggitRange('en', 600, 1500)).toBe('RM 600–1,500')
	expect(formatRinggitRange('ar', 600, 1500)).toBe('من 600 إلى 1,500 رينغيت')
	expect(formatRinggitRange('en', 600, 600)).toBe('RM 600')
	expect(formatRinggitRange('ar', 600, 600)).toBe('600 رينغيت')
})

test.each([
	[0.5, '0.5 years', 'نصف سنة'],
	[1, '1 year', 'سنة'],
	[1.5, '1.5 years', 'سنة ونصف'],
	[2, '2 years', 'سنتان'],
	[2.5, '2.5 years', 'سنتان ونصف'],
	[3, '3 years', '3 سنوات'],
	[3.5, '3.5 years', '3 سنوات ونصف'],
	[4, '4 years', '4 سنوات'],
	[6, '6 years', '6 سنوات'],
	[10, '10 years', '10 سنوات'],
	[11, '11 years', '11 سنة'],
	[11.5, '11.5 years', '11 سنة ونصف'],
	[100, '100 years', '100 سنة'],
	[103, '103 years', '103 سنوات'],
	[1.25, '1.25 years', '1.25 سنة'],
])('%d years', (years, english, arabic) => {
	expect(formatYears('en', years)).toBe(english)
	expect(formatYears('ar', years)).toBe(arabic)
})

test('two years after a preposition', () => {
	expect(formatYears('ar', 2, true)).toBe('سنتين')
	expect(formatYears('ar', 2.5, true)).toBe('سنتين ونصف')
	expect(formatYears('en', 2, true)).toBe('2 years')
})

test('what nobody has filled in yet says so, also in a sum, a range, another currency or a day', () => {
	const { figure, day } = unfilled
	expect(formatNumber('ar', figure)).toBe('[لم يُملأ بعد]')
	expect(formatRating('ar', figure)).toBe('[لم يُملأ بعد]')
	expect(formatYear('en', figure)).toBe('[Not filled in yet]')
	expect(formatDate('en', day)).toBe('[Not filled in yet]')
	expect(formatRinggit('ar', 12 * figure + 3000)).toBe('[لم يُملأ بعد] رينغيت')
	expect(formatAmount('en', figure * 0.07, 'USD')).toBe('$[Not filled in yet]')
	expect(formatRange('ar', figure, figure)).toBe('[لم يُملأ بعد]')
})

test('percentages and ratings', () => {
	for (const language of languages) {
		expect(formatPercent(language, 98)).toBe('98%')
	}
	expect(formatRating('ar', 4.8)).toBe('4.8')
	expect(formatRating('en', 4)).toBe('4.0')
})

test.each([
	[0, '0 Bytes', '0 بايت'],
	[512, '512 Bytes', '512 بايت'],
	[1023, '1,023 Bytes', '1,023 بايت'],
	[1024, '1 KB', '1 كيلوبايت'],
	[1536, '1.5 KB', '1.5 كيلوبايت'],
	[1024 ** 2 - 1, '1 MB', '1 ميغابايت'],
	[10 * 1024 ** 2, '10 MB', '10 ميغابايت'],
	[10 * 1024 ** 2 + 20_000, '10.02 MB', '10.02 ميغابايت'],
	[3 * 1024 ** 3, '3 GB', '3 غيغابايت'],
	[2048 * 1024 ** 3, '2,048 GB', '2,048 غيغابايت'],
])('a file of %d bytes', (bytes, english, arabic) => {
	expect(formatFileSize('en', bytes)).toBe(english)
	expect(formatFileSize('ar', bytes)).toBe(arabic)
})

describe('dates and times', () => {
	test('a day is that of Kuala Lumpur', () => {
		expect(formatDate('en', '2027-08-31')).toBe('31 August 2027')
		expect(formatDate('ar', '2027-08-31')).toBe('31 أغسطس 2027')
		// Five in the afternoon in London is already tomorrow there.
		expect(formatDate('en', new Date('2027-08-31T17:00:00Z'))).toBe('1 September 2027')
	})

	test.each([
		[0, '12:00 AM', '12:00 صباحًا'],
		[540, '9:00 AM', '9:00 صباحًا'],
		[605, '10:05 AM', '10:05 صباحًا'],
		[720, '12:00 PM', '12:00 ظهرًا'],
		[840, '2:00 PM', '2:00 ظهرًا'],
		[900, '3:00 PM', '3:00 عصرًا'],
		[960, '4:00 PM', '4:00 عصرًا'],
		[1080, '6:00 PM', '6:00 مساءً'],
		[1439, '11:59 PM', '11:59 مساءً'],
		[1440, '12:00 AM', '12:00 صباحًا'],
	])('%d minutes after midnight', (minutes, english, arabic) => {
		expect(formatTime('en', minutes)).toBe(english)
		expect(formatTime('ar', minutes)).toBe(arabic)
	})

	test('days of the week start with Sunday', () => {
		expect([0, 1, 5, 6].map((day) => formatWeekday('en', day))).toEqual([
			'Sunday',
			'Monday',
			'Friday',
			'Saturday',
		])
		expect([0, 1, 5, 6].map((day) => formatWeekday('ar', day))).toEqual([
			'الأحد',
			'الاثنين',
			'الجمعة',
			'السبت',
		])
	})
})

test('names are sorted as readers of the language sort them', () => {
	expect(['هيلب', 'آسيا', 'بوترا', 'إنتي', 'تايلورز'].sort(collator('ar').compare)).toEqual([
		'آسيا',
		'إنتي',
		'بوترا',
		'تايلورز',
		'هيلب',
	])
	expect(['SS15', 'élite', 'Penang', 'SS2', 'apple'].sort(collator('en').compare)).toEqual([
		'apple',
		'élite',
		'Penang',
		'SS2',
		'SS15',
	])
})

test('Arabic has six plural categories, English two', () => {
	expect([0, 1, 2, 3, 10, 11, 99, 100, 101, 103].map((n) => pluralCategory('ar', n))).toEqual([
		'zero',
		'one',
		'two',
		'few',
		'few',
		'many',
		'many',
		'other',
		'other',
		'few',
	])
	expect([0, 1, 2].map((n) => pluralCategory('en', n))).toEqual(['other', 'one', 'other'])
})

describe('what is written without Intl is what Intl would write', () => {
	const tag = { ar: 'ar-u-nu-latn-ca-gregory', en: 'en-GB-u-nu-latn-ca-gregory' }
	const inEach = <T>(values: fc.Arbitrary<T>, same: (language: Language, value: T) => void) =>
		fc.assert(fc.property(fc.constantFrom(...languages), values, same), { numRuns: 500 })

	test('whole numbers', () => {
		inEach(fc.nat({ max: 10_000_000 }), (language, value) => {
			expect(formatNumber(language, value)).toBe(
				new Intl.NumberFormat(tag[language], { useGrouping: 'always' }).format(value),
			)
		})
	})

	test('counted nouns', () => {
		const counts = fc.oneof(fc.nat({ max: 1000 }), fc.double({ min: 0, max: 200, noNaN: true }))
		inEach(counts, (language, value) => {
			// More than three digits behind the point are more than Intl looks at.
			const count = Math.round(value * 1000) / 1000
			expect(pluralCategory(language, count)).toBe(
				new Intl.PluralRules(tag[language]).select(count),
			)
		})
	})

	test('days, months and days of the week', () => {
		const days = fc.date({ min: new Date('1982-01-02'), max: new Date('2100-01-01') })
		inEach(
			days.filter((day) => !Number.isNaN(day.getTime())),
			(language, day) => {
				const written = (options: Intl.DateTimeFormatOptions) =>
					new Intl.DateTimeFormat(tag[language], options).format(day)
				expect(formatDate(language, day)).toBe(
					written({ dateStyle: 'long', timeZone: 'Asia/Kuala_Lumpur' }),
				)
				expect(formatMonth(language, day.toISOString())).toBe(
					written({ month: 'long', year: 'numeric', timeZone: 'UTC' }),
				)
				expect(formatWeekday(language, day.getUTCDay())).toBe(
					written({ weekday: 'long', timeZone: 'UTC' }),
				)
			},
		)
	})
})

test('nothing invisible and no other digits are ever written', () => {
	const unwelcome = /[\u00a0\u200e\u200f\u061c\u202f\u2066-\u2069\u0660-\u0669\u06f0-\u06f9]/
	fc.assert(
		fc.property(
			fc.constantFrom(...languages),
			fc.double({ min: -1e9, max: 1e9, noNaN: true }),
			fc.constantFrom(...currencyCodes),
			fc.date({ min: new Date('1920-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
			(language, number, currency, date) => {
				const size = Math.abs(number)
				const all = [
					formatNumber(language, number),
					formatAmount(language, number, currency),
					formatPercent(language, number),
					formatFileSize(language, size),
					formatYears(language, size),
					formatRinggitRange(language, size, size + 1),
					formatDate(language, date),
					formatTime(language, Math.floor(size) % 1440),
					formatWeekday(language, Math.floor(size) % 7),
				]
				for (const text of all) expect(text).not.toMatch(unwelcome)
			},
		),
	)
})
