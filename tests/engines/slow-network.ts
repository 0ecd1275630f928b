/** A proxy between browser and site that delays answers or closes. It works for every engine, because none has to be told to be offline. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export async function startSlowNetwork(site: string) {
	let held: RegExp | undefined
	let released = Promise.withResolvers<void>()
	const server = createServer(async (asked, answer) => {
		if (held?.test(asked.url ?? '')) await released.promise
		const { method, headers, url } = asked
		const passed = request(new URL(url ?? '/', site), { method, headers }, (response) => {
			answer.writeHead(response.statusCode ?? 502, response.headers)
			response.pipe(answer)
		})
		passed.on('error', () => answer.destroy())
		asked.pipe(passed)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const address: AddressInfo | string | null = server.address()
	if (typeof address !== 'object' || address === null) throw new Error('no port')
	return {
		address: `http://localhost:${address.port}`,
		/** What matches waits from now on. */
		hold(pattern: RegExp) {
			held = pattern
			released = Promise.withResolvers<void>()
		},
		release() {
			held = undefined
			released.resolve()
		},
		/** As when the signal is lost: connections are refused. */
		cut() {
			server.close()
			server.closeAllConnections()
		},
	}
}
