import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markHits } from '#domain/filters/search-hits.ts'
import { universityFields, universitySearchText } from '#domain/filters/search-texts.ts'
import {
	fieldOptions,
	filterUniversities,
	noUniversityFilters,
	readUniversityFilters,
	type UniversityFilters,
	universityLocationOptions,
	withoutUniversityFilters,
	writeUniversityFilters,
} from '#domain/filters/universities.ts'
import type { Text } from '#domain/language.ts'

const text = (ar: string, en: string): Text => ({ ar, en })

function made(
	id: string,
	location: string,
	names: readonly [string, string],
	programmes: readonly (readonly [string, string, string?])[],
	aliases: readonly string[] = [],
) {
	const university = {
		name: text(...names),
		shortName: id.toUpperCase(),
		aliases,
		programmeNames: programmes.map(([ar, en, field]) => ({ name: text(ar, en), field })),
		programmes: { bachelor: [{ name: text('بكالوريوس', 'Bachelor') }], master: [], phd: [] },
	}
	return {
		id,
		location,
		search: universitySearchText(university),
		fields: universityFields(university),
	}
}

const universities = [
	made(
		'um',
		'kuala-lumpur',
		['جامعة مالايا', 'University of Malaya'],
		[
			['الطب والجراحة', 'Medicine and Surgery'],
			['الهندسة المدنية', 'Civil Engineering'],
			['القانون', 'Laws', 'law'],
		],
		['مالايو'],
	),
	made(
		'upm',
		'serdang',
		['جامعة بوترا ماليزيا', 'Universiti Putra Malaysia'],
		[
			['الطب البيطري', 'Veterinary Medicine'],
			['علوم الحاسوب', 'Computer Science', 'computing'],
		],
	),
	made(
		'taylors',
		'subang-jaya',
		['جامعة تايلورز', "Taylor's University"],
		[
			['إدارة الضيافة', 'Hospitality Management'],
			['إدارة الأعمال', 'Business Administration'],
			['الصيدلة', 'Pharmacy'],
		],
	),
	made(
		'usm',
		'penang',
		['جامعة العلوم الماليزية', 'Universiti Sains Malaysia'],
		[['طب الأسنان', 'Dentistry', 'medicine']],
	),
]

const ids = (filters: Partial<UniversityFilters>) =>
	filterUniversities(markHits(universities, filters.search ?? ''), {
		...noUniversityFilters,
		...filters,
	}).map(({ id }) => id)

const everyone = ['um', 'upm', 'taylors', 'usm']

test.each<[Partial<UniversityFilters>, string[]]>([
	[{}, everyone],
	[{ search: '   ' }, everyone],
	[{ search: 'malaya' }, ['um']],
	[{ search: 'MALAYA' }, ['um']],
	[{ search: 'Universiti' }, ['upm', 'usm']],
	[{ search: ' universiti  sains' }, ['usm']],
	[{ search: 'taylors' }, ['taylors']],
	[{ search: 'Taylor’s' }, ['taylors']],
	[{ search: 'مالايا' }, ['um']],
	[{ search: 'مالايو' }, ['um']],
	[{ search: 'engineering' }, ['um']],
	[{ search: 'engin' }, ['um']],
	[{ search: 'هندسه' }, ['um']],
	[{ search: 'medicine' }, ['um', 'upm', 'usm']],
	[{ search: 'الطب' }, ['um', 'upm', 'usm']],
	[{ search: 'اداره الاعمال' }, ['taylors']],
	[{ search: 'كمبيوتر' }, ['upm']],
	[{ search: 'USM' }, ['usm']],
	[{ search: 'malaya law' }, []],
	[{ search: 'hospitality management' }, ['taylors']],
	[{ search: 'management hospitality' }, ['taylors']],
	[{ search: 'civil surgery' }, []],
	[{ search: 'business management' }, []],
	[{ search: 'business admin' }, ['taylors']],
	[{ search: 'اعمال إدارة' }, ['taylors']],
	[{ search: 'هندسة مدنية' }, ['um']],
	[{ search: 'civil هندسة' }, ['um']],
	[{ search: 'law' }, ['um']],
	[{ search: 'um' }, ['um']],
	[{ search: 'ai' }, []],
	[{ search: 'pha' }, []],
	[{ search: 'phar' }, ['taylors']],
	[{ search: 'طب' }, ['um', 'upm', 'usm']],
	[{ search: 'putra law' }, []],
	[{ search: 'astronomy' }, []],
	[{ search: 'Serdang' }, []],
	[{ field: 'medicine' }, ['um', 'upm', 'usm']],
	[{ field: 'engineering' }, ['um']],
	[{ field: 'business' }, ['taylors']],
	[{ field: 'computing' }, ['upm']],
	[{ field: 'law' }, ['um']],
	[{ location: 'kuala-lumpur' }, ['um']],
	[{ location: 'serdang' }, ['upm']],
	[{ location: 'sepang' }, []],
	[{ field: 'medicine', location: 'serdang' }, ['upm']],
	[{ field: 'law', location: 'serdang' }, []],
	[{ search: 'putra', field: 'computing', location: 'serdang' }, ['upm']],
	[{ search: 'malaya', field: 'computing', location: 'serdang' }, []],
	[{ search: 'putra', field: 'law', location: 'serdang' }, []],
	[{ search: 'putra', field: 'computing', location: 'kuala-lumpur' }, []],
])('%j leaves %j', (filters, expected) => {
	expect(ids(filters)).toEqual(expected)
})

test('the options are those of the specification, in its order, and the two cities that it leaves out', () => {
	expect(fieldOptions).toEqual(['medicine', 'engineering', 'business', 'computing', 'law'])
	expect(universityLocationOptions).toEqual([
		'kuala-lumpur',
		'johor-bahru',
		'subang-jaya',
		'serdang',
		'petaling-jaya',
		'cyberjaya',
		'sepang',
		'bangi',
		'penang',
	])
})

const anyFilters = fc.record({
	search: fc.oneof(fc.string(), fc.constantFrom('all', 'malaya', 'هندسة', 'taylors', 'universiti')),
	field: fc.constantFrom('all' as const, ...fieldOptions),
	location: fc.constantFrom('all' as const, ...universityLocationOptions),
})

test('a university is left exactly when all three conditions hold alone', () => {
	fc.assert(
		fc.property(anyFilters, ({ search, field, location }) => {
			const alone = [ids({ search }), ids({ field }), ids({ location })]
			const all = everyone.filter((id) => alone.every((list) => list.includes(id)))
			expect(ids({ search, field, location })).toEqual(all)
		}),
	)
})

describe('the address', () => {
	test('names what is chosen and nothing else', () => {
		const filters = { search: 'طب', field: 'medicine', location: 'all' } as const
		expect(writeUniversityFilters(filters).toString()).toBe(
			`search=${encodeURIComponent('طب')}&field=medicine`,
		)
		expect(writeUniversityFilters(noUniversityFilters).toString()).toBe('')
	})

	test('keeps what others put there', () => {
		const current = new URLSearchParams('lang=en&field=law&utm_source=x')
		expect(writeUniversityFilters({ ...noUniversityFilters, field: 'business' }, current)).toEqual(
			new URLSearchParams('lang=en&field=business&utm_source=x'),
		)
		expect(current.get('field')).toBe('law')
	})

	test('of the whole list keeps the answers of a plan, not its budget', () => {
		const current = new URLSearchParams(
			'search=um&field=law&location=serdang&cert=school&test=ielts&score=6&max=80000&cur=SAR',
		)
		expect(withoutUniversityFilters(current).toString()).toBe(
			'cert=school&test=ielts&score=6&cur=SAR',
		)
		expect(withoutUniversityFilters(new URLSearchParams('field=law')).toString()).toBe('')
	})

	test('with values nobody offered means all', () => {
		const params = new URLSearchParams('field=magic&location=melaka')
		expect(readUniversityFilters(params)).toEqual(noUniversityFilters)
		expect(readUniversityFilters(new URLSearchParams('field=LAW'))).toEqual(noUniversityFilters)
	})

	test('brings the same filters back', () => {
		fc.assert(
			fc.property(anyFilters, (filters) => {
				const search = filters.search.trim() === '' ? '' : filters.search
				const address = writeUniversityFilters(filters).toString()
				expect(readUniversityFilters(new URLSearchParams(address))).toEqual({ ...filters, search })
			}),
		)
	})
})
