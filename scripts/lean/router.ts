/**
 * Changes to the router that it has no setting for. What this site does not do (forms sent through the router, fetchers, blockers,
 * routes and data asked for piece by piece) stays out of what every page loads: whole functions by name, three kilobytes of it.
 * A new version of the router that reads differently stops the build; `tests/house/router.test.ts` sees to it that nobody begins
 * to use what is not there.
 */
import type { Plugin } from 'vite'

interface Patch {
	file: RegExp
	/** Functions that nobody calls, or that have nothing to do when they are called. */
	empty?: readonly string[]
	edits?: readonly (readonly [find: RegExp, replace: string])[]
	/** Also for the server. */
	everywhere?: true
}

const patches: Patch[] = [
	// When the script of a route can't be fetched, the router loads the page anew, even if it was only pointed at: without a network
	// everything typed would be gone. It asks `app/start/recovery.ts` instead.
	{
		file: /ssr[\\/]routeModules\.js$/,
		edits: [
			[
				/console\.error\(`Error loading route module[\s\S]*?reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/,
				'return window.rihlaMissingRoute(error);',
			],
		],
	},
	// The whole route table is sent at once (`react-router.config.ts`).
	{
		file: /ssr[\\/]fog-of-war\.js$/,
		everywhere: true,
		edits: [
			[
				/function getPatchRoutesOnNavigationFunction[\s\S]*?(?=function getManifestPath)/,
				'function getPatchRoutesOnNavigationFunction() {}\nfunction useFogOFWarDiscovery() {}\n',
			],
		],
	},
	{
		file: /router[\\/]router\.js$/,
		empty: [
			'handleAction',
			'fetch',
			'handleFetcherAction',
			'handleFetcherLoader',
			'getUpdatedRevalidatingFetchers',
			'updateFetcherState',
			'setFetcherError',
			'getFetcher',
			'resetFetcher',
			'queueFetcherForDeletion',
			'markFetchersDone',
			'markFetchRedirectsDone',
			'abortStaleFetchLoads',
			'getBlocker',
			'deleteBlocker',
			'updateBlocker',
			'shouldBlockNavigation',
			'discoverRoutes',
			'_internalSetRoutes',
			'patchRoutes',
			'getSubmissionFromNavigation',
		],
	},
	// Every route has its data in the browser (`app/page/data.ts`) and takes no forms.
	{
		file: /ssr[\\/]single-fetch\.js$/,
		empty: [
			'singleFetchActionStrategy',
			'nonSsrStrategy',
			'bubbleMiddlewareErrors',
			'singleFetchLoaderFetcherStrategy',
			'fetchAndDecodeViaTurboStream',
		],
	},
]

function emptied(code: string, name: string): string | undefined {
	const whole = new RegExp(`^(\\t*)(?:async )?function ${name}\\([\\s\\S]*?^\\1\\}$`, 'm')
	return whole.test(code) ? code.replace(whole, `$1function ${name}() {}`) : undefined
}

/** The code as it is to be, or what of it was not found. */
export function patched(
	code: string,
	{ empty = [], edits = [] }: Patch,
): string | { missing: string } {
	let result = code
	for (const name of empty) {
		const next = emptied(result, name)
		if (next === undefined) return { missing: `function ${name}` }
		result = next
	}
	for (const [find, replace] of edits) {
		if (!find.test(result)) return { missing: String(find) }
		result = result.replace(find, replace)
	}
	return result
}

export function leanRouter(): Plugin {
	const met = new Set<Patch>()
	return {
		name: 'rihla-lean-router',
		apply: 'build',
		transform(code, id) {
			if (!/react-router[\\/]dist[\\/]/.test(id)) return undefined
			const patch = patches.find(({ file }) => file.test(id))
			const inBrowser = this.environment.name === 'client'
			if (!patch || !(inBrowser || patch.everywhere)) return undefined
			const result = patched(code, patch)
			if (typeof result !== 'string')
				return this.error(`the router has changed: ${result.missing} is not in ${id}`)
			met.add(patch)
			return { code: result, map: null }
		},
		buildEnd(error) {
			const missed = patches.find((patch) => !met.has(patch))
			if (!error && this.environment.name === 'client' && missed)
				this.error(`the router has changed: it has no ${missed.file}`)
		},
	}
}
