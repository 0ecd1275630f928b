/**
 * Finds a browser for the tests and the bench, or gets one: Debian's Chromium without a window, which is a quarter faster
 * than the one with, fetched as root where it is missing; else a Chromium or Chrome of the system; else the test tool's own
 * download, given up after 30 seconds.
 */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { installPackages, mayInstallPackages } from './debian.ts'
import { run } from './run.ts'

const windowless = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const elsewhere = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The same everywhere a browser is started: nothing it does on its own may disturb a test or a measurement. */
export const browserArguments = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
]

export async function findBrowser(): Promise<string> {
	const given = process.env.CHROMIUM_PATH
	if (given) {
		if (isExecutable(given)) return given
		throw new Error(`CHROMIUM_PATH is set to ${given}, which is not a program.`)
	}
	const present = installed([windowless])
	if (present) return present
	if (mayInstallPackages()) {
		console.log(`Installing the package ${windowless} …`)
		const { ok, output } = await installPackages([windowless])
		if (!ok) console.log(`The package could not be installed: ${output}`)
	}
	const found =
		installed([windowless, ...names]) ?? elsewhere.find(isExecutable) ?? downloadedBrowser()
	if (found) return found
	console.log('No browser found: downloading one for the tests (at most 30 s) …')
	await run('playwright', ['install', 'chromium'], { limit: 30_000 })
	const downloaded = downloadedBrowser()
	if (downloaded) return downloaded
	throw new Error(
		'No browser: none is installed and none could be fetched. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
	)
}

function installed(programs: readonly string[]) {
	const folders = (process.env.PATH ?? '').split(delimiter)
	return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function downloadedBrowser() {
	const path = chromium.executablePath()
	return isExecutable(path) ? path : undefined
}

function isExecutable(path: string) {
	try {
		accessSync(path, constants.X_OK)
		return true
	} catch {
		return false
	}
}
