/** What is known of a question besides its words, as examples know it too. */
import type { ByTables } from './by-tables.ts'
import type { Beside } from './likeness/traits.ts'
import type { Reading } from './read.ts'

const kindsNamed = [
	'universities',
	'institutes',
	'homes',
	'cities',
	'subjects',
	'level',
	'country',
	'certificate',
] as const
const kindsOfNumbers = ['amount', 'score', 'months', 'percent', 'age', 'month', 'year'] as const
const isThere = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined)

/** What kinds of things it names; which ones is no matter of what is asked. */
const kindsIn = (reading: Reading) => [
	...kindsNamed.filter((kind) => isThere(reading[kind])),
	...kindsOfNumbers.filter((kind) => isThere(reading.numbers[kind])).map((kind) => `${kind}0`),
]

export function besideOf({ reading, whole, halves, before }: ByTables): Beside {
	const mark = whole.isTentative ? '?' : whole.isPartial ? '~' : ''
	return {
		before: before.intent,
		byTables: `${whole.intent}${mark}`,
		halves: halves.map(({ intent }) => intent),
		ideas: [...reading.ideas, ...kindsIn(reading)],
	}
}
