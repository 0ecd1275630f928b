import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './sources.ts'

/** A folder full of what the linter must refuse, under the project's own settings. */
const planted = {
	'cycle-a.ts': "import { b } from './cycle-b.ts'\nexport const a = () => b\n",
	'cycle-b.ts': "import { a } from './cycle-a.ts'\nexport const b = () => a\n",
	'any.ts': 'export const x: any = 1\n',
	'assertion.ts': 'export const first = (list: string[]) => list[0]!.length\n',
	'floating.ts':
		'async function save(): Promise<void> {}\nexport function press() {\n\tsave()\n}\n',
	'barrel.ts': "export * from './any.ts'\n",
	'unused.ts': "import { x } from './any.ts'\nexport const y = 1\n",
}

let folder = ''
let report = ''

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'rihla-lint-'))
	const {
		vcs: _,
		$schema: __,
		...settings
	} = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
	writeFileSync(join(folder, 'biome.json'), JSON.stringify(settings))
	for (const [name, text] of Object.entries(planted)) writeFileSync(join(folder, name), text)
	report = await lint()
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
	['cycle-a.ts', 'suspicious/noImportCycles'],
	['any.ts', 'suspicious/noExplicitAny'],
	['assertion.ts', 'style/noNonNullAssertion'],
	['floating.ts', 'nursery/noFloatingPromises'],
	['barrel.ts', 'performance/noReExportAll'],
	['unused.ts', 'correctness/noUnusedImports'],
])('refuses %s: %s', (file, rule) => {
	expect(report).toMatch(new RegExp(`${file}:\\d+:\\d+ lint/${rule}`))
})

function lint(): Promise<string> {
	const biome = join(root, 'node_modules', '.bin', 'biome')
	return new Promise((resolve) => {
		// It ends with an error, as it should; what it said is on the standard error output.
		execFile(
			biome,
			['lint', '--colors=off', '--max-diagnostics=none', '.'],
			{ cwd: folder },
			(_, out, err) => resolve(out + err),
		)
	})
}
