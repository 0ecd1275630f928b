/** The desk's and the status page's own routes behind the page handler. Instead of HTML a page holds what it would be drawn from. */
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { EntryContext, RouterContextProvider, ServerBuild } from 'react-router'
import { renderedContext } from '#app/page/load.ts'
import { sharedPage } from '#app/page/shared.ts'
import routes from '#app/routes.ts'

type Route = NonNullable<ServerBuild['routes'][string]>

const modules = import.meta.glob<Route['module']>([
	'/app/routes/desk/*.{ts,tsx}',
	'/app/routes/status.tsx',
])

function render(
	_request: Request,
	status: number,
	headers: Headers,
	{ staticHandlerContext: { loaderData } }: EntryContext,
	context: RouterContextProvider,
) {
	const html = JSON.stringify(loaderData)
	context.set(renderedContext, { html, nonce: 'nonce' })
	return Promise.resolve(new Response(null, { status, headers }))
}

export async function privatePages(): Promise<ServerBuild> {
	const built: ServerBuild['routes'] = {
		root: { id: 'root', module: { default: () => null } },
	}
	async function add(entries: readonly RouteConfigEntry[], parentId: string): Promise<void> {
		for (const { file, path, index, children = [] } of entries) {
			const load = modules[`/app/${file}`]
			const module = load ? await load() : { default: () => null, handle: sharedPage() }
			const place = index ? { index } : { ...(path !== undefined && { path }) }
			built[file] = { id: file, parentId, ...place, module }
			await add(children, file)
		}
	}
	await add(routes, 'root')
	return {
		entry: { module: { default: render } },
		routes: built,
		assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
		basename: '/',
		publicPath: '/',
		assetsBuildDirectory: '',
		future: {},
		ssr: true,
		isSpaMode: false,
		prerender: [],
		routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
	} as unknown as ServerBuild
}
