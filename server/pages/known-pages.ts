/**
 * Which page an address is. Only a fixed list of pages is cached: addresses that strangers make up can't fill the cache.
 */
import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { isSharedPage, type SharedPage } from '#app/page/shared.ts'
import { log } from '../log.ts'

export type Place =
	/** The same for everyone; `query` names the parameters that change it. `takesForms`: a form of it is posted there. */
	| { kind: 'shared'; path: string; query: readonly string[]; takesForms: boolean }
	/** Another spelling of one of them. */
	| { kind: 'moved'; path: string }
	/** A page for one visitor, made for each request. */
	| { kind: 'private' }
	/** No page; `path` is fit to be shown. */
	| { kind: 'unknown'; path: string }

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

export function createKnownPages(routes: Routes) {
	const modules = new Map(
		Object.values(routes).flatMap((route) => (route ? [[route.id, route.module] as const] : [])),
	)
	const table = tableOf(routes)
	type Shared = SharedPage & { takesForms: boolean }
	let known: { paths: readonly string[]; shared: ReadonlyMap<string, Shared> } | undefined

	/** Worked out again when an entry was added or hidden. */
	function sharedAt(paths: readonly string[]): ReadonlyMap<string, Shared> {
		if (known?.paths === paths) return known.shared
		const shared = new Map(
			paths.flatMap((path) => {
				const module = modules.get(matchRoutes(table, path)?.at(-1)?.route.id ?? '')
				if (isSharedPage(module?.handle))
					return [[path, { ...module.handle, takesForms: module.action !== undefined }] as const]
				// One address that no page has is not shown; all others are.
				log.error('page_without_route', { path })
				return []
			}),
		)
		known = { paths, shared }
		return shared
	}

	/** The router takes small and capital letters for the same; one spelling is the address. */
	function privatePlace(path: string): Place {
		const matches = matchRoutes(table, path) ?? []
		const leaf = matches.at(-1)
		const pattern = matches.flatMap(({ route }) => route.path ?? []).join('/')
		// A shared page that is not on the list is an entry that does not exist.
		if (!leaf || pattern === '*' || isSharedPage(modules.get(leaf.route.id ?? '')?.handle))
			return { kind: 'unknown', path }
		// Below a private page, that page's routes say what is unknown.
		if (leaf.route.path === '*') return { kind: 'private' }
		const right = generatePath(`/${pattern}`, leaf.params)
		return right === path ? { kind: 'private' } : { kind: 'moved', path: right }
	}

	/** `paths` are those of all pages that are the same for everyone. */
	function placeOf(path: string, paths: readonly string[]): Place {
		const shared = sharedAt(paths)
		const page = shared.get(path)
		if (page) return { kind: 'shared', path, query: page.query, takesForms: page.takesForms }
		const right = spelled(path)
		return shared.has(right) ? { kind: 'moved', path: right } : privatePlace(path)
	}
	return { placeOf }
}
