/**
 * Changes to the router that it has no setting for: what this site does not do (forms sent through the router, fetchers, blockers,
 * view transitions, middleware, routes and data asked for piece by piece) stays out of what every page loads, four kilobytes of it.
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
		edits: [
			// Blockers.
			[
				/if \(unblockBlockerHistoryUpdate\) \{[\s\S]*?(?=return startNavigation\(historyAction, location\);)/,
				'',
			],
			[
				/let blockerKey = shouldBlockNavigation\(\{\s*currentLocation,[\s\S]*?(?=await startNavigation\(historyAction, nextLocation)/,
				'',
			],
			// Addresses that hide another.
			[/if \(opts\?\.mask\) \{[\s\S]*?(?=let currentLocation = state\.location;)/, ''],
			// View transitions.
			[
				/if \(isBrowser\) \{\s*restoreAppliedTransitions[\s\S]*?(?=if \(!state\.initialized\) startNavigation)/,
				'',
			],
			[
				/if \(pendingAction === "POP" && !isUninterruptedRevalidation && location !== state\.location\)[\s\S]*?(?=updateState\(\{\s*\.\.\.newState,\s*actionData,)/,
				'',
			],
			// Forms sent through the router.
			[
				/(function normalizeNavigateOptions\(isFetcher, path, opts\) \{)[\s\S]*?(?=\n\}\n)/,
				'$1\n\treturn { path };',
			],
			[
				/else if \(opts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)\) \{[\s\S]*?(?=let \{ shortCircuited, matches: updatedMatches)/,
				'',
			],
			[
				/if \(submission && isMutationMethod\(submission\.formMethod\)\) \{[\s\S]*?(?=return new Request\(url, init\))/,
				'',
			],
			// Routes asked for piece by piece.
			[
				/if \(isFogOfWar\) \{\s*if \(shouldUpdateNavigationState\)[\s\S]*?(?=let \{ dsMatches, revalidatingFetchers \})/,
				'',
			],
			// Fetchers.
			[
				/fetchLoadMatches\.forEach\(\(f, key\) => \{\s*if \(initialHydration[\s\S]*?(?=return \{\s*dsMatches,)/,
				'',
			],
			// Middleware.
			[
				/(function runClientMiddlewarePipeline\(args, handler\) \{)[\s\S]*?(?=\n\}\n)/,
				'$1\n\treturn handler();',
			],
		],
	},
	// Only `app/start/recovery.ts` looks on, and only at moves to another page.
	{
		file: /router[\\/]instrumentation\.js$/,
		empty: ['getRouteInstrumentationUpdates', 'consumeInstrumentationClientResultMetaReceiver'],
		edits: [
			[
				/(function instrumentClientSideRouter\(router, fns\) \{)[\s\S]*?(?=\n\}\n)/,
				`$1
	let navigate = router.navigate;
	fns.forEach((fn) => fn({ instrument(i) {
		router.navigate = async (...args) => {
			let [to] = args;
			let failed;
			let go = () => navigate(...args).catch((error) => { failed = { error }; });
			await i.navigate(go, { to: to == null ? "." : typeof to === "object" ? createPath(to) : to });
			if (failed) throw failed.error;
		};
	} }));
	return router;`,
			],
		],
	},
	// Warnings for whoever builds with the router, not for visitors.
	{
		file: /router[\\/]history\.js$/,
		edits: [[/function warning\(/, '/* @__NO_SIDE_EFFECTS__ */ function warning(']],
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
	{
		file: /ssr[\\/]routes\.js$/,
		empty: ['createClientRoutesWithHMRRevalidationOptOut'],
		edits: [
			[
				/dataRoute\.action = \(\{ request[\s\S]*?(?=\} else \{\s*if \(!route\.hasClientLoader\))/,
				'',
			],
			[/if \(!route\.hasClientAction\) dataRoute\.action[\s\S]*?(?=let lazyRoutePromise;)/, ''],
			[/action: route\.hasClientAction \? [\s\S]*?(?=shouldRevalidate: async)/, ''],
			[
				/(function getShouldRevalidateFunction\(path, route[^{]*\{)[\s\S]*?(?=\n\}\n)/,
				'$1\n\treturn route.shouldRevalidate;',
			],
		],
	},
	// View transitions.
	{
		file: /lib[\\/]components\.js$/,
		edits: [
			[
				/warnOnce\(flushSync === false[\s\S]*?if \(!viewTransitionOpts \|\| !isViewTransitionAvailable\) \{([\s\S]*?)return;\s*\}[\s\S]*?(?=\}, \[\s*router\.window,)/,
				'$1',
			],
			[/(\}, \[\s*router\.window,\s*reactDomFlushSyncImpl,)\s*transition,\s*renderDfd,/, '$1'],
			[
				/let \[pendingState, [\s\S]*?let \[interruption, setInterruption\] = React\$1\.useState\(\);/,
				'let [vtContext] = React$$1.useState({ isTransitioning: false });',
			],
			[
				/React\$1\.useEffect\(\(\) => \{\s*if \(vtContext\.isTransitioning && [\s\S]*?(?=let navigator = React\$1\.useMemo)/,
				'',
			],
		],
	},
	// Made when the file is read, whether somebody wants them or not.
	{
		file: /dom[\\/]lib\.js$/,
		edits: [
			[
				/const NavLink = React\$1\.forwardRef[\s\S]*?(?=function ScrollRestoration\()/,
				'const NavLink = null;\nconst Form = null;\n',
			],
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
