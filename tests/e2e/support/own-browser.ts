/** A browser with a profile of its own on the disk, that can be killed as a phone kills what it has no room for. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '#scripts/browser.ts'
import { expect } from './test.ts'

export interface OwnBrowser {
	page: Page
	/** At once and without a word, with everything it started. */
	kill: () => Promise<void>
}

export async function startBrowser(profile: string): Promise<OwnBrowser> {
	const portFile = join(profile, 'DevToolsActivePort')
	rmSync(portFile, { force: true })
	const child = spawn(
		await findBrowser(),
		[
			...browserArguments,
			'--headless=new',
			'--remote-debugging-port=0',
			`--user-data-dir=${profile}`,
			'about:blank',
		],
		{ detached: true, stdio: 'ignore' },
	)
	const kill = async () => {
		if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
		const ended = once(child, 'exit')
		process.kill(-child.pid, 'SIGKILL')
		await ended
	}
	try {
		const port = () => (existsSync(portFile) ? readFileSync(portFile, 'utf8').split('\n')[0] : '')
		await expect.poll(port, { timeout: 20_000 }).toMatch(/^\d+$/)
		const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port()}`)
		const [context] = browser.contexts()
		if (!context) throw new Error('the browser opened without a profile')
		return { page: await context.newPage(), kill }
	} catch (error) {
		await kill()
		throw error
	}
}
