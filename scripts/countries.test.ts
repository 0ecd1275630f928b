import { describe, expect, test } from 'vitest'
import { collator } from '#domain/collator.ts'
import { defaultCountry, dialCodeLabel } from '#domain/countries.ts'
import { languages } from '#domain/language.ts'
import { countryList } from '#scripts/countries.ts'

const lists = { ar: countryList('ar'), en: countryList('en') }

test.each([
	['MY', '+60', 'ماليزيا', 'Malaysia'],
	['DZ', '+213', 'الجزائر', 'Algeria'],
	['PS', '+970', 'فلسطين', 'Palestine'],
	['SA', '+966', 'السعودية', 'Saudi Arabia'],
	['YE', '+967', 'اليمن', 'Yemen'],
	['HK', '+852', 'هونغ كونغ', 'Hong Kong'],
	['US', '+1', 'الولايات المتحدة', 'United States'],
	['GB', '+44', 'المملكة المتحدة', 'United Kingdom'],
])('%s', (code, dialCode, ar, en) => {
	expect(lists.ar).toContainEqual({ code, dialCode, name: ar })
	expect(lists.en).toContainEqual({ code, dialCode, name: en })
})

const league = 'DZ BH KM DJ EG IQ JO KW LB LY MR MA OM PS QA SA SO SD SY TN AE YE'.split(' ')

test('every member of the Arab League is there', () => {
	const codes = new Set(lists.en.map(({ code }) => code))
	expect(league.filter((code) => !codes.has(code))).toEqual([])
})

describe.each(languages)('the list in %s', (language) => {
	const list = lists[language]

	test('is whole, Arab states first and each part in order, and names each entry once', () => {
		expect(list.length).toBeGreaterThan(220)
		expect(new Set(list.map(({ code }) => code)).size).toBe(list.length)
		expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
		const names = list.map(({ name }) => name)
		const sorted = (part: string[]) => part.toSorted(collator(language).compare)
		expect(new Set(list.slice(0, league.length).map(({ code }) => code))).toEqual(new Set(league))
		expect([
			...sorted(names.slice(0, league.length)),
			...sorted(names.slice(league.length)),
		]).toEqual(names)
	})

	test('has names and calling codes, never bare codes', () => {
		for (const { code, name, dialCode } of list) {
			expect(name).not.toBe(code)
			expect(name).toMatch(language === 'ar' ? /^[\u0600-\u06ff]/ : /^[A-ZÅ]/)
			expect(dialCode).toMatch(/^\+[1-9]\d{0,2}$/)
		}
	})
})

test('the calling code stands before the country, also in a right-to-left option', () => {
	const label = (language: 'ar' | 'en') =>
		lists[language]
			.filter(({ code }) => code === defaultCountry)
			.map((country) => dialCodeLabel(language, country))
	expect(label('en')).toEqual(['+60 (Malaysia)'])
	expect(label('ar')).toEqual(['\u2066+60\u2069 (ماليزيا)'])
})
