/** What the papers for newcomers name is there: a file that moves takes its mentions along. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourcesUnder } from './sources.ts'

const papers = ['README.md', 'CONTRIBUTING.md', 'docs/map.md', 'app/README.md', 'server/README.md']
const folders = [
	'app',
	'art',
	'content',
	'deploy',
	'docs',
	'domain',
	'locales',
	'scripts',
	'server',
	'tests',
	'tools',
]
const inFolder = new RegExp(`^(${folders.join('|')})/[\\w./-]+$`)
const names = new Set(sourcesUnder(folders, /\.\w+$/).map(({ path }) => basename(path)))

function missingIn(text: string): string[] {
	const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)
	return named.filter((name) => {
		if (inFolder.test(name)) return !existsSync(join(root, name))
		return (
			/^[\w-]+\.(ts|tsx|js|css)$/.test(name) && !names.has(name) && !existsSync(join(root, name))
		)
	})
}

test('names what is missing', () => {
	expect(
		missingIn('`app/form/record.ts`, `record.ts`, `app/nowhere/x.ts`, `nowhere-at-all.ts`'),
	).toEqual(['app/nowhere/x.ts', 'nowhere-at-all.ts'])
})

test.each(papers)('every file that %s names exists', (paper) => {
	expect(missingIn(readFileSync(join(root, paper), 'utf8'))).toEqual([])
})
