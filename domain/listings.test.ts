import { expect, test } from 'vitest'
import { cardAmenities, firstListings, isFeatured, similarListings } from '#domain/listings.ts'

test.each([
	[0, 0, false],
	[5, 5, false],
	[6, 6, false],
	[7, 6, true],
	[20, 6, true],
])('of %d listings %d stand on the overview', (count, shown, more) => {
	const result = firstListings(Array.from({ length: count }, (_, index) => index))
	expect(result.shown).toHaveLength(shown)
	expect(result.more).toBe(more)
})

test.each([
	[4, false],
	[4.49, false],
	[4.5, true],
	[4.7, true],
])('a rating of %d is featured: %s', (rating, featured) => {
	expect(isFeatured(rating)).toBe(featured)
})

test('a card names four amenities and counts the rest', () => {
	expect(cardAmenities(['wifi', 'gym'])).toEqual({ shown: ['wifi', 'gym'], more: 0 })
	expect(cardAmenities(['a', 'b', 'c', 'd'])).toEqual({ shown: ['a', 'b', 'c', 'd'], more: 0 })
	expect(cardAmenities(['a', 'b', 'c', 'd', 'e', 'f']).more).toBe(2)
})

test('similar listings share the type or the place, three at most, never itself', () => {
	const current = { id: 'a', type: 'hotel', location: 'kuala-lumpur' }
	const others = [
		current,
		{ id: 'b', type: 'hotel', location: 'cyberjaya' },
		{ id: 'c', type: 'shared-housing', location: 'johor-bahru' },
		{ id: 'd', type: 'private-apartment', location: 'kuala-lumpur' },
		{ id: 'e', type: 'hotel', location: 'kuala-lumpur' },
		{ id: 'f', type: 'hotel', location: 'subang-jaya' },
	]
	expect(similarListings(others, current).map(({ id }) => id)).toEqual(['b', 'd', 'e'])
	expect(similarListings([current], current)).toEqual([])
})
