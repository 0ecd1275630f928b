/** For stories that publish what others count: another university in the list, another fee in the plan. They get a server of their own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverEntry } from '../../../scripts/build.ts'
import { freePort } from '../../services/free-port.ts'
import { siteAddress } from './site-address.ts'
import { expect, test } from './test.ts'

export const ownSiteTest = test.extend<object, { site: string }>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
		async ({}, use) => {
			const { E2E_PORT, E2E_DATA_DIR } = process.env
			const dataDir = mkdtempSync(join(tmpdir(), 'rihla-own-'))
			const port = String(await freePort())
			// Whoever signs in or opens a page is now at this server.
			Object.assign(process.env, { E2E_PORT: port, E2E_DATA_DIR: dataDir })
			const server = spawn('node', [serverEntry], {
				env: {
					PATH: process.env.PATH ?? '',
					...{ PORT: port, SITE_URL: siteAddress(), DATA_DIR: dataDir },
				},
				stdio: 'ignore',
			})
			const isUp = () =>
				fetch(`${siteAddress()}/readyz`).then(
					({ ok }) => ok,
					() => false,
				)
			await expect.poll(isUp, { timeout: 30_000 }).toBe(true)
			await use(siteAddress())
			const ended = once(server, 'exit')
			server.kill('SIGTERM')
			await ended
			Object.assign(process.env, { E2E_PORT, E2E_DATA_DIR })
		},
		{ scope: 'worker' },
	],
	baseURL: ({ site }, use) => use(site),
})
