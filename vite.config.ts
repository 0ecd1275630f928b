import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { generatedSources } from './scripts/generate.ts'
import { inlineScripts } from './scripts/inline-scripts.ts'

const everyPage = /[\\/]app[\\/](?:root|entry\.client)\.tsx/
/** It starts the application when it runs: it stays out of files that others import. */
const starter = /[\\/]app[\\/]entry\.client\.tsx/
const visitorsRoute = /[\\/]app[\\/]routes[\\/](?!desk[\\/])/
const field = join(import.meta.dirname, 'app/components/field.tsx')

/**
 * An icon goes with each module that draws it, as a copy of its own: it weighs less than the headers of a file, and one that many
 * modules share would stand in a file that every page starts with.
 */
const iconCopies: Plugin = {
	name: 'rihla:icon-copies',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'client',
	async resolveId(source, importer, options) {
		if (!importer || !source.startsWith('lucide-react/icons/')) return
		const icon = await this.resolve(source, importer, { ...options, skipSelf: true })
		return icon && { ...icon, id: `${icon.id}?in=${encodeURIComponent(importer)}` }
	},
}

/** A module that this many pages of visitors load is in a file that they share: a request costs more than a small module. */
const enoughPages = 3

/** The pages of visitors that load a module with their start; null for all of them. */
function pagesWith(id: string, context: Rolldown.ChunkingContext): Set<string> | null {
	const seen = new Set([id])
	const pages = new Set<string>()
	for (const module of seen) {
		if (everyPage.test(module)) return null
		if (visitorsRoute.test(module)) pages.add(module.replace(/\?.*/, ''))
		// What is imported dynamically is fetched later, and counts for no page.
		else for (const importer of context.getModuleInfo(module)?.importers ?? []) seen.add(importer)
	}
	return pages
}

function sharedFile(id: string, context: Rolldown.ChunkingContext): string | null {
	// A stylesheet belongs to the page that imports it.
	if (/\.css\b/.test(id) || starter.test(id)) return null
	const pages = pagesWith(id, context)
	if (!pages) return 'app'
	if (pages.size < enoughPages) return null
	const withForms = pagesWith(field, context)
	return [...pages].every((page) => withForms?.has(page)) ? 'forms' : 'app'
}

/** Wanderbot's rules and answers: fetched with the first letter typed into the chat, or a question in the search; each table of words, and what was learned for it, is a file of its own. */
const assistant = /[\\/]domain[\\/]assistant[\\/](?!words[\\/]).*\.ts/

/** What Wanderbot needs and pages need too: a page must not fetch Wanderbot for it. How words are folded, and the rules of the plan, cut by the pages that use them. */
const words = /[\\/]domain[\\/](?:fold|memoize|stop-words)\.ts/
const planRules = /[\\/]domain[\\/]plan[\\/]/

export default defineConfig(({ command }) => ({
	plugins: [iconCopies, generatedSources(), inlineScripts(), tailwindcss(), reactRouter()],
	// Bundling the whole server costs a moment at build and saves 200 MB and most of a second at start.
	ssr: command === 'build' ? { noExternal: true, external: ['pg-native', 'sharp'] } : {},
	build: {
		// The service worker gets the names of all files from it.
		manifest: true,
		// No file is inlined into another: fonts and pictures are cached on their own.
		assetsInlineLimit: 0,
	},
	environments: {
		ssr: {
			build: { rollupOptions: { input: './server/main.ts' } },
			// Decided at build: otherwise the server would contain React's development build too, and run it unless NODE_ENV is set.
			...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
		},
		client: {
			build: {
				// The oldest browsers that are supported: docs/browsers.md.
				target: ['safari16.4', 'chrome119', 'firefox119'],
				rollupOptions: {
					output: {
						codeSplitting: {
							groups: [
								{ debugName: 'shared', name: sharedFile },
								{ name: 'words', test: words },
								{
									name: 'plan-rules',
									test: planRules,
									entriesAware: true,
								},
								{ name: 'assistant', test: assistant },
							],
						},
					},
				},
			},
		},
	},
	server: { fs: { strict: true } },
}))
