/** The mounting list: everything the server answers, in the order in which it is asked. */
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createApi } from './api/app.ts'
import { securityHeaders } from './headers.ts'
import { createPageHandler, type PageOptions } from './pages/handler.ts'
import { requestLog } from './request-log.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings.ts'

interface Parts {
	settings: Settings
	services: Services
	/** The built files for browsers; null while developing, when Vite serves them. */
	files: string | null
	pages: Omit<PageOptions, 'siteUrl'>
}

const immutable = 'public, max-age=31536000, immutable'

export function createApp({ settings, services, files, pages }: Parts): Hono {
	const app = new Hono()
	app.use(requestLog())
	app.use(securityHeaders(settings.siteUrl, pages.production))

	app.get('/healthz', (context) => context.text('ok'))
	app.get('/readyz', async (context) => {
		const down = await services.down()
		return down.length === 0 ? context.text('ok') : context.text(`down: ${down.join(', ')}`, 503)
	})
	app.route('/api', createApi(services, settings))

	if (files !== null) {
		// Hashed names, and scenes asked for by version, never change under their address.
		app.use(
			'/assets/*',
			serveStatic({
				root: files,
				precompressed: true,
				onFound: (_path, context) => context.header('Cache-Control', immutable),
			}),
		)
		app.use(
			'*',
			serveStatic({
				root: files,
				precompressed: true,
				onFound: (_path, context) =>
					context.header(
						'Cache-Control',
						context.req.query('v') ? immutable : 'public, max-age=3600',
					),
			}),
		)
	}
	app.get('*', createPageHandler({ ...pages, siteUrl: settings.siteUrl }))
	return app
}
