/** The counts and constants that the specification fixes for the guide, the questions and the company's own page. */
import { describe, expect, test } from 'vitest'
import { languages, localize } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { about } from './about.ts'
import { faq } from './faq.ts'
import { guide } from './guide.ts'
import { privacy } from './privacy.ts'

/** Pages that exist without an entry of their own. */
const pages = [
	paths.home(),
	paths.universities(),
	paths.accommodation(),
	paths.visaSupport(),
	paths.discover(),
	paths.about(),
	paths.contact(),
	paths.apply(),
	paths.faq(),
]

describe('the questions', () => {
	const asked = faq.categories.flatMap(({ questions }) => questions)

	test('stand in four groups of four', () => {
		expect(faq.categories.map(({ title }) => title.en)).toEqual([
			'University Applications',
			'Visa & Immigration',
			'Accommodation',
			'Costs & Payments',
		])
		expect(faq.categories.map(({ questions }) => questions.length)).toEqual([4, 4, 4, 4])
	})

	test('have addresses of their own, apart from those of their groups', () => {
		const ids = [...asked.map(({ id }) => id), ...faq.categories.map(({ id }) => id)]
		expect(new Set(ids).size).toBe(ids.length)
	})

	test('lead to the pages that the specification names', () => {
		expect(faq.quickResources.map(({ href }) => href)).toEqual([
			paths.universities(),
			paths.visaSupport(),
			paths.accommodation(),
		])
		expect(faq.quickStart.map(({ href }) => href)).toEqual([
			paths.universities(),
			paths.apply(),
			paths.visaSupport(),
			paths.discover(),
		])
		for (const { href } of [...faq.quickResources, ...faq.quickStart]) expect(pages).toContain(href)
	})

	const facts: [question: string, ar: string, en: string][] = [
		['visa-success-rate', '98%', '98%'],
		['seven-day-guarantee', '7 أيام', '7 days'],
		['part-time-work', '20 ساعة أسبوعيًا', '20 hours per week'],
		['rent-by-type', 'من 300 إلى 1,500 رينغيت شهريًا', 'RM 300-1,500 per month'],
		['tuition-fees', 'من 8,000 إلى 20,000 رينغيت سنويًا', 'RM 8,000-20,000 per year'],
		['tuition-fees', 'من 15,000 إلى 40,000', 'RM 15,000-40,000'],
		['living-costs', 'من 1,000 إلى 2,000 رينغيت', 'RM 1,000-2,000 per month'],
		['admission-time', 'من أسبوعين إلى أربعة أسابيع', '2-4 weeks'],
		['visa-time', 'من 4 إلى 8 أسابيع', '4-8 weeks'],
		['visa-documents', '30,000 رينغيت', 'RM 30,000'],
		['visa-documents', '18 شهرًا', '18 months'],
		['deposit-and-notice', 'شهر إلى شهرين', "1-2 months' rent"],
		['deposit-and-notice', 'إشعار قبل شهر إلى شهرين', "1-2 months' notice"],
		['how-to-start', 'يومَي عمل أو ثلاثة', '2-3 business days'],
		['booking-before-arrival', '24 ساعة', '24 hours'],
	]
	test.each(facts)('%s says %j and %j', (id, ar, en) => {
		const answer = asked.find((question) => question.id === id)?.answer
		expect(answer?.ar).toContain(ar)
		expect(answer?.en).toContain(en)
	})
})

describe('the guide', () => {
	test('has what the specification counts', () => {
		const { destinations, dishes, budgets, trips, tips, packing, climate } = guide
		expect(
			[destinations, dishes, budgets, trips, tips, packing, climate.seasons].map(
				(list) => list.length,
			),
		).toEqual([6, 6, 3, 4, 6, 4, 3])
	})

	test('prices every dish, and nothing costs less at most than at least', () => {
		const ranges = [
			...guide.dishes.map(({ price }) => price),
			...guide.destinations.map(({ budget }) => budget),
			...guide.trips.map(({ cost }) => cost),
			...guide.budgets.flatMap(({ lines }) => lines),
		]
		for (const { min, max } of ranges) {
			expect(min).toBeGreaterThan(0)
			expect(max).toBeGreaterThanOrEqual(min)
		}
	})

	test('keeps the three budgets of the specification', () => {
		expect(guide.budgets.map(({ range }) => range)).toEqual([
			{ min: 800, max: 1200 },
			{ min: 1200, max: 1800 },
			{ min: 1800, max: 2500 },
		])
	})

	test('gives every month of the year one season', () => {
		const months = guide.climate.seasons.flatMap(({ calendar }) => calendar)
		expect(months.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
	})
})

describe('the company', () => {
	test('claims what the specification claims', () => {
		expect(about.impact.map(({ value }) => value)).toEqual(['500+', '50+', '15+', '98%', '24/7'])
	})

	test('gives four reasons, four values, four steps, and awards marked as samples', () => {
		expect([about.reasons, about.values, about.process].map((list) => list.length)).toEqual([
			4, 4, 4,
		])
		expect(about.awards.map(({ confidence }) => confidence)).toEqual(['sample', 'sample', 'sample'])
	})

	test.each(languages)('names the assistant in its story (%s)', (language) => {
		expect(localize(about, language).story.paragraphs.join(' ')).toContain('Wanderbot')
	})
})

test('the privacy notice has an address for every section', () => {
	const ids = privacy.sections.map(({ id }) => id)
	expect(new Set(ids).size).toBe(ids.length)
})
