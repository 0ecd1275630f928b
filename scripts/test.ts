/**
 * `npm test`: every gate of the house in one run, on a machine that has only Node and npm.
 *
 * Gates of one stage run side by side on the two cores a small machine has. A gate that fails shows what it said
 * and the run goes on, unless what follows makes no sense without it. With `TEST_ALL=1` (`npm run test:all`, before a release) nothing is
 * left out; `tests/README.md` says what `npm test` leaves out, and why.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { audit } from './audit.ts'
import { findBrowser } from './browser.ts'
import { buildIfStale } from './build.ts'
import { memoryFolder } from './memory-folder.ts'
import { type Outcome, root, run } from './run.ts'
import { unlisted } from './second-tries.ts'
import { prepareServices } from './services.ts'
import { storiesReport, storiesThat } from './stories-report.ts'
import { testsReport, testsThat } from './tests-report.ts'

interface Gate {
	name: string
	run: () => Promise<Outcome>
	/** Tests it ran, read after it ended, or null when it ended before it could tell; a gate without tests counts as one. */
	count?: () => Count | null
	/** Gates without which this one would only repeat their failure. */
	needs?: string[]
}

interface Count {
	passed: number
	failed: number
	skipped: number
}

const results = join(root, 'test-results')
const isEverything = process.env.TEST_ALL === '1'
const program = (command: string, ...args: string[]) => ({
	name: command,
	// What a failed gate said is printed later, indented, and may end up in a file.
	run: () => run(command, args, { env: { NO_COLOR: '1', FORCE_COLOR: '0' } }),
})

const stages: Gate[][] = [
	[
		{ name: 'browser', run: () => outcomeOf(provideBrowser) },
		{ name: 'generated sources', run: generateSources },
		{ name: 'known vulnerabilities', run: auditPackages },
	],
	[
		// The longest first: it fills one lane while the others take turns in the other.
		{ name: 'build', run: () => outcomeOf(buildIfStale) },
		// Each checker works out the types that all files share: four of them take 42 s of processor, one takes 19.
		{
			...program('tsc', '--noEmit', '--checkers', '1'),
			name: 'types',
			needs: ['generated sources'],
		},
	],
	[
		{
			...program(
				'vitest',
				'run',
				'--reporter=dot',
				'--reporter=json',
				`--outputFile.json=${results}/unit.json`,
			),
			name: 'rules and server',
			count: () => countVitest('unit.json'),
		},
		// Tests of the server mostly wait: these two fill the gaps.
		{ ...program('biome', 'ci', '--colors=off', '--error-on-warnings', '.'), name: 'lint' },
		{ ...program('knip', '--no-progress'), name: 'nothing unused' },
	],
	[
		{
			...program('playwright', 'test'),
			name: 'journeys in a browser',
			needs: ['browser', 'build'],
			count: countPlaywright,
		},
	],
	inOtherEngines(),
]

/** The journeys in Firefox and WebKit. Nearly all that breaks breaks in Chromium too, so `npm test` tells them there only. */
function inOtherEngines(): Gate[] {
	if (!isEverything) return []
	return ['firefox', 'webkit'].map((engine) => ({
		...program(
			'vitest',
			'run',
			'--config=tests/engines/vitest.config.ts',
			`tests/engines/${engine}`,
			'--passWithNoTests',
			'--reporter=dot',
			'--reporter=json',
			`--outputFile.json=${results}/${engine}.json`,
		),
		name: `journeys in ${engine}`,
		needs: ['build'],
		count: () => countVitest(`${engine}.json`),
	}))
}

/** What the reader should know at the end, where it is seen: what was not tested, and each test that failed. */
const closing: string[] = []
const failed = new Set<string>()
const total: Count = { passed: 0, failed: 0, skipped: 0 }
const started = performance.now()

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
// Unless somebody says where.
process.env.TMPDIR ??= memoryFolder() ?? tmpdir()
for (const stage of stages) await inTwoLanes(stage, runGate)

console.log('')
for (const line of closing) console.log(line)
if (failed.size > 0) console.log(`Failed gates: ${[...failed].join(', ')}`)
if (total.skipped > 0) console.log(`${total.skipped} skipped`)
console.log(`All gates took ${seconds(started)}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

async function runGate(gate: Gate) {
	const missing = gate.needs?.filter((name) => failed.has(name)) ?? []
	if (missing.length > 0) {
		failed.add(gate.name)
		total.failed += 1
		console.log(`✗ ${gate.name}: not run, because this failed: ${missing.join(', ')}`)
		return
	}
	const begun = performance.now()
	const outcome = await gate.run()
	const told = gate.count?.()
	const ok = outcome.ok && told !== null && (told?.failed ?? 0) === 0
	const count = told ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
	// A program that fails without a failing test (a broken configuration, no tests found) still fails.
	if (!ok && count.failed === 0) count.failed = 1
	total.passed += count.passed
	total.failed += count.failed
	total.skipped += count.skipped
	const tests = told ? ` (${count.passed} passed, ${count.failed} failed)` : ''
	console.log(`${ok ? '✓' : '✗'} ${gate.name}${tests} ${seconds(begun)}`)
	if (!ok) {
		failed.add(gate.name)
		const reason =
			told === null ? 'It ended without a report of its tests; the last it said:\n' : ''
		console.log(`${reason}${outcome.output}`.replace(/^/gm, '    '))
	}
}

/** Types of routes and the content as pages load it: both are made, and the type check reads both. */
async function generateSources() {
	const content = await run('node', ['scripts/generate.ts'])
	return content.ok ? run('react-router', ['typegen']) : content
}

async function provideBrowser() {
	process.env.CHROMIUM_PATH = await findBrowser()
	closing.push(...(await prepareServices()))
}

/** Without an answer nothing is known, and a run without a network can't do more than say so. */
async function auditPackages(): Promise<Outcome> {
	const known = await audit()
	if ('faults' in known) return { ok: known.faults.length === 0, output: known.faults.join('\n') }
	closing.push(
		`!!! PACKAGES NOT CHECKED FOR KNOWN VULNERABILITIES: the registry said ${known.unknown} !!!`,
	)
	return { ok: true, output: '' }
}

async function outcomeOf(work: () => Promise<void>): Promise<Outcome> {
	try {
		await work()
		return { ok: true, output: '' }
	} catch (error) {
		return { ok: false, output: error instanceof Error ? error.message : String(error) }
	}
}

async function inTwoLanes<Item>(items: Item[], work: (item: Item) => Promise<void>) {
	const waiting = [...items]
	const lane = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) await work(next)
	}
	await Promise.all([lane(), lane()])
}

function countVitest(name: string): Count | null {
	const parsed = v.safeParse(testsReport, readReport(name))
	if (!parsed.success) return null
	const { numPassedTests, numFailedTests, numPendingTests } = parsed.output
	for (const { story, reason } of testsThat('failed', parsed.output))
		closing.push(`Failed: ${story}: ${reason}`)
	const faults = secondTries(testsThat('flaky', parsed.output))
	return {
		passed: numPassedTests - faults,
		failed: numFailedTests + faults,
		skipped: numPendingTests,
	}
}

function countPlaywright(): Count | null {
	const report = v.object({
		...storiesReport.entries,
		stats: v.object({
			expected: v.number(),
			flaky: v.number(),
			skipped: v.number(),
			unexpected: v.number(),
		}),
	})
	const parsed = v.safeParse(report, readReport('browser.json'))
	if (!parsed.success) return null
	const { expected, flaky, skipped, unexpected } = parsed.output.stats
	for (const story of storiesThat('unexpected', parsed.output)) closing.push(`Failed: ${story}`)
	const faults = secondTries(storiesThat('flaky', parsed.output).map((story) => ({ story })))
	return { passed: expected + flaky - faults, failed: unexpected + faults, skipped }
}

/**
 * Says which stories needed a second try, and gives back how many of them fail the run. `npm test` takes no second try for an answer; of the
 * many more stories of everything one may waver on a busy machine, and it is enough to be told.
 */
function secondTries(wavering: readonly { story: string; reason?: string }[]): number {
	const faults = isEverything ? [] : unlisted(wavering.map(({ story }) => story))
	for (const { story, reason } of wavering) {
		const verdict = faults.includes(story) ? ', which fails the run' : ''
		closing.push(`Needed a second try${verdict}: ${story}${reason ? `: ${reason}` : ''}`)
	}
	return faults.length
}

function readReport(name: string): unknown {
	try {
		return JSON.parse(readFileSync(join(results, name), 'utf8'))
	} catch {
		return undefined
	}
}

function seconds(since: number) {
	return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
