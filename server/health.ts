/** What a process of either role says of itself. */
import type { Hono } from 'hono'
import type { PageEnv } from './pages/request-context.ts'
import type { Services } from './services.ts'

export function addHealth(app: Hono<PageEnv>, services: Pick<Services, 'down'>): void {
	app.get('/healthz', (context) => context.text('ok'))
	app.get('/readyz', async (context) => {
		const down = await services.down()
		return down.length === 0 ? context.text('ok') : context.text(`down: ${down.join(', ')}`, 503)
	})
}
