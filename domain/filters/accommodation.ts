import { readOption, withFilters } from './params.ts'

export const typeOptions = [
	'university-dormitory',
	'private-apartment',
	'shared-housing',
	'hotel',
] as const
type TypeOption = (typeof typeOptions)[number]

/** The options as the specification lists them; listings may also lie in Petaling Jaya. */
export const listingLocationOptions = [
	'kuala-lumpur',
	'subang-jaya',
	'cyberjaya',
	'johor-bahru',
] as const
export type ListingLocationOption = (typeof listingLocationOptions)[number]

export const priceOptions = ['budget', 'mid', 'premium'] as const
export type PriceOption = (typeof priceOptions)[number]

export interface AccommodationFilters {
	search: string
	type: TypeOption | 'all'
	location: ListingLocationOption | 'all'
	price: PriceOption | 'all'
}

export const noAccommodationFilters: AccommodationFilters = {
	search: '',
	type: 'all',
	location: 'all',
	price: 'all',
}

interface PriceRange {
	min: number
	max: number
}

/** What the filters look at, whatever else a card shows. */
export interface FilterableListing {
	/** By the search for which the list was loaded. */
	found: boolean
	type: string
	location: string
	priceRange: PriceRange
}

/** The specification's rules, ringgit per month; a range across two bands is in neither. */
const inPriceBand: Record<PriceOption, (range: PriceRange) => boolean> = {
	budget: ({ min, max }) => min <= 500 && max <= 500,
	mid: ({ min, max }) => min >= 500 && max <= 1000,
	premium: ({ min }) => min >= 1000,
}

export function filterListings<Item extends FilterableListing>(
	listings: readonly Item[],
	{ search, type, location, price }: AccommodationFilters,
): Item[] {
	return listings.filter(
		(listing) =>
			(type === 'all' || listing.type === type) &&
			(location === 'all' || listing.location === location) &&
			(price === 'all' || inPriceBand[price](listing.priceRange)) &&
			(search.trim() === '' || listing.found),
	)
}

/** How many each price option would leave, given the other filters; an option with none can't be chosen. */
export function countByPrice(
	listings: readonly FilterableListing[],
	filters: AccommodationFilters,
): Record<PriceOption | 'all', number> {
	const count = (price: PriceOption | 'all') =>
		filterListings(listings, { ...filters, price }).length
	return {
		all: count('all'),
		budget: count('budget'),
		mid: count('mid'),
		premium: count('premium'),
	}
}

const neighbourhoods: Readonly<Record<string, ListingLocationOption>> = {
	'SS15 Subang Jaya': 'subang-jaya',
	'Mont Kiara': 'kuala-lumpur',
	'Cyberjaya City Center': 'cyberjaya',
	'Bukit Indah JB': 'johor-bahru',
}

/** The location that View Accommodations chooses, by the English name of the neighbourhood. */
export function locationOfNeighbourhood(name: string): ListingLocationOption | 'all' {
	return (Object.hasOwn(neighbourhoods, name) ? neighbourhoods[name] : undefined) ?? 'all'
}

/** The overview of types and neighbourhoods, or the full list. */
export type AccommodationView = 'category' | 'list'

export function hasAccommodationFilters({ search, ...choices }: AccommodationFilters): boolean {
	return search.trim() !== '' || Object.values(choices).some((choice) => choice !== 'all')
}

export function readAccommodationFilters(params: URLSearchParams): AccommodationFilters {
	return {
		search: params.get('search') ?? '',
		type: readOption(params, 'type', typeOptions),
		location: readOption(params, 'location', listingLocationOptions),
		price: readOption(params, 'price', priceOptions),
	}
}

/** Any filter or search opens the full list; without one it is open only when asked for. */
export function readAccommodationView(params: URLSearchParams): AccommodationView {
	const asked = params.get('view') === 'list'
	return asked || hasAccommodationFilters(readAccommodationFilters(params)) ? 'list' : 'category'
}

/** Show Categories writes `noAccommodationFilters` and `category`. */
export function writeAccommodationFilters(
	{ search, ...choices }: AccommodationFilters,
	view: AccommodationView,
	current = new URLSearchParams(),
): URLSearchParams {
	const params = withFilters(current, search, choices)
	if (view === 'list') params.set('view', view)
	else params.delete('view')
	return params
}
