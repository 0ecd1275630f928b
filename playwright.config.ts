/** The browser tests run against the production build, served on a port and a data folder of their own. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './scripts/browser.ts'
import { freePort } from './tests/services/free-port.ts'

// Chosen once: workers read this file too and inherit the choice.
process.env.E2E_PORT ??= String(await freePort())
const port = process.env.E2E_PORT
const address = `http://localhost:${port}`
// The first process of a run makes the folder; its workers read this file too and find it by this name.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'rihla-'))

export default defineConfig({
	testDir: 'tests/e2e',
	outputDir: 'test-results/browser',
	fullyParallel: true,
	workers: 2,
	// Edges of a story that is told anyway; `tests/README.md` has the table.
	...(process.env.TEST_ALL !== '1' && { grepInvert: /@edge/ }),
	// The second try tells a story that wavers from one that is broken; both fail `npm test` (scripts/second-tries.ts).
	retries: 1,
	forbidOnly: true,
	// Generous, because a slow machine is no fault of the page.
	timeout: 90_000,
	expect: { timeout: 10_000 },
	reporter: [['dot'], ['json', { outputFile: 'test-results/browser.json' }]],
	use: {
		baseURL: address,
		// What a worker answers, a story can't hold back or change; the stories about it allow it for themselves.
		serviceWorkers: 'block',
		// Movement is drawn without a graphics card, and a colour on its way is nobody's colour; stories about what moves allow it.
		contextOptions: { reducedMotion: 'reduce' },
		screenshot: 'only-on-failure',
		launchOptions: { executablePath: await findBrowser(), args: browserArguments },
	},
	webServer: {
		command: 'node scripts/start.ts',
		url: `${address}/healthz`,
		timeout: 180_000,
		env: {
			PORT: port,
			SITE_URL: address,
			DATA_DIR: process.env.E2E_DATA_DIR,
			REMINDERS: 'on',
			// Written into the folder like every other mail: stories open the links in them.
			CONFIRM_MAIL: 'on',
		},
		gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
	},
})
