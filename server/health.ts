/** What a process of either role says of itself. */
import { Hono } from 'hono'
import type { PageEnv } from './pages/request-context.ts'
import type { Services } from './services.ts'

export function addHealth(app: Hono<PageEnv>, services: Pick<Services, 'down'>): void {
	app.get('/healthz', (context) => context.text('ok'))
	app.get('/readyz', async (context) => {
		const down = await services.down()
		return down.length === 0 ? context.text('ok') : context.text(`down: ${down.join(', ')}`, 503)
	})
}

/** The process that does the background work answers nobody but whoever watches it. */
export function createWorkerApp(services: Pick<Services, 'down'>): Hono<PageEnv> {
	const app = new Hono<PageEnv>()
	addHealth(app, services)
	return app
}
