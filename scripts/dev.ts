/** `npm run dev`: the site with hot reload, the API mounted as in production, and an embedded database in `data/`. */
import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const { parseSettings }: typeof import('#server/settings.ts') = await load('/server/settings.ts')
const { openServices }: typeof import('#server/services.ts') = await load('/server/services.ts')
const { startJobs }: typeof import('#server/jobs.ts') = await load('/server/jobs.ts')

const parsed = parseSettings(process.env)
if ('faults' in parsed) {
	for (const fault of parsed.faults) console.error(fault)
	process.exit(1)
}
const { settings } = parsed
const services = await openServices(settings)
startJobs(services, settings)
services.jobs.push(services.content.follow())

// Loaded anew for each request, so that an edit of the server shows at once.
const handle = getRequestListener(async (request) => {
	const { createApp }: typeof import('#server/app.ts') = await load('/server/app.ts')
	const { PageCache }: typeof import('#server/pages/cache.ts') =
		await load('/server/pages/cache.ts')
	const build = async () => load('virtual:react-router/server-build')
	// Made for one request, it lets go of everything after it.
	const content = { ...services.content, onErasure: () => undefined }
	const app = createApp({
		settings,
		services,
		files: null,
		pages: { build, cache: new PageCache(content) },
	})
	return app.fetch(request)
})

// Content is read when the server starts; an edit of it is shown at once too.
vite.watcher.add('content')
vite.watcher.on('change', (file) => {
	if (/[\\/]content[\\/].*\.ts$/.test(file)) void showContent()
})

createHttpServer((request, response) => {
	vite.middlewares(request, response, () => void handle(request, response))
}).listen(settings.port, settings.host, () => {
	console.log(`Rihla is at ${settings.siteUrl}, with hot reload`)
})

// biome-ignore lint/suspicious/noExplicitAny: a module that Vite loads has no type until its caller names it.
async function load(module: string): Promise<any> {
	return vite.ssrLoadModule(module)
}

async function showContent(): Promise<void> {
	const { shipped }: typeof import('#content/shipped.ts') = await load('/content/shipped.ts')
	await services.content.ship(shipped)
}
