/** Passes a connection on until it falls silent: bytes are taken and nothing comes back, as behind a firewall that forgot it. */
import { createServer, connect as open, type Socket } from 'node:net'
import { freePort } from '../services/free-port.ts'

export async function startSilentProxy(target: { host: string; port: number }) {
	const port = await freePort()
	const sockets = new Set<Socket>()
	let isSilent = false
	const server = createServer((near) => {
		const far = open(target.port, target.host)
		for (const [one, other] of [
			[near, far],
			[far, near],
		] as const) {
			sockets.add(one)
			one.on('data', (chunk) => {
				if (!isSilent) other.write(chunk)
			})
			one.on('error', () => {})
			one.on('close', () => {
				sockets.delete(one)
				other.destroy()
			})
		}
	})
	await new Promise<void>((resolve) => {
		server.listen(port, '127.0.0.1', () => resolve())
	})
	return {
		port,
		/** Connections made from now on work; those that exist stay silent for good when `isSilent` was on. */
		fallSilent() {
			isSilent = true
		},
		speak() {
			isSilent = false
			for (const socket of sockets) socket.pause().removeAllListeners('data')
		},
		async stop() {
			for (const socket of sockets) socket.destroy()
			await new Promise<void>((resolve) => server.close(() => resolve()))
		},
	}
}
