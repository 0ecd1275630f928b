import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#domain/language.ts'
import { languageOf, paths, withLanguage } from '#domain/paths.ts'

test.each([
	[paths.home(), '/'],
	[paths.universities(), '/universities'],
	[paths.university('university-of-malaya'), '/university/university-of-malaya'],
	[paths.institutes(), '/language-institutes'],
	[paths.institute('ems-academy'), '/language-institute/ems-academy'],
	[paths.accommodation(), '/accommodation'],
	[paths.listing('utm-residences'), '/accommodation/utm-residences'],
	[paths.visaSupport(), '/visa-support'],
	[paths.visaConsultation(), '/visa-support#consultation'],
	[paths.discover(), '/discover-malaysia'],
	[paths.about(), '/about'],
	[paths.contact(), '/contact'],
	[paths.consultants(), '/contact#consultants'],
	[paths.apply(), '/apply'],
	[paths.faq(), '/faq'],
	[paths.families(), '/families'],
	[paths.familyQuestion('safety'), '/families#safety'],
	[paths.privacy(), '/privacy'],
])('%s', (built, path) => {
	expect(built).toBe(path)
})

test.each([
	['/', '/?lang=en'],
	['/faq', '/faq?lang=en'],
	['/faq?lang=ar', '/faq?lang=en'],
	['/faq?', '/faq?lang=en'],
	['/universities?field=law&location=serdang', '/universities?field=law&location=serdang&lang=en'],
	['/contact#consultants', '/contact?lang=en#consultants'],
	['/contact?lang=ar#a?b#c', '/contact?lang=en#a?b#c'],
])('%s in English is %s', (path, english) => {
	expect(withLanguage(path, 'en')).toBe(english)
})

test('an id can not break out of its address, and asking for a language is heard', () => {
	fc.assert(
		fc.property(
			fc.string({ unit: 'grapheme', minLength: 1 }).filter((id) => id !== '.' && id !== '..'),
			fc.constantFrom(...languages),
			(id, language) => {
				const url = new URL(withLanguage(paths.university(id), language), 'https://rihla.example')
				expect(decodeURIComponent(url.pathname)).toBe(`/university/${id}`)
				expect(languageOf(url.searchParams)).toBe(language)
				expect(withLanguage(withLanguage('/faq', 'ar'), language)).toBe(`/faq?lang=${language}`)
			},
		),
	)
})

test('any other language is not an answer', () => {
	for (const query of ['', 'lang=', 'lang=fr', 'lang=EN', 'language=en']) {
		expect(languageOf(new URLSearchParams(query))).toBeUndefined()
	}
})
