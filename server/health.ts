/** What a process of either role says of itself. */
import { Hono } from 'hono'
import { metricsRoute } from './metrics.ts'
import type { PageEnv } from './pages/request-context.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings.ts'

export function addHealth(app: Hono<PageEnv>, services: Pick<Services, 'down' | 'content'>): void {
	app.get('/healthz', (context) => context.text('ok'))
	app.get('/readyz', async (context) => {
		const down = await services.down()
		if (down.length > 0) return context.text(`down: ${down.join(', ')}`, 503)
		return context.text(services.content.isFresh() ? 'ok' : 'content: old')
	})
}

/** What the process of the background work listens with: its health and metrics, nothing for visitors. */
export function createWorkerApp(
	services: Pick<Services, 'down' | 'content' | 'store' | 'deliveries'>,
	settings: Pick<Settings, 'metricsToken' | 'dataDir'>,
	version?: string,
): Hono<PageEnv> {
	const app = new Hono<PageEnv>()
	addHealth(app, services)
	app.get('/metrics', metricsRoute(services, settings, version))
	return app
}
