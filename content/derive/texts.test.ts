import { expect, test } from 'vitest'
import { languages } from '#domain/language.ts'
import { type Documents, shipped } from '../shipped.ts'
import { runsOf } from './remembered.ts'
import { derivedTexts } from './texts.ts'

/** The parts of a text that are written and hashed one by one. */
function partsOf(value: unknown, levels: number): object[] {
	if (typeof value !== 'object' || value === null) return []
	if (levels === 0) return [value]
	return Object.values(value).flatMap((part) => partsOf(part, levels - 1))
}

const partsIn = (documents: Documents) =>
	derivedTexts(documents)
		.filter(({ from }) => runsOf(documents.universities).every((run) => from.includes(run)))
		.flatMap(({ name, make, levels = 0 }) =>
			languages.map((language) => ({
				name: `${name} ${language}`,
				parts: partsOf(make(language), levels),
			})),
		)

test('of a text over all universities only the parts of the changed one are made again', () => {
	const before = partsIn(shipped)
	const [first, ...others] = shipped.universities
	if (!first) throw new Error('no university')
	const changed = { ...first, established: { ...first.established, value: 1901 } }
	const after = partsIn({ ...shipped, universities: [changed, ...others] })
	const made = after.map(({ name, parts }) => {
		const known = before.find((text) => text.name === name)?.parts
		return { name, made: parts.filter((part) => !known?.includes(part)).length }
	})
	expect(made.length).toBeGreaterThan(6)
	expect(made.filter((text) => text.made > 3)).toEqual([])
	// A whole text that is one part would be made as a whole.
	expect(after.filter(({ name, parts }) => parts.length === 1 && !/codes/.test(name))).toEqual([])
})

test('the list of universities follows a changed name', () => {
	const list = (documents: Documents) =>
		JSON.stringify(
			derivedTexts(documents)
				.find(({ name }) => name === 'universities')
				?.make('en'),
		)
	const [first, ...others] = shipped.universities
	if (!first) throw new Error('no university')
	const renamed = { ...first, name: { ...first.name, en: 'AAA University' } }
	list(shipped)
	expect(list({ ...shipped, universities: [renamed, ...others] })).toMatch(
		/^\[\{"id":"university-of-malaya"/,
	)
})
