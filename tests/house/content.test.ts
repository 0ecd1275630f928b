import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import * as pageSchemas from '#content/page-schema.ts'
import { cities } from '#content/places.ts'
import { instituteSteps, universitySteps } from '#content/registration.ts'
import { accommodation, institute, question, step, university } from '#content/schema.ts'
import { sharedLines } from '#content/shared-lines.ts'
import { shipped } from '#content/shipped.ts'
import {
	type Entry,
	languageFaults,
	pageFaults,
	relatedFaults,
	scenesIn,
	schemaFaults,
	sectionFaults,
	summaryFaults,
} from './content.ts'
import { samenessFaults } from './sameness.ts'
import { root, sourcesUnder } from './sources.ts'

describe('the rules can fail', () => {
	const text = { ar: 'نص', en: 'Text' }

	test('an entry without one of its languages, or under another name', () => {
		const entry = { id: 'fees', question: text, answer: { ar: 'نص', en: ' ' } }
		expect(schemaFaults(question, [{ file: 'fees', value: entry }])).toHaveLength(1)
		const complete = { ...entry, answer: text }
		expect(schemaFaults(question, [{ file: 'fees', value: complete }])).toEqual([])
		expect(schemaFaults(question, [{ file: 'costs', value: complete }])).toHaveLength(1)
	})

	test.each([
		['Arabic in English', { ar: 'نص', en: 'نص' }],
		['English in Arabic', { ar: 'Text only', en: 'Text' }],
		['Arabic-Indic digits', { ar: 'منذ ١٩٠٥', en: 'since 1905' }],
		['a direction mark', { ar: 'نص\u200f', en: 'Text' }],
		['a placeholder', { ar: 'نص', en: 'Coming soon' }],
	])('%s', (_, bad) => {
		expect(languageFaults({ title: bad })).not.toEqual([])
		expect(languageFaults({ title: text })).toEqual([])
	})

	test('a page that is not what its schema says, or not there', () => {
		const schemas = { aboutPage: v.object({ title: v.string() }), award: v.string() }
		expect(pageFaults(schemas, { about: { title: 1 }, awards: ['one'] })).toHaveLength(1)
		expect(pageFaults(schemas, { about: { title: 'one' } })).toHaveLength(1)
		expect(pageFaults(schemas, { about: { title: 'one' }, awards: [] })).toEqual([])
	})

	test('a summary that search results would cut', () => {
		const value = { summary: { ar: 'نص', en: 'x'.repeat(161) } }
		expect(summaryFaults([{ file: 'a', value }])).toHaveLength(1)
	})

	test('an entry related to itself, to nobody, or twice to one', () => {
		const entries = [
			{ file: 'a', value: { related: ['a', 'nobody', 'b', 'b'] } },
			{ file: 'b', value: { related: ['a'] } },
		]
		expect(relatedFaults(entries)).toHaveLength(3)
	})

	test('a sentence that two entities share but for names and numbers', () => {
		const entity = (file: string, name: string, year: number): Entry => ({
			file,
			value: {
				name: { ar: name, en: name },
				description: {
					ar: `نص ${file}`,
					en: `Founded in ${year}, ${name} is a leading place to study in Malaysia. It has ${file}.`,
				},
			},
		})
		const [um, apu] = [entity('um', 'Malaya', 1905), entity('apu', 'Asia Pacific', 1993)]
		expect(samenessFaults([um, apu], [], [])).toHaveLength(1)
		expect(samenessFaults([um], [], [])).toEqual([])
	})
})

const universities = await entriesOf('universities')
const institutes = await entriesOf('institutes')
const housing = await entriesOf('accommodation')

const kinds: [string, v.GenericSchema, Entry[]][] = [
	['universities', university, universities],
	['institutes', institute, institutes],
	['accommodation', accommodation, housing],
]

describe.each(kinds)('%s', (_, schema, entries) => {
	test('are complete in both languages', () => {
		expect(schemaFaults(schema, entries)).toEqual([])
	})

	test('stand in their own language', () => {
		const faults = entries.flatMap(({ file, value }) =>
			languageFaults(value).map((fault) => `${file}: ${fault}`),
		)
		expect([...faults, ...summaryFaults(entries)]).toEqual([])
	})

	test('say nothing that another says too', () => {
		expect(samenessFaults(entries, Object.values(cities), Object.values(sharedLines))).toEqual([])
	})

	test('lead to each other', () => {
		expect(relatedFaults(entries)).toEqual([])
	})
})

test('every university that is shipped has all sections of its page', () => {
	const [first] = shipped.universities
	if (!first) throw new Error('no university')
	expect(sectionFaults(shipped.universities)).toEqual([])
	const { students: _, ...less } = { ...first, faq: [] }
	expect(sectionFaults([less])).toEqual([`${first.id}: faq`, `${first.id}: students`])
})

describe('pages', () => {
	test('are complete in both languages', async () => {
		const pages = await pagesOfContent()
		const exported = Object.assign({}, ...pages.map(({ value }) => value))
		expect(pageFaults(pageSchemas, exported)).toEqual([])
	})

	test('tell seven steps to a university and seven to an institute', () => {
		expect(v.is(v.pipe(v.array(step), v.length(7)), universitySteps)).toBe(true)
		expect(v.is(v.pipe(v.array(step), v.length(7)), instituteSteps)).toBe(true)
	})

	test('stand in their own language', async () => {
		const pages = await pagesOfContent()
		const faults = pages.flatMap(({ file, value }) =>
			languageFaults(value).map((fault) => `${file}: ${fault}`),
		)
		expect(faults).toEqual([])
	})
})

test('every scene that content shows is drawn', async () => {
	const shown = [...universities, ...institutes, ...housing, ...(await pagesOfContent())]
	const drawn = new Set(
		sourcesUnder(['public/scenes'], /\.svg$/).map(({ path }) => basename(path, '.svg')),
	)
	const missing = [...new Set(shown.flatMap(({ value }) => scenesIn(value)))]
		.filter((scene) => !drawn.has(scene))
		.sort()
	expect(missing).toEqual([])
})

async function entriesOf(folder: string): Promise<Entry[]> {
	return Promise.all(
		filesIn(`content/${folder}`).map(async (path) => {
			const loaded = await load(path)
			return { file: basename(path, '.ts'), value: loaded.default }
		}),
	)
}

/** Everything else under `content`, by what each file exports. */
async function pagesOfContent(): Promise<Entry[]> {
	return Promise.all(
		filesIn('content').map(async (path) => ({
			file: basename(path),
			value: { ...(await load(path)) },
		})),
	)
}

function filesIn(folder: string) {
	try {
		return readdirSync(join(root, folder))
			.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
			.map((name) => join(root, folder, name))
	} catch {
		return []
	}
}

function load(path: string): Promise<Record<string, unknown>> {
	return import(pathToFileURL(path).href)
}
