/** The journeys in other engines: `npm run test:all` runs them after those in Chromium, one run for each engine. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { root } from '../../scripts/run.ts'
import { onPath } from '../../scripts/services.ts'
import { freePort } from '../services/free-port.ts'

const port = String(await freePort())
const env = {
	ENGINES_SITE: `http://localhost:${port}`,
	ENGINES_PORT: port,
	E2E_DATA_DIR: mkdtempSync(join(tmpdir(), 'rihla-engines-')),
}
Object.assign(process.env, env)

/** What is not installed, `npm run test:all` names at its end. */
const present = [
	...(onPath('firefox-esr') ? ['firefox'] : []),
	...(onPath('WebKitWebDriver') && onPath('Xvfb') ? ['webkit'] : []),
]

export default defineConfig({
	root,
	test: {
		env,
		include: present.map((engine) => `tests/engines/${engine}.test.ts`),
		globalSetup: 'tests/engines/site.ts',
		maxWorkers: 2,
		// As in Chromium (`playwright.config.ts`).
		retry: 1,
		// What is wrong with a whole engine fails every journey, each after long waits: two in both languages say enough.
		bail: 4,
		// Generous, because a slow machine is no fault of the page.
		testTimeout: 120_000,
		hookTimeout: 120_000,
	},
})
