import { expect, test } from 'vitest'
import { type Exceptions, lengthFaults } from './lengths.ts'
import { code, sourcesUnder } from './sources.ts'

const exceptions: Exceptions = {}

const file = (path: string, lines: number) => ({ path, text: 'x\n'.repeat(lines) })

test('a file that is too long is named', () => {
	const long = [
		file('app/routes/home.tsx', 151),
		file('app/ui/a.tsx', 251),
		file('domain/a.ts', 301),
	]
	expect(lengthFaults(long, {})).toHaveLength(3)
	const short = [
		file('app/routes/home.tsx', 150),
		file('app/ui/a.tsx', 250),
		file('domain/a.ts', 300),
	]
	expect(lengthFaults(short, {})).toEqual([])
})

test('an exception holds only while it is needed', () => {
	expect(lengthFaults([file('domain/a.ts', 301)], { 'domain/a.ts': 'one table' })).toEqual([])
	expect(lengthFaults([file('domain/a.ts', 10)], { 'domain/a.ts': 'one table' })).toHaveLength(1)
})

test('every file is one thing', () => {
	// Content is data: an entry is as long as what is known about it.
	const folders = ['app', 'art', 'domain', 'scripts', 'server', 'tests', 'tools']
	expect(lengthFaults(sourcesUnder(folders, code), exceptions)).toEqual([])
})
