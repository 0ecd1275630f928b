/** A proxy between a client and a server: passes everything on, later, or cuts the connection after so many bytes, or behind a text. */
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../services/free-port.ts'

type Fault = { delay?: number; cutUpAfter?: number; cutDownAfter?: number; cutDownBehind?: string }

export async function startCuttingProxy(target: number) {
	const port = await freePort()
	let fault: Fault = {}
	const sockets = new Set<Socket>()
	const server = createServer((client) => {
		const upstream = connect({ port: target, host: '127.0.0.1' })
		const { delay = 0, cutUpAfter = Infinity, cutDownAfter = Infinity, cutDownBehind } = fault
		const carry = async (from: Socket, to: Socket, cutAfter: number) => {
			let carried = 0
			for await (const chunk of from) {
				if (from === upstream && cutDownBehind && chunk.includes(cutDownBehind)) {
					fault = {}
					to.end(chunk)
					from.destroy()
					return
				}
				carried += chunk.length
				if (carried > cutAfter) break
				if (delay) await wait(delay)
				to.write(chunk)
			}
			from.destroy()
			to.destroy()
		}
		for (const socket of [client, upstream]) {
			sockets.add(socket)
			socket.on('error', () => {})
			socket.once('close', () => sockets.delete(socket))
		}
		carry(client, upstream, cutUpAfter).catch(() => upstream.destroy())
		carry(upstream, client, cutDownAfter).catch(() => client.destroy())
	})
	await new Promise<void>((resolve) => {
		server.listen(port, '127.0.0.1', () => resolve())
	})
	const hangUp = () => {
		for (const socket of sockets) socket.destroy()
	}
	return {
		port,
		/** From the next connection on; those that are open end. */
		be(next: Fault) {
			fault = next
			hangUp()
		},
		async stop() {
			hangUp()
			await new Promise<void>((resolve) => server.close(() => resolve()))
		},
	}
}
