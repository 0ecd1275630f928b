/**
 * Builds the site, or leaves the last build alone when no source has changed since.
 *
 * What counts is the content of the sources, not their dates: a fresh clone, a copied folder and a
 * switched branch all carry dates that say nothing. The fingerprint is written last, so that a build that
 * was interrupted is done again.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPapers } from './build-papers.ts'
import { buildThread } from './build-thread.ts'
import { compressFolder } from './compress.ts'
import { asOneBuilder } from './one-builder.ts'
import { root, run } from './run.ts'
import { buildWorker } from './worker.ts'

/** Starts the server when it is imported. */
export const serverEntry = 'build/server/index.js'

/** Everything a build reads. */
export const sources = [
	'app',
	'content',
	'domain',
	'locales',
	'papers',
	'public',
	'scripts',
	'server',
	'package-lock.json',
	'package.json',
	'react-router.config.ts',
	'tsconfig.json',
	'vite.config.ts',
]
const fingerprintFile = 'build/sources.sha256'

/** Two that build at once would write into each other's files. */
function alone(work: () => Promise<void>): Promise<void> {
	const say = () => console.log('Another build is running; waiting for it.')
	return asOneBuilder(root, say, work)
}

/** Loud passes the build's output on as it comes; otherwise it is printed only when the build fails. */
async function build({ loud }: { loud: boolean }): Promise<void> {
	const sourcesNow = fingerprint(sources)
	rmSync(join(root, fingerprintFile), { force: true })
	const { ok, output } = await run('react-router', ['build'], {
		loud,
		env: { NODE_ENV: 'production' },
	})
	if (!ok) throw new Error(`The build failed.\n${output}`)
	await buildThread(root, 'server/documents/inspect-worker.ts', 'inspect-worker.js')
	await buildThread(root, 'server/documents/photo-worker.ts', 'photo-worker.js')
	await buildThread(root, 'server/papers/thread.ts', 'paper-thread.js')
	await buildThread(root, 'server/packs/thread.ts', 'pack-thread.js')
	await buildThread(root, 'server/mailbox/thread.ts', 'mail-thread.js')
	buildPapers(root)
	await buildWorker(root)
	await compressFolder(join(root, 'build/client'))
	writeFileSync(join(root, fingerprintFile), sourcesNow)
}

export async function buildIfStale(): Promise<void> {
	if (isFresh()) return
	await alone(async () => {
		// The build that was waited for may have done it.
		if (isFresh()) return
		console.log('Building the site: the build is missing or older than the sources.')
		await build({ loud: false })
	})
}

function isFresh() {
	const path = join(root, fingerprintFile)
	return (
		existsSync(path) &&
		existsSync(join(root, serverEntry)) &&
		readFileSync(path, 'utf8') === fingerprint(sources)
	)
}

/** One hash over the names and contents of all files under the given paths; tests don't reach the build. */
export function fingerprint(paths: readonly string[], base = root): string {
	const hash = createHash('sha256')
	const add = (path: string) => {
		const full = join(base, path)
		if (!existsSync(full)) return
		if (statSync(full).isDirectory()) {
			for (const name of readdirSync(full).sort()) add(`${path}/${name}`)
		} else if (!/\.test\.tsx?$/.test(path)) {
			hash.update(`${path}\0`).update(readFileSync(full)).update('\0')
		}
	}
	for (const path of paths) add(path)
	return hash.digest('hex')
}

if (import.meta.main) {
	try {
		await alone(() => build({ loud: true }))
	} catch (error) {
		console.error(error instanceof Error ? error.message : error)
		process.exit(1)
	}
}
