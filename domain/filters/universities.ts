import { readOption, withFilters } from './params.ts'

/** The options as the specification lists them, and after them the cities that have universities too. */
export const fieldOptions = ['medicine', 'engineering', 'business', 'computing', 'law'] as const
export type FieldOption = (typeof fieldOptions)[number]

export const universityLocationOptions = [
	'kuala-lumpur',
	'johor-bahru',
	'subang-jaya',
	'serdang',
	'petaling-jaya',
	'cyberjaya',
	'sepang',
	'bangi',
	'penang',
] as const
type UniversityLocationOption = (typeof universityLocationOptions)[number]

export interface UniversityFilters {
	search: string
	field: FieldOption | 'all'
	location: UniversityLocationOption | 'all'
}

export const noUniversityFilters: UniversityFilters = { search: '', field: 'all', location: 'all' }

/** What the filters look at, whatever else a card shows. */
export interface FilterableUniversity {
	/** By the search for which the list was loaded. */
	found: boolean
	/** From `universityFields`. */
	fields: readonly string[]
	location: string
}

export function filterUniversities<Item extends FilterableUniversity>(
	universities: readonly Item[],
	{ search, field, location }: UniversityFilters,
): Item[] {
	return universities.filter(
		(university) =>
			(location === 'all' || university.location === location) &&
			(field === 'all' || university.fields.includes(field)) &&
			(search.trim() === '' || university.found),
	)
}

export function readUniversityFilters(params: URLSearchParams): UniversityFilters {
	return {
		search: params.get('search') ?? '',
		field: readOption(params, 'field', fieldOptions),
		location: readOption(params, 'location', universityLocationOptions),
	}
}

export function writeUniversityFilters(
	{ search, ...choices }: UniversityFilters,
	current = new URLSearchParams(),
): URLSearchParams {
	return withFilters(current, search, choices)
}

/** The address of the whole list: filters and budget go, what a plan answered stays. */
export function withoutUniversityFilters(current: URLSearchParams): URLSearchParams {
	const params = writeUniversityFilters(noUniversityFilters, current)
	params.delete('max')
	return params
}
