import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fingerprint } from './build.ts'

test('a build is stale when the content of a source changed, whatever the dates say', () => {
	const folder = mkdtempSync(join(tmpdir(), 'rihla-'))
	mkdirSync(join(folder, 'app'))
	const page = join(folder, 'app', 'page.tsx')
	writeFileSync(page, 'one')
	const first = fingerprint(['app', 'not-there'], folder)

	utimesSync(page, new Date(0), new Date(0))
	writeFileSync(join(folder, 'app', 'page.test.tsx'), 'a test reaches no visitor')
	expect(fingerprint(['app', 'not-there'], folder)).toBe(first)

	writeFileSync(page, 'two')
	const second = fingerprint(['app'], folder)
	expect(second).not.toBe(first)

	rmSync(page)
	expect(fingerprint(['app'], folder)).not.toBe(second)
	rmSync(folder, { recursive: true })
})
