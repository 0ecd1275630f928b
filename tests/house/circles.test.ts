import { expect, test } from 'vitest'
import { circles } from './circles.ts'
import { code, isTest, sourcesUnder } from './sources.ts'

const file = (path: string, text: string) => ({ path, text })

test.each([
	['values', `import { b } from './b.ts'`],
	['types', `import type { B } from './b.ts'`],
	['a type written in place', `type B = import('./b.ts').B`],
	['a dynamic import', `const b = () => import('./b.ts')`],
	['what is handed on', `export { b } from './b.ts'`],
])('finds a circle closed by %s', (_, text) => {
	const sources = [
		file('app/a.ts', text),
		file('app/b.ts', `import { c } from './c.ts'`),
		file('app/c.ts', `import { a } from '#app/a.ts'`),
		file('app/d.ts', `import { a } from './a.ts'`),
	]
	expect(circles(sources)).toEqual([['app/a.ts', 'app/b.ts', 'app/c.ts']])
})

test('a file imported by two is no circle', () => {
	const sources = [
		file('app/a.ts', `import './b.ts'; import './c.ts'`),
		file('app/b.ts', `import './c.ts'`),
		file('app/c.ts', ''),
	]
	expect(circles(sources)).toEqual([])
})

test('no files of the project import each other in a circle', () => {
	const folders = ['app', 'art', 'content', 'domain', 'locales', 'scripts', 'server', 'tools']
	expect(circles(sourcesUnder(folders, code).filter(({ path }) => !isTest(path)))).toEqual([])
})
