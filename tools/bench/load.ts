/**
 * Requests per second over kept-alive connections. Speaks just enough HTTP over bare sockets to count answers, so that
 * the server and not this program is what gets measured.
 */
import { connect, type Socket } from 'node:net'

export interface Load {
	requestsPerSecond: number
	errors: number
	count: number
}

/** Over fifty connections, until it is enough. */
export async function load(url: string, isEnough: (asked: number) => boolean): Promise<Load> {
	const { hostname, port, pathname, search } = new URL(url)
	const request = Buffer.from(
		`GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept: text/html\r\naccept-encoding: br, gzip\r\n\r\n`,
	)
	const tally = { asked: 0, count: 0, errors: 0 }
	const started = performance.now()
	await Promise.all(
		Array.from({ length: 50 }, () =>
			keepAsking(connect({ host: hostname, port: Number(port) }), request, isEnough, tally),
		),
	)
	const { count, errors } = tally
	return { count, errors, requestsPerSecond: count / ((performance.now() - started) / 1000) }
}

export function loadFor(url: string, seconds: number): Promise<Load> {
	const end = performance.now() + seconds * 1000
	return load(url, () => performance.now() >= end)
}

function keepAsking(
	socket: Socket,
	request: Buffer,
	isEnough: (asked: number) => boolean,
	tally: { asked: number; count: number; errors: number },
): Promise<void> {
	return new Promise((resolve) => {
		let missing = -1
		let head = ''
		const next = () => {
			if (isEnough(tally.asked)) {
				socket.destroy()
				resolve()
				return
			}
			missing = -1
			head = ''
			tally.asked++
			socket.write(request)
		}
		socket.on('connect', next)
		socket.on('data', (chunk) => {
			let bytes = chunk.length
			if (missing < 0) {
				head += chunk.toString('latin1')
				const headEnd = head.indexOf('\r\n\r\n')
				if (headEnd < 0) return
				const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
				if (!head.startsWith('HTTP/1.1 200') || Number.isNaN(length)) {
					tally.errors++
					socket.destroy()
					resolve()
					return
				}
				bytes = head.length - headEnd - 4
				missing = length
			}
			missing -= bytes
			if (missing <= 0) {
				tally.count++
				next()
			}
		})
		socket.on('error', () => {
			tally.errors++
			resolve()
		})
	})
}
