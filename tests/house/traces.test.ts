import { expect, test } from 'vitest'
import { sourcesUnder } from './sources.ts'
import { traceFaults } from './traces.ts'

/** Text that is kept with the project; not the rule itself, nor what a person keeps beside it. */
const kept =
	/^(?!tests\/house\/traces)(?!\.env$)(?!.*\.(?:woff2?|png|jpe?g|webp|avif|gif|ico|pdf|ttf|otf|log)$)/

test.each([
	'see ../shared/spec/contract.md',
	"readFileSync('/work/main/x')",
	'cd /home/someone/rihla',
	'"resolved": "https://somewhere.example/pkg.tgz"',
	'registry=https://registry.npmjs.org/',
])('refuses %s', (text) => {
	expect(traceFaults({ path: 'x', text })).not.toEqual([])
})

test.each([
	"import x from '../shared-parts.ts'",
	'https://example.org/home/page',
	'app/routes/home/x',
])('lets pass: %s', (text) => {
	expect(traceFaults({ path: 'x', text })).toEqual([])
})

test('nothing in the project points outside it', () => {
	expect(sourcesUnder(['.'], kept).flatMap(traceFaults)).toEqual([])
})
