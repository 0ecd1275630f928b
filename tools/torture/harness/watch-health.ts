import { Agent, request } from 'node:http'
import type { ServerProcess } from './server.ts'

const every = 50

/** One kept connection: what is measured is how long the server needs, not how long a connection takes. */
function ask(origin: string, agent: Agent): Promise<number> {
	const start = performance.now()
	return new Promise((resolve, reject) => {
		request(`${origin}/healthz`, { agent }, (response) => {
			response.resume()
			response.on('end', () => resolve(performance.now() - start))
		})
			.on('error', reject)
			.end()
	})
}

/** Asks `/healthz` every 50 ms, also while an answer is still awaited, and looks at the server's memory. */
export function watchHealth({ origin, memory }: ServerProcess) {
	const agent = new Agent({ keepAlive: true, maxSockets: 4 })
	const times: number[] = []
	const asked: Promise<void>[] = []
	let peak = memory()
	const timer = setInterval(() => {
		peak = Math.max(peak, memory())
		// No answer at all is the slowest.
		asked.push(
			ask(origin, agent).then(
				(ms) => void times.push(ms),
				() => void times.push(Number.POSITIVE_INFINITY),
			),
		)
	}, every)
	return {
		async stop() {
			clearInterval(timer)
			await Promise.all(asked)
			agent.destroy()
			return { slowest: Math.max(0, ...times), asked: times.length, peak }
		},
	}
}
