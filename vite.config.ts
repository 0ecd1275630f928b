import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { generatedContent } from './scripts/generate.ts'

const library =
	/node_modules[\\/](react|react-dom|scheduler|react-router|@react-router|cookie|set-cookie-parser)[\\/]/

/**
 * The frame, its icons and the parts that every page uses; what one feature alone uses stays with that feature, and what
 * forms and searches stand on (schemas, queries, the index) comes with the first form or search.
 */
const sharedByEveryPage =
	/[\\/]app[\\/](components[\\/](frame[\\/]|section\.|scene|inline-scene|closing-scene|accordion|bidi|numbers|point|rating|not-found|error-screen|toast-region)|ui[\\/](button|tooltip)|(?!form|too-often|queries|site-search|text-files)[a-z-]+\.tsx?$)|[\\/]domain[\\/](language|format|translate|direction-marks|digits)\.ts|createLucideIcon|lucide-react[\\/]dist[\\/]esm[\\/](shared|context|Icon|icons[\\/](arrow-right|chevron-down|compass|globe|graduation-cap|mail|map-pin|menu|message-circle|moon|phone|search|sun|users-round|wallet|x)\.)/

/** What every form stands on, but for the schemas and the sending, which come with its first use. */
const ofEveryForm =
	/[\\/]app[\\/](form|form-fields|form-memory|too-often|offline[\\/]use-reopened|components[\\/](chosen-country|field|form-foot|offline-note|privacy-note|without-scripts))\.tsx?$|[\\/]domain[\\/](plain-text|forms[\\/]options)\.ts/

interface Patch {
	file: RegExp
	find: RegExp
	replace: string
}

const patches: Patch[] = [
	// When the script of a route can't be fetched, the router loads the page anew, even if it was only pointed at: without a network
	// everything typed would be gone. It asks `app/recovery.ts` instead.
	{
		file: /routeModules\.js$/,
		find: /console\.error\(`Error loading route module[\s\S]*?reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/,
		replace: 'return window.rihlaMissingRoute(error);',
	},
	// The whole route table is sent at once (`react-router.config.ts`): what would ask for it piece by piece stays away, 0.9 KB on every page.
	{
		file: /fog-of-war\.js$/,
		find: /function getPatchRoutesOnNavigationFunction[\s\S]*?(?=function getManifestPath)/,
		replace:
			'function getPatchRoutesOnNavigationFunction() {}\nfunction useFogOFWarDiscovery() {}\n',
	},
]

/** Changes to the router that it has no setting for. A new version of it that reads differently stops the build. */
function patchRouter(): Plugin {
	return {
		name: 'rihla-patch-router',
		apply: 'build',
		transform(code, id) {
			if (!/react-router[\\/]dist[\\/]/.test(id)) return undefined
			const patch = patches.find(({ file }) => file.test(id))
			if (!patch) return undefined
			if (!patch.find.test(code))
				this.error(`the router has changed: ${patch.find} is not in ${id}`)
			return { code: code.replace(patch.find, patch.replace), map: null }
		},
	}
}

/**
 * Parts of the application that are fetched later go through `app/import-again.ts`. A file that another file imports as it starts is
 * left out: under a second address it would be there twice.
 */
function importAgain(): Plugin {
	return {
		name: 'rihla-import-again',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		renderChunk(code, _chunk, _options, { chunks }) {
			const shared = new Set(Object.values(chunks).flatMap(({ imports }) => imports))
			return code.replaceAll(/\bimport\((["'`])\.\/([^"'`]+)\1\)/g, (found, _, file: string) => {
				const target = chunks[`assets/${file}`]
				const isPart = target?.facadeModuleId && /[\\/]app[\\/]/.test(target.facadeModuleId)
				return isPart && !shared.has(target.fileName)
					? `rihlaImport("${file}", () => ${found})`
					: found
			})
		},
	}
}

export default defineConfig(({ command }) => ({
	plugins: [generatedContent(), patchRouter(), importAgain(), tailwindcss(), reactRouter()],
	// Bundling the server whole costs a moment at build and saves 200 MB and most of a second at start.
	ssr: command === 'build' ? { noExternal: true, external: ['pg-native', 'sharp'] } : {},
	// Tells the service worker the names of all files.
	build: { manifest: true },
	environments: {
		ssr: {
			build: { rollupOptions: { input: './server/main.ts' } },
			// Decided at build: without it the server carries React's development half too, and runs it when nobody says otherwise.
			...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
		},
		client: {
			build: {
				// No file is inlined into another: fonts and pictures are cached on their own.
				assetsInlineLimit: 0,
				rollupOptions: {
					output: {
						// Few, steady chunks: what changes rarely keeps its name between deployments.
						advancedChunks: {
							groups: [
								{
									name: 'app',
									test: (id: string) => library.test(id) || sharedByEveryPage.test(id),
								},
								// Icons that three pages or more share are one file instead of one file each; two pages keep theirs between them.
								{ name: 'icons', test: /lucide-react/, minShareCount: 3 },
								{ name: 'form', test: ofEveryForm },
							],
						},
					},
				},
			},
		},
	},
	server: { fs: { strict: true } },
}))
