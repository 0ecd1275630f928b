/**
 * What some tests need besides a browser: PostgreSQL's own programs (the store runs on both databases), nginx with openssl
 * and curl (two processes behind one address), ClamAV's daemon, `pdftotext` (what a reader of our PDFs can select and search), `qpdf`
 * (whether our PDFs are sound), Dovecot (a mailbox to read); for `npm run test:all` also strace, Firefox, and WebKit with a screen that nobody sees.
 * Fetched as root on Debian; elsewhere the tests that need them are skipped, and the run says so.
 */
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages, mayInstallPackages } from './debian.ts'

interface Service {
	package: string
	/** What is not tested without it. */
	covers: string
	present: () => boolean
	/** Only `npm run test:all` has a test that needs it. */
	isForAll?: true
}

const services: Service[] = [
	{
		package: 'postgresql',
		covers: 'the store on PostgreSQL',
		present: () => onPath('initdb') || hasVersions('/usr/lib/postgresql'),
	},
	{
		package: 'nginx',
		covers: 'two processes behind a proxy',
		// Debian keeps it where only root's path looks.
		present: () => onPath('nginx') || existsSync('/usr/sbin/nginx'),
	},
	{
		package: 'openssl',
		covers: 'two processes behind a proxy with TLS',
		present: () => onPath('openssl'),
	},
	{
		package: 'curl',
		covers: 'a rolling restart of two processes',
		present: () => onPath('curl'),
	},
	{
		package: 'clamav-daemon',
		covers: 'the scan for malware',
		present: () => existsSync('/usr/sbin/clamd'),
	},
	{
		package: 'strace',
		covers: 'that what is acknowledged was synchronised to the disk before',
		present: () => onPath('strace'),
		isForAll: true,
	},
	{
		package: 'poppler-utils',
		covers: 'the text inside PDFs',
		present: () => onPath('pdftotext'),
	},
	{
		package: 'dovecot-imapd',
		covers: 'that mail comes into its case',
		// Debian keeps it where only root's path looks.
		present: () => onPath('dovecot') || existsSync('/usr/sbin/dovecot'),
	},
	{
		package: 'qpdf',
		covers: 'that packs are sound PDFs, and those made of protected files',
		present: () => onPath('qpdf'),
	},
	{
		package: 'firefox-esr',
		covers: 'the journeys in Firefox',
		present: () => onPath('firefox-esr'),
		isForAll: true,
	},
	{
		package: 'webkit2gtk-driver',
		covers: 'the journeys in WebKit, the engine of Safari',
		present: () => onPath('WebKitWebDriver'),
		isForAll: true,
	},
	{
		package: 'xvfb',
		covers: 'the journeys in WebKit, which needs a screen',
		present: () => onPath('Xvfb'),
		isForAll: true,
	},
]

/** Gets what can be had; returns a line for everything that stays untested. */
export async function prepareServices(): Promise<string[]> {
	const wanted = services.filter(({ isForAll }) => process.env.TEST_ALL === '1' || !isForAll)
	const missing = wanted.filter((service) => !service.present())
	if (missing.length === 0) return []
	if (mayInstallPackages()) {
		const packages = missing.map((service) => service.package)
		console.log(`Installing ${packages.join(', ')} for the tests …`)
		const { ok, output } = await installPackages(packages)
		if (!ok) console.log(output)
	}
	return missing
		.filter((service) => !service.present())
		.map((service) => `NOT TESTED: ${service.covers} (${service.package} is not installed)`)
}

export function onPath(program: string) {
	return (process.env.PATH ?? '')
		.split(delimiter)
		.some((folder) => existsSync(join(folder, program)))
}

function hasVersions(folder: string) {
	return (
		existsSync(folder) &&
		readdirSync(folder).some((version) => existsSync(join(folder, version, 'bin', 'initdb')))
	)
}
