/** An application on a port of its own, as `main.ts` listens. */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { onTestFinished } from 'vitest'

export async function listen(
	fetch: Parameters<typeof getRequestListener>[0],
): Promise<{ origin: string; port: number }> {
	const server = createServer(
		{ optimizeEmptyRequests: true },
		getRequestListener(fetch, { autoCleanupIncoming: false, overrideGlobalObjects: false }),
	)
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	onTestFinished(async () => {
		server.closeAllConnections()
		await new Promise((resolve) => server.close(resolve))
	})
	const address = server.address()
	const port = typeof address === 'object' && address ? address.port : 0
	return { origin: `http://127.0.0.1:${port}`, port }
}
