import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.ts'
import { traceFaults } from './traces.ts'

/** Where the rule and its bad examples stand. */
const ownFiles = /^tests\/house\/traces/
const binary = /\.(woff2?|png|jpe?g|webp|avif|gif|ico|pdf|ttf|otf)$/

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
	const tracked = execFileSync(
		'git',
		['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
		{
			cwd: root,
			encoding: 'utf8',
		},
	)
	const faults = tracked
		.split('\0')
		.filter((path) => path !== '' && !binary.test(path) && !ownFiles.test(path))
		.flatMap((path) => traceFaults({ path, text: readIfThere(path) }))
	expect(faults).toEqual([])
})

/** A file can be listed and already deleted. */
function readIfThere(path: string) {
	try {
		return readFileSync(join(root, path), 'utf8')
	} catch {
		return ''
	}
}
