/** A part of a question is about what the whole of it names, where it names nothing itself. */
import type { Reading } from './read.ts'

export function withNamesOf(whole: Reading, part: Reading): Reading {
	const isNamed = part.universities.length > 0 || part.institutes.length > 0
	const level = part.level ?? whole.level
	return {
		...part,
		universities: isNamed ? part.universities : whole.universities,
		institutes: isNamed ? part.institutes : whole.institutes,
		subjects: part.subjects.length > 0 ? part.subjects : whole.subjects,
		homes: part.homes.length > 0 ? part.homes : whole.homes,
		...(level && { level }),
	}
}
