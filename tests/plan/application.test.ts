/** What the application takes from addresses and plans, as the examples expect it. */
import { expect, test } from 'vitest'
import { preferredUniversities } from '#domain/forms/application-options.ts'
import { readPlan } from '#domain/plan/address.ts'
import { applicationFrom } from '#domain/plan/application.ts'
import { sourcesIn } from './facts.ts'
import vectors from './vectors.json' with { type: 'json' }

const sources = sourcesIn('en', vectors.meta.today)
const { catalogue } = sources
const fieldsOf = (query: string) =>
	applicationFrom(readPlan(new URLSearchParams(query), sources).plan, catalogue)

// The last one is about a draft, which belongs to the form.
test.each(vectors.apply.slice(0, 6))('$id: $given', ({ given, fields }) => {
	const expected = Object.entries(fields).map(([name, value]) => [
		name,
		value === true ? 'yes' : value,
	])
	expect(fieldsOf(given.split('?')[1] ?? '')).toEqual(Object.fromEntries(expected))
})

test('every university of the catalogue can be preferred, and other stands last', () => {
	const offered: readonly string[] = preferredUniversities
	expect(offered).toHaveLength(16)
	expect(offered.at(-1)).toBe('other')
	expect(catalogue.universities.filter(({ code }) => !offered.includes(code))).toEqual([])
})

test('a MUET result says nothing of a level that the form knows, and a hotel is no home', () => {
	expect(fieldsOf('p=um.b3&test=muet&score=4&r=klcc.r1')).toEqual({
		application_type: 'university',
		preferred_university: 'um',
		program_of_interest: 'Bachelor of Computer Science (Artificial Intelligence)',
		english_test: 'muet',
		english_score: '4',
	})
})
