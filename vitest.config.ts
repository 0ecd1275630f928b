import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { inlineScripts } from './scripts/inline-scripts.ts'

const [major = 0] = process.versions.node.split('.').map(Number)
// On an older Node the files that open a database collect no test at all, and the run would look green.
if (major < 24)
	throw new Error(
		`Node ${process.version}: start this with npm or npx, which run the project's own Node 24.`,
	)

// Threads and processes that tests start from the sources find them compiled.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

/** Only with `npm run test:all`; `tests/README.md` says why. */
const long = [
	'tools/torture/{cluster,kills,mailbox,sync,webhook}.test.ts',
	'tools/bench/measure-{conversations,desk}.test.ts',
	'server/papers/read-back.test.ts',
	'server/deliver/slow.test.ts',
	'server/documents/inspect.test.ts',
	'server/store/silent.test.ts',
	'art/art.test.ts',
]
const notNow = process.env.TEST_ALL === '1' ? [] : long

/** They take longest: begun last, one of them would keep a core waiting at the end. */
const longest =
	/\/(?:tools\/torture|tests\/browsers|server\/(?:mailbox|packs|papers)|contact-submissions|deliveries|killed|photos|roles)/

/** Stories that wait for real programs begin first: what only computes fills the gaps they leave. */
class WaitingFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		const waits = ({ moduleId }: TestSpecification) => {
			if (longest.test(moduleId)) return 0
			return /\/(?:server|scripts|tools)\//.test(moduleId) ? 1 : 2
		}
		return (await super.sort(files)).toSorted((a, b) => waits(a) - waits(b))
	}
}

const neverTests = ['**/node_modules/**', 'build/**', 'tests/e2e/**', 'tests/engines/**']
const testsIn = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.ts`)
/** They only read. */
const pure = testsIn('art', 'content', 'domain', 'tests/assistant', 'tests/house', 'tests/plan')
/** They start what they need and stop it again. */
const server = testsIn('server', 'scripts', 'tools')
const torture = testsIn('tools/torture')

export default defineConfig({
	plugins: [inlineScripts()],
	test: {
		// More than there are cores on a small machine, because the long ones mostly wait.
		maxWorkers: 3,
		sequence: { sequencer: WaitingFirst },
		projects: [
			// Modules that one of these loaded serve the next.
			{
				extends: true,
				test: {
					name: 'rules',
					include: pure,
					exclude: [...neverTests, ...notNow],
					isolate: false,
				},
			},
			{
				extends: true,
				test: {
					name: 'server',
					include: server,
					exclude: [...neverTests, ...notNow, ...torture],
					globalSetup: 'tests/services/databases.ts',
					isolate: false,
					// V8 optimizes the compiler of papers for longer than the few papers of a test take.
					execArgv: ['--liftoff-only'],
				},
			},
			// What one of these leaves running when it meets its limit ends with its process, and disturbs no other.
			{
				extends: true,
				test: {
					name: 'torture',
					include: torture,
					exclude: [...neverTests, ...notNow],
				},
			},
			{
				extends: true,
				test: {
					name: 'site',
					include: ['**/*.test.ts', '**/*.test.tsx'],
					exclude: [...neverTests, ...pure, ...server],
				},
			},
		],
		// Databases and mail servers are started and stopped for real, also on a machine that is busy.
		testTimeout: 30_000,
		hookTimeout: 60_000,
	},
})
