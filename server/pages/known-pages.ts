/**
 * Which page an address is. Only a fixed list of pages is cached: addresses that strangers make up can't fill the cache.
 */
import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { isSharedPage, type SharedPage } from '#app/page/shared.ts'

export type Place =
	/** The same for everyone; `query` names the parameters that change it. */
	| { kind: 'shared'; path: string; query: readonly string[] }
	/** Another spelling of one of them. */
	| { kind: 'moved'; path: string }
	/** A page for one visitor, made for each request. */
	| { kind: 'private' }
	/** No page; `path` is fit to be shown. */
	| { kind: 'unknown'; path: string }

/** The router asks for the data of a page at the page's address with this ending. */
export const isPageData = (path: string) => path.endsWith('.data')

/** The page that an address is about, as the router reads it: `/status` for `/status` and for `/status.data`. */
export function pagePath(path: string): string {
	return path.replace(/(?:\/_)?\.data$/, '') || '/'
}

type Routes = ServerBuild['routes']

function tableOf(routes: Routes, parentId?: string): RouteObject[] {
	return Object.values(routes).flatMap((route) => {
		if (!route || route.parentId !== parentId) return []
		const { id, path, index } = route
		const place = { id, ...(path !== undefined && { path }) }
		return [index ? { ...place, index: true } : { ...place, children: tableOf(routes, id) }]
	})
}

/**
 * Whether the escapes of an address can be decoded. The result is compared with something, because the bundler would remove a call
 * whose result is not used.
 */
export function isReadable(path: string): boolean {
	try {
		return decodeURIComponent(path) !== ''
	} catch {
		return false
	}
}

/** As our own links write it: decoded, in small letters, with single slashes and none at the end. */
function spelled(path: string): string {
	return `/${decodeURIComponent(path).toLowerCase().split('/').filter(Boolean).join('/')}`
}

export function createKnownPages(routes: Routes, publicPaths: readonly string[]) {
	const handles = new Map(
		Object.values(routes).flatMap((route) =>
			route ? [[route.id, route.module.handle] as const] : [],
		),
	)
	const table = tableOf(routes)
	const shared = new Map<string, SharedPage>()
	for (const path of publicPaths) {
		const handle = handles.get(matchRoutes(table, path)?.at(-1)?.route.id ?? '')
		if (!isSharedPage(handle))
			throw new Error(`the route of ${path} does not say that it is shared`)
		shared.set(path, handle)
	}

	/** The router ignores case, guards on paths do not: a private page has one spelling. */
	function privatePlace(path: string): Place {
		const matches = matchRoutes(table, path) ?? []
		const leaf = matches.at(-1)
		// A shared page that is not on the list is an entry that does not exist.
		if (!leaf || leaf.route.path === '*' || isSharedPage(handles.get(leaf.route.id ?? '')))
			return { kind: 'unknown', path }
		const pattern = matches.flatMap(({ route }) => route.path ?? []).join('/')
		const right = generatePath(`/${pattern}`, leaf.params)
		return right === path ? { kind: 'private' } : { kind: 'moved', path: right }
	}

	return (path: string): Place => {
		const page = shared.get(path)
		if (page) return { kind: 'shared', path, query: page.query }
		const right = spelled(path)
		return shared.has(right) ? { kind: 'moved', path: right } : privatePlace(path)
	}
}
