import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { run } from './run.ts'
import { testsReport, testsThat } from './tests-report.ts'

const stories = `
	let tries = 0
	test('holds', () => {})
	test('wavers', () => { tries += 1; if (tries === 1) throw new Error('too early') })
	test('is broken', () => { throw new Error('no way') })
`

test('a test that needed its second try is named with its reason, and one that failed too', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'rihla-report-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	writeFileSync(join(folder, 'stories.test.ts'), stories)
	const file = join(folder, 'report.json')
	const told = ['--reporter=json', `--outputFile=${file}`]
	await run('vitest', ['run', '--globals', '--retry=1', `--root=${folder}`, ...told])

	const report = v.parse(testsReport, JSON.parse(readFileSync(file, 'utf8')))
	expect(report).toMatchObject({ numPassedTests: 2, numFailedTests: 1 })
	expect(testsThat('flaky', report)).toEqual([
		{ story: expect.stringMatching(/stories\.test\.ts › wavers$/), reason: 'Error: too early' },
	])
	expect(testsThat('failed', report)).toEqual([
		{ story: expect.stringMatching(/stories\.test\.ts › is broken$/), reason: 'Error: no way' },
	])
})
