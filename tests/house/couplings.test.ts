/**
 * What the site reads of its libraries' insides, each with the place that reads it (`docs/decisions/0017-couplings.md`). An upgrade
 * that changes one of them fails here by name, before anything breaks silently.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { code, sourcesUnder } from './sources.ts'

const root = join(import.meta.dirname, '../..')
const library = (...path: string[]) => readFileSync(join(root, 'node_modules', ...path), 'utf8')
const router = (file: string) => library('react-router/dist/production/lib', file)

const couplings: {
	name: string
	reader: string
	reads: string
	text: () => string
	says: RegExp
}[] = [
	{
		name: "the markup of the router's scripts and preloads",
		reader: 'server/pages/defer.ts',
		reads: 'modulepreload',
		text: () => router('dom/ssr/components.js'),
		says: /"modulepreload"[\s\S]*type: "module"|type: "module"[\s\S]*"modulepreload"/,
	},
	{
		name: "the stream that hands a page's data to React",
		reader: 'app/entry.server.tsx',
		reads: 'streamController',
		text: () => router('dom/ssr/single-fetch.js'),
		says: /window\.__reactRouterContext\.streamController\.enqueue/,
	},
]

test.each(couplings)('$name is still there', ({ text, says }) => {
	expect(says.test(text())).toBe(true)
})

test.each(couplings)('$name is read in one place', ({ reader, reads }) => {
	expect(readFileSync(join(root, reader), 'utf8')).toContain(reads)
})

test('the decision names each place', () => {
	const decision = readFileSync(join(root, 'docs/decisions/0017-couplings.md'), 'utf8')
	for (const { reader } of couplings) expect(decision).toContain(reader)
})

test("the router's own marks on links are read nowhere", () => {
	const readers = sourcesUnder(['app'], code).filter(({ text }) => text.includes('data-discover'))
	expect(readers.map(({ path }) => path)).toEqual([])
})
