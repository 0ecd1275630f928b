import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { flattenStrings } from '#domain/translate.ts'
import { parityFaults, untranslatedFaults } from './locales.ts'
import { root, sourcesUnder } from './sources.ts'

const sixForms = {
	files_zero: 'لا ملفات',
	files_one: 'ملف واحد',
	files_two: 'ملفان',
	files_few: '{{count}} ملفات',
	files_many: '{{count}} ملفًا',
	files_other: '{{count}} ملف',
}

describe('the rules can fail', () => {
	test('a key that one language lacks', () => {
		expect(parityFaults({ a: 'ا', b: 'ب' }, { a: 'a' })).toEqual(['b is missing in English'])
		expect(parityFaults({ a: 'ا' }, { a: 'a', b: 'b' })).toEqual(['b is missing in Arabic'])
	})

	test('a count without all its Arabic forms', () => {
		const { files_two: _, ...five } = sixForms
		const english = { files_one: '{{count}} file', files_other: '{{count}} files' }
		expect(parityFaults(five, english)).toEqual(['files has no form "two" in ar'])
		expect(parityFaults(sixForms, english)).toEqual([])
	})

	test('a count in one language that is a plain text in the other', () => {
		expect(parityFaults(sixForms, { files: '{{count}} files' })).toContain(
			'files has no form "other" in en',
		)
	})

	test('a placeholder that one language lacks', () => {
		expect(parityFaults({ a: 'مرحبًا {{name}}' }, { a: 'Hello' })).toHaveLength(1)
	})

	test('an empty text', () => {
		expect(parityFaults({ a: ' ' }, { a: 'a' })).toEqual(['a is empty in ar'])
	})

	test('a text left in English, or in Arabic', () => {
		expect(untranslatedFaults({ a: 'Send message' }, { a: 'Send message' })).toHaveLength(0)
		expect(untranslatedFaults({ a: 'Send us a message' }, { a: 'Send us a message' })).toHaveLength(
			1,
		)
		expect(untranslatedFaults({ a: 'اكتب' }, { a: 'اكتب' })).toHaveLength(1)
		expect(untranslatedFaults({ a: 'WhatsApp' }, { a: 'WhatsApp' })).toEqual([])
	})
})

describe('strings of the interface', () => {
	const areasOf = (language: string) =>
		sourcesUnder([`locales/${language}`], /\.json$/).map(({ path }) => basename(path))
	const read = (language: string, area: string) =>
		flattenStrings(JSON.parse(readFileSync(join(root, 'locales', language, area), 'utf8')))

	test('both languages have the same areas', () => {
		expect(areasOf('ar')).toEqual(areasOf('en'))
	})

	test.each(areasOf('en'))('%s says the same in both languages', (area) => {
		const [ar, en] = [read('ar', area), read('en', area)]
		expect([...parityFaults(ar, en), ...untranslatedFaults(ar, en)]).toEqual([])
	})
})
