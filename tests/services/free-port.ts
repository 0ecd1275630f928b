import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** A port that was free a moment ago, below those that systems give to outgoing connections: one of these could take it meanwhile. */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(20_000, 32_000)
		if (await isFree(port)) return port
	}
}

function isFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const server = createServer()
		server.on('error', () => resolve(false))
		server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
	})
}
