import { expect, test } from 'vitest'
import { feeSpan } from '#content/cards.ts'
import malaya from '#content/universities/university-of-malaya.ts'
import { languages, localize } from '#domain/language.ts'
import { hasIntroduction, introductionOf, isIndicative, type UniversityDetail } from './detail.ts'

function detail(language: 'ar' | 'en'): UniversityDetail {
	return {
		...localize(malaya, language),
		city: 'Kuala Lumpur',
		crest: { scene: malaya.crest },
		feeSpan: feeSpan(malaya),
		multipliers: { MYR: 1, USD: 4.3, EUR: 4.8, DZD: 55 },
		related: [],
		firstYear: { low: 42_535, high: 62_956 },
	}
}

test.each([
	['verified', false],
	['well-known', false],
	['estimate', true],
	['sample', true],
])('a %s figure is indicative: %s', (confidence, indicative) => {
	expect(isIndicative({ confidence })).toBe(indicative)
})

test.each(languages)(
	'the introduction says who, three facts and what it costs (%s)',
	(language) => {
		const university = detail(language)
		const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')
		const captions = introductionOf(university, t, language)
		expect(captions).toHaveLength(5)
		expect(captions[0]).toContain(university.name)
		expect(captions.slice(1, 4)).toEqual(university.highlights.slice(0, 3))
		expect(captions[4]).toMatch(/18,000.+32,000/)
	},
)

test('a usual range that leaves fees out is followed by the whole span', () => {
	expect(feeSpan(malaya)).toEqual({ min: 14_000, max: 55_000 })
	expect(feeSpan({ ...malaya, tuition: { ...malaya.tuition, min: 14_000, max: 55_000 } })).toBe(
		null,
	)
})

test('a university of which there is no picture yet has no film of the general drawing', () => {
	const { videoUrl, photos } = detail('ar')
	expect(hasIntroduction({ videoUrl, photos })).toBe(true)
	const general = photos.map((picture) => ({ ...picture, scene: 'fallback' }))
	expect(hasIntroduction({ videoUrl: null, photos: general })).toBe(false)
	expect(hasIntroduction({ videoUrl: null, photos: [] })).toBe(false)
	expect(hasIntroduction({ videoUrl: 'https://youtu.be/x', photos: [] })).toBe(true)
})
