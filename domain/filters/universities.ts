import type { Text } from '../language.ts'
import { fold, foldAll, matches } from '../search.ts'
import { readOption, withFilters } from './params.ts'

/** The options as the specification lists them; Bangi and Penang have universities but no option. */
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
	/** From `universitySearchText`: names and programmes in both languages, whichever is shown; empty until there is a search. */
	search: string
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
			(university.search === '' || matches(university.search, search)),
	)
}

interface NamedUniversity {
	name: Text
	shortName: string
	aliases: readonly string[]
	programmeNames: readonly { name: Text; field?: string | undefined }[]
	programmes: Readonly<Record<'bachelor' | 'master' | 'phd', readonly { name: Text }[]>>
}

/** Built once, where both languages are at hand; the browser gets only the result. */
export function universitySearchText(university: NamedUniversity): string {
	const { bachelor, master, phd } = university.programmes
	const named = [university, ...university.programmeNames, ...bachelor, ...master, ...phd]
	const texts = named.flatMap(({ name }) => [name.ar, name.en])
	return foldAll([...texts, university.shortName, ...university.aliases])
}

/** The fields its programmes belong to: the field they are filed under, or one that their name contains. */
export function universityFields(
	university: Pick<NamedUniversity, 'programmeNames'>,
): FieldOption[] {
	return fieldOptions.filter((option) =>
		university.programmeNames.some(
			({ name, field }) => field === option || fold(name.en).includes(option),
		),
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
