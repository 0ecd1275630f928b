/**
 * Builds the service worker after the site, because it names the site's files: everything that a page of one language may
 * ask for later, except what is the desk's alone, and Wanderbot. Texts of the site are no files of the build: the worker finds them by their names.
 */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { build } from 'vite'
import { languages } from '#domain/language.ts'
import { type BuildManifest, buildManifest, leaks, privateFiles } from './public-files.ts'

const ofLanguage = /^\.generated\/strings\/(ar|en)\//

/** Large, and few ask it: kept once it was fetched. */
const ofChat =
	/^(?:_assistant-|domain\/assistant\/|app\/features\/chat\/chat-panel|\.generated\/strings\/\w+\/(?:assistant|chat)\.json$)/

/** By language; `shared` is for both. Pictures and fonts come with the pages that show them. */
export function filesToKeep(entries: BuildManifest) {
	const notKept = privateFiles(entries)
	const kept = { shared: new Set<string>(), ar: new Set<string>(), en: new Set<string>() }
	for (const [name, { file, src = name, css }] of Object.entries(entries)) {
		if (ofChat.test(name)) continue
		const language = languages.find((one) => one === ofLanguage.exec(src)?.[1]) ?? 'shared'
		for (const address of [file, ...css])
			if (/\.(js|css)$/.test(address) && !notKept.has(address)) kept[language].add(`/${address}`)
	}
	return { shared: [...kept.shared], ar: [...kept.ar], en: [...kept.en] }
}

export async function buildWorker(root: string): Promise<void> {
	const client = join(root, 'build/client')
	const text = readFileSync(join(client, '.vite/manifest.json'), 'utf8')
	const entries = v.parse(buildManifest, JSON.parse(text))
	const leaked = leaks(entries, (file) => readFileSync(join(client, file), 'utf8'))
	if (leaked.length > 0) throw new Error(`public pages come with the desk: ${leaked.join(', ')}`)
	// Only this step needs the manifest, and it lists the desk's files, which no public page links to.
	rmSync(join(client, '.vite'), { recursive: true })
	await build({
		root,
		configFile: false,
		logLevel: 'warn',
		publicDir: false,
		define: {
			built: String(Date.now()),
			buildFiles: JSON.stringify(filesToKeep(entries)),
		},
		build: {
			outDir: client,
			emptyOutDir: false,
			rollupOptions: {
				input: join(root, 'app/worker/worker.ts'),
				output: { format: 'iife', entryFileNames: 'sw.js' },
			},
		},
	})
}
