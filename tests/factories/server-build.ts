/** A small site for the page handler: public pages, a private one with its own data and form, and the page for unknown addresses. */
import {
	createContext,
	data,
	type RouterContextProvider,
	redirect,
	type ServerBuild,
} from 'react-router'
import { languageContext, renderedContext } from '#app/page/load.ts'
import { sharedPage } from '#app/page/shared.ts'
import { shipped } from '#content/shipped.ts'
import { publicPathsOf } from '#server/pages/public-paths.ts'
import { privatePageContext } from '#server/pages/request-context.ts'

type Module = NonNullable<ServerBuild['routes'][string]>['module']

const patterns = publicPathsOf(shipped).filter((path) => !/\/.+\//.test(path))
const entries = ['/university/:id', '/language-institute/:id', '/accommodation/:id']

/** Whom the middleware of the private page lets in. */
const nameContext = createContext('')

export function serverBuild() {
	const rendered: string[] = []

	function handleRequest(
		request: Request,
		status: number,
		headers: Headers,
		_router: unknown,
		context: RouterContextProvider,
	) {
		const { pathname, search } = new URL(request.url)
		rendered.push(`${context.get(languageContext)} ${pathname}${search}`)
		const name = context.get(nameContext)
		const who = name ? `for ${name}` : ''
		const data = `${pathname}${search} ${who}`
		const script = '<script type="rihla/module" data-preload="">start()</script>'
		const html = `<html lang="${context.get(languageContext)}"><body>${data}${script}</body></html>`
		context.set(renderedContext, { html, nonce: 'nonce' })
		return Promise.resolve(new Response(null, { status, headers }))
	}

	const routes: ServerBuild['routes'] = {}
	const add = (id: string, path: string | undefined, module: Partial<Module>) => {
		const place = path === '' ? { index: true } : { ...(path !== undefined && { path }) }
		const parent = id === 'root' ? {} : { parentId: 'root' }
		routes[id] = { id, ...parent, ...place, module: { default: () => null, ...module } }
	}
	add('root', undefined, {})
	for (const path of [...patterns, ...entries]) {
		const query = path === '/universities' ? ['search', 'field'] : []
		add(`page ${path}`, path.slice(1), {
			handle: sharedPage(...query),
			loader: ({ params }) => data(null, { status: params.id === 'nope' ? 404 : 200 }),
			// One of the pages has a form that browsers without scripts post.
			...(path === '/contact' && { action: () => data(null, { status: 422 }) }),
		})
	}
	add('private', 'status', {
		middleware: [
			({ request, context }, next) => {
				context.set(privatePageContext, true)
				context.set(nameContext, request.headers.get('x-name') ?? '')
				return next()
			},
		],
		loader: ({ context }) =>
			data({ name: context.get(nameContext) }, { headers: { 'X-Own': 'yes' } }),
		action: async ({ request }) => {
			const form = await request.formData()
			return redirect(`/status?sent=${form.get('word')}`, {
				headers: { 'Set-Cookie': 'visit=1; HttpOnly' },
			})
		},
		headers: ({ loaderHeaders }) => loaderHeaders,
	})
	add('private of one', 'status/:token', {})
	add('unknown', '*', { loader: () => data(null, { status: 404 }) })

	const build = {
		entry: { module: { default: handleRequest } },
		routes,
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
	return { build, rendered }
}
