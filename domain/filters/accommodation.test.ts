import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
	type AccommodationFilters,
	countByPrice,
	filterListings,
	hasAccommodationFilters,
	listingLocationOptions,
	locationOfNeighbourhood,
	noAccommodationFilters,
	priceOptions,
	readAccommodationFilters,
	readAccommodationView,
	typeOptions,
	writeAccommodationFilters,
} from '#domain/filters/accommodation.ts'
import { markHits } from '#domain/filters/search-hits.ts'
import { listingSearchText } from '#domain/filters/search-texts.ts'

const cityNames: Record<string, { ar: string; en: string }> = {
	'kuala-lumpur': { ar: 'كوالالمبور', en: 'Kuala Lumpur' },
	'johor-bahru': { ar: 'جوهور بهرو', en: 'Johor Bahru' },
}

function made(
	id: string,
	type: string,
	location: string,
	[min, max]: readonly [number, number],
	[ar, en]: readonly [string, string] = ['', ''],
	[areaAr, areaEn]: readonly [string, string] = ['', ''],
) {
	const search = listingSearchText({
		name: { ar: id, en: id },
		area: { ar: areaAr, en: areaEn },
		city: cityNames[location] ?? { ar: '', en: '' },
		summary: { ar: `موجز ${id}`, en: `In short: ${id}` },
		description: { ar, en },
		aliases: [],
	})
	return { id, type, location, priceRange: { min, max }, search }
}

const listings = [
	made(
		'Palm Court',
		'private-apartment',
		'kuala-lumpur',
		[600, 1500],
		['قريبة من القطار الخفيف', 'Close to the light rail'],
		['كي إل سي سي', 'KLCC'],
	),
	made(
		'Lake House',
		'private-apartment',
		'cyberjaya',
		[500, 1000],
		['هادئة ومسبح', 'Quiet, with a pool'],
		['سايبرجايا', 'Cyberjaya'],
	),
	made(
		'Rambutan Home',
		'shared-housing',
		'subang-jaya',
		[350, 500],
		['بيت مشترك', 'A shared home'],
		['إس إس 15', 'SS15'],
	),
	made(
		'Campus Hall',
		'university-dormitory',
		'johor-bahru',
		[300, 600],
		['داخل الحرم الجامعي', 'On campus'],
		['سكوداي', 'Skudai'],
	),
	made(
		'Tower Suites',
		'hotel',
		'kuala-lumpur',
		[1000, 2500],
		['إطلالة على البرجين', 'A view of the towers'],
		['كي إل سي سي', 'KLCC'],
	),
	made('Garden Flat', 'private-apartment', 'petaling-jaya', [500, 1200]),
	made('Night Inn', 'hotel', 'johor-bahru', [150, 300]),
]

const ids = (filters: Partial<AccommodationFilters>) =>
	filterListings(markHits(listings, filters.search ?? ''), {
		...noAccommodationFilters,
		...filters,
	}).map(({ id }) => id)

const everyone = listings.map(({ id }) => id)

test.each<[Partial<AccommodationFilters>, string[]]>([
	[{}, everyone],
	[{ search: ' ' }, everyone],
	[{ type: 'private-apartment' }, ['Palm Court', 'Lake House', 'Garden Flat']],
	[{ type: 'shared-housing' }, ['Rambutan Home']],
	[{ type: 'university-dormitory' }, ['Campus Hall']],
	[{ type: 'hotel' }, ['Tower Suites', 'Night Inn']],
	[{ location: 'kuala-lumpur' }, ['Palm Court', 'Tower Suites']],
	[{ location: 'subang-jaya' }, ['Rambutan Home']],
	[{ location: 'cyberjaya' }, ['Lake House']],
	[{ location: 'johor-bahru' }, ['Campus Hall', 'Night Inn']],
	[{ price: 'budget' }, ['Rambutan Home', 'Night Inn']],
	[{ price: 'mid' }, ['Lake House']],
	[{ price: 'premium' }, ['Tower Suites']],
	[{ search: 'palm' }, ['Palm Court']],
	[{ search: 'PALM' }, ['Palm Court']],
	[{ search: 'klcc' }, ['Palm Court', 'Tower Suites']],
	[{ search: 'SS15' }, ['Rambutan Home']],
	[{ search: 'ss١٥' }, ['Rambutan Home']],
	[{ search: 'skudai' }, ['Campus Hall']],
	[{ search: 'سكوداي' }, ['Campus Hall']],
	[{ search: 'pool' }, ['Lake House']],
	[{ search: 'المسبح' }, ['Lake House']],
	[{ search: 'هادئه' }, ['Lake House']],
	[{ search: 'اطلاله' }, ['Tower Suites']],
	[{ search: 'سايبر جايا' }, ['Lake House']],
	[{ search: 'home' }, ['Rambutan Home']],
	[{ search: 'in short' }, everyone],
	[{ search: 'Kuala Lumpur' }, ['Palm Court', 'Tower Suites']],
	[{ search: 'كوالالمبور' }, ['Palm Court', 'Tower Suites']],
	[{ search: 'kl' }, ['Palm Court', 'Tower Suites']],
	[{ search: 'Johor Bahru' }, ['Campus Hall', 'Night Inn']],
	[{ search: 'جوهور باهرو' }, ['Campus Hall', 'Night Inn']],
	[{ search: 'castle' }, []],
	[{ type: 'hotel', location: 'kuala-lumpur' }, ['Tower Suites']],
	[{ type: 'hotel', location: 'cyberjaya' }, []],
	[{ type: 'hotel', price: 'budget' }, ['Night Inn']],
	[{ type: 'hotel', location: 'johor-bahru', price: 'premium' }, []],
	[{ search: 'klcc', type: 'hotel' }, ['Tower Suites']],
	[{ search: 'klcc', price: 'mid' }, []],
	[
		{ search: 'tower', type: 'hotel', location: 'kuala-lumpur', price: 'premium' },
		['Tower Suites'],
	],
])('%j leaves %j', (filters, expected) => {
	expect(ids(filters)).toEqual(expected)
})

test.each([
	[300, 500, 'budget'],
	[500, 500, 'budget mid'],
	[300, 501, ''],
	[501, 501, 'mid'],
	[499, 1000, ''],
	[500, 1000, 'mid'],
	[500, 1001, ''],
	[999, 1001, ''],
	[1000, 1000, 'mid premium'],
	[1000, 1001, 'premium'],
	[1000, 9000, 'premium'],
	[0, 0, 'budget'],
])('from %d to %d ringgit is %j', (min, max, bands) => {
	const one = markHits([made('x', 'hotel', 'cyberjaya', [min, max])], '')
	const leaves = priceOptions.filter(
		(price) => filterListings(one, { ...noAccommodationFilters, price }).length > 0,
	)
	expect(leaves.join(' ')).toBe(bands)
})

const anyFilters = fc.record({
	search: fc.oneof(fc.constantFrom('', 'all', 'klcc', 'مسبح', 'home'), fc.string()),
	type: fc.constantFrom('all' as const, ...typeOptions),
	location: fc.constantFrom('all' as const, ...listingLocationOptions),
	price: fc.constantFrom('all' as const, ...priceOptions),
})

test('a listing is left exactly when every condition holds alone', () => {
	fc.assert(
		fc.property(anyFilters, ({ search, type, location, price }) => {
			const alone = [ids({ search }), ids({ type }), ids({ location }), ids({ price })]
			const all = everyone.filter((id) => alone.every((list) => list.includes(id)))
			expect(ids({ search, type, location, price })).toEqual(all)
		}),
	)
})

describe('the counts beside the price options', () => {
	test('follow the other filters, not the price that is chosen', () => {
		expect(countByPrice(markHits(listings, ''), noAccommodationFilters)).toEqual({
			all: 7,
			budget: 2,
			mid: 1,
			premium: 1,
		})
		expect(
			countByPrice(markHits(listings, ''), {
				...noAccommodationFilters,
				type: 'hotel',
				price: 'mid',
			}),
		).toEqual({ all: 2, budget: 1, mid: 0, premium: 1 })
	})

	test('are what choosing the option leaves', () => {
		fc.assert(
			fc.property(anyFilters, (filters) => {
				const counts = countByPrice(markHits(listings, filters.search), filters)
				for (const price of ['all', ...priceOptions] as const) {
					expect(counts[price]).toBe(ids({ ...filters, price }).length)
				}
			}),
		)
	})
})

test.each([
	['SS15 Subang Jaya', 'subang-jaya'],
	['Mont Kiara', 'kuala-lumpur'],
	['Cyberjaya City Center', 'cyberjaya'],
	['Bukit Indah JB', 'johor-bahru'],
	['Bangsar', 'all'],
	['', 'all'],
	['toString', 'all'],
])('the neighbourhood %j chooses %s', (name, location) => {
	expect(locationOfNeighbourhood(name)).toBe(location)
})

describe('the view', () => {
	test.each([
		['', 'category'],
		['lang=en', 'category'],
		['view=list', 'list'],
		['view=category', 'category'],
		['view=nonsense', 'category'],
		['type=hotel', 'list'],
		['location=cyberjaya', 'list'],
		['price=mid', 'list'],
		['search=pool', 'list'],
		['search=+', 'category'],
		['type=castle', 'category'],
		['location=petaling-jaya', 'category'],
	])('?%s opens the %s', (query, view) => {
		expect(readAccommodationView(new URLSearchParams(query))).toBe(view)
	})

	test('Show Categories returns to a clean overview', () => {
		const current = new URLSearchParams('lang=en&type=hotel&price=mid&search=x&view=list')
		const shown = writeAccommodationFilters(noAccommodationFilters, 'category', current)
		expect(shown.toString()).toBe('lang=en')
	})

	test('See All opens the list without a filter', () => {
		const shown = writeAccommodationFilters(noAccommodationFilters, 'list')
		expect(shown.toString()).toBe('view=list')
		expect(hasAccommodationFilters(readAccommodationFilters(shown))).toBe(false)
	})
})

test('the address brings the same filters and view back', () => {
	fc.assert(
		fc.property(anyFilters, fc.constantFrom('category', 'list'), (filters, view) => {
			const address = writeAccommodationFilters(filters, view).toString()
			const params = new URLSearchParams(address)
			const search = filters.search.trim() === '' ? '' : filters.search
			expect(readAccommodationFilters(params)).toEqual({ ...filters, search })
			const filtered = hasAccommodationFilters(filters)
			expect(readAccommodationView(params)).toBe(filtered ? 'list' : view)
		}),
	)
})
