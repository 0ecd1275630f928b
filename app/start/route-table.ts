/** The router's own table of routes, as every page fetches it: which scripts and styles belong to an address. */
import { matchRoutes, type Params, type RouteObject } from 'react-router'

interface RouteEntry {
	id: string
	parentId?: string
	path?: string
	index?: boolean
	/** The address of its code. */
	module: string
	css?: string[]
}

declare global {
	interface Window {
		__reactRouterManifest?: { url: string; routes: Record<string, RouteEntry> }
	}
}

function tableBelow(entries: readonly RouteEntry[], parent?: string): RouteObject[] {
	return entries
		.filter(({ parentId }) => parentId === parent)
		.map(({ id, path, index }) => {
			const place = { id, ...(path !== undefined && { path }) }
			return index ? { ...place, index: true } : { ...place, children: tableBelow(entries, id) }
		})
}

interface Found {
	params: Params
	/** From the root to the page. */
	routes: RouteEntry[]
}

function routesOf(pathname: string): Found {
	const entries = Object.values(window.__reactRouterManifest?.routes ?? {})
	const matches = matchRoutes(tableBelow(entries), pathname) ?? []
	const ids = new Set(matches.map(({ route }) => route.id))
	return { params: matches.at(-1)?.params ?? {}, routes: entries.filter(({ id }) => ids.has(id)) }
}

const arrived = new Set<string>()

/** The scripts of a page that have not been fetched yet. */
export function missingScripts(pathname: string): string[] {
	return routesOf(pathname).routes.flatMap(({ module }) => (arrived.has(module) ? [] : module))
}

/** A failure is remembered by some browsers for the life of the page: whoever needs the script has to load the page anew. */
export async function fetchScript(address: string): Promise<unknown> {
	const script: unknown = await import(/* @vite-ignore */ address)
	arrived.add(address)
	return script
}

type Loader = (page: { request: Request; params: Params }) => unknown

function loaderOf(script: unknown): Loader | undefined {
	return (script as { clientLoader?: Loader }).clientLoader
}

/** The code, the styles and the texts of a page, before it is opened. */
export async function fetchPage(url: URL): Promise<void> {
	const { routes, params } = routesOf(url.pathname)
	await Promise.all(
		routes.map(async ({ module, css = [] }) => {
			for (const style of css) fetchStyle(style)
			await loaderOf(await fetchScript(module))?.({ request: new Request(url), params })
		}),
	)
}

function fetchStyle(href: string): void {
	if (document.querySelector(`link[href="${href}"]`)) return
	document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
}
