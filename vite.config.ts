import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { generatedContent } from './scripts/generate.ts'
import { inlineScripts } from './scripts/inline-scripts.ts'
import { leanIcons } from './scripts/lean/icons.ts'

const library =
	/node_modules[\\/](react|react-dom|scheduler|react-router|@react-router|cookie|set-cookie-parser)[\\/]/

/**
 * The frame and the parts that every page uses, and small ones that two pages or more share: they would be files of their own,
 * and a request weighs more than they do. What one feature alone uses stays with that feature, and what forms and searches
 * stand on (schemas, queries, the index) comes with the first form or search.
 */
const sharedByEveryPage =
	/[\\/]app[\\/](components[\\/](frame[\\/]|section\.|apply-bar|plan-(mark|invite)|currency-select|scene|inline-scene|closing-scene|accordion|bidi|numbers|point|rating|not-found|error-screen|photo-viewer|use-filter-form|ask-twice|lazy-part|part-missing|open-chat|said-at-rest)|features[\\/]universities[\\/]university[\\/](crest|fee-span|name)|form[\\/]reopen-key|ui[\\/](button|create-icon|focus-on-press|tooltip)|language[\\/](?!text-files)|notices[\\/]notices|(device|page|start)[\\/]|[a-z.-]+\.tsx?$)|[\\/]domain[\\/](language|format|translate|direction-marks|digits|filters[\\/]params|plan[\\/]plan-query)\.ts/

const iconsOfManyPages =
	/lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](arrow-right|badge-check|bot|calendar-days|check|chevron-(down|left|right)|circle-exclamation-point|clock|compass|download|file-check-corner|globe|graduation-cap|hourglass|house|info|languages|link-2|mail|map-pin|menu|message-circle|moon|phone|printer|scale|search|send|sun|triangle-exclamation-point|users-round|wallet|wifi-off|x)\./

/** What every form stands on, but for the schemas and the sending, which come with its first use. */
const ofEveryForm =
	/[\\/]app[\\/](form[\\/](use-form|fields|chosen-country)|components[\\/](date-field|field|form-foot|offline-note|phone-field|privacy-note|sent-note|without-scripts))\.tsx?$|[\\/]domain[\\/](countries|plain-text|forms[\\/]options)\.ts/

/** What forms and the desk are checked and sent by; one file, so that the desk adds none to a visitor's page. */
const schemas =
	/node_modules[\\/]valibot[\\/]|[\\/]domain[\\/]forms[\\/](errors|fields)\.ts|[\\/]app[\\/]form[\\/]submission-key\.ts/

/** What the pages of a plan share; one file instead of six. */
const ofEveryPlan =
	/[\\/]app[\\/]features[\\/]plan[\\/](use-|figures|copy-link|plan-fields|plan-notes|timing|budget-mark)|[\\/]domain[\\/]plan[\\/]convert-budget\.ts|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]plus\./

/** Small things that the status page shares with the desk, the application and what is shown after a form; one file instead of nine. */
const ofEveryCase =
	/[\\/]app[\\/]components[\\/]share-address\.|[\\/]domain[\\/](cases[\\/]status|desk[\\/]moment|forms[\\/]document-kinds)\.ts|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](link-2-off|trash|upload)\./

/** The rules that a plan is worked out by: the server's for the first page, and fetched with the first move. */
const planRules =
	/[\\/]domain[\\/]plan[\\/]|[\\/]app[\\/]features[\\/]plan[\\/](plan-data|feasts|entries-of|total-view|ways-view)\.ts/

/** Wanderbot's tables and answers: fetched with the first letter typed into the chat, or a question in the search. */
const assistant = /[\\/]domain[\\/]assistant[\\/]/

export default defineConfig(({ command }) => ({
	plugins: [generatedContent(), leanIcons(), inlineScripts(), tailwindcss(), reactRouter()],
	// Bundling the server whole costs a moment at build and saves 200 MB and most of a second at start.
	ssr: command === 'build' ? { noExternal: true, external: ['pg-native', 'sharp'] } : {},
	build: {
		// Tells the service worker the names of all files.
		manifest: true,
		// No file is inlined into another: fonts and pictures are cached on their own.
		assetsInlineLimit: 0,
	},
	environments: {
		ssr: {
			build: { rollupOptions: { input: './server/main.ts' } },
			// Decided at build: without it the server carries React's development half too, and runs it when nobody says otherwise.
			...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
		},
		client: {
			build: {
				// The oldest browsers that are supported: docs/browsers.md.
				target: ['safari16.4', 'chrome119', 'firefox119'],
				rollupOptions: {
					output: {
						// Few, steady chunks: what changes rarely keeps its name between deployments.
						advancedChunks: {
							groups: [
								{
									name: 'app',
									test: (id: string) =>
										[library, sharedByEveryPage, iconsOfManyPages].some((one) => one.test(id)),
								},
								{ name: 'form', test: ofEveryForm },
								{ name: 'schemas', test: schemas },
								{ name: 'plan', test: ofEveryPlan },
								{ name: 'plan-rules', test: planRules },
								{ name: 'assistant', test: assistant },
								{ name: 'case', test: ofEveryCase },
							],
						},
					},
				},
			},
		},
	},
	server: { fs: { strict: true } },
}))
