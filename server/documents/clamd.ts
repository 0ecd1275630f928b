/** Asks a ClamAV daemon about a file, by its own protocol: the file is sent in pieces, each with its length before it. */
import { connect } from 'node:net'
import type { Readable } from 'node:stream'

const patience = 20_000

function connectTo(address: string) {
	const { protocol, hostname, port, pathname } = new URL(address)
	if (protocol === 'unix:') return connect({ path: decodeURIComponent(pathname) })
	return connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) })
}

function lengthOf(chunk: Uint8Array): Buffer {
	const length = Buffer.alloc(4)
	length.writeUInt32BE(chunk.length)
	return length
}

/** The daemon is there and says that it can't scan this file. */
export class ScannerRefused extends Error {}

/** Rejects with `ScannerRefused` when the daemon answers anything else, and with another error when it does not answer. */
export async function scanWith(
	address: string,
	content: Readable,
	given?: AbortSignal,
): Promise<'clean' | 'infected'> {
	const socket = connectTo(address)
	const signal = AbortSignal.any([AbortSignal.timeout(patience), ...(given ? [given] : [])])
	const stop = () => socket.destroy(new Error('the scanner does not answer'))
	signal.addEventListener('abort', stop)
	if (signal.aborted) stop()
	try {
		const answer = new Promise<string>((resolve, reject) => {
			let text = ''
			socket.on('data', (chunk) => {
				text += chunk.toString('latin1')
			})
			socket.once('close', () => resolve(text))
			socket.once('error', reject)
		})
		// Waited for below; sending may fail first.
		answer.catch(() => {})
		const write = (chunk: Uint8Array) =>
			new Promise<void>((resolve, reject) => {
				socket.write(chunk, (error) => (error ? reject(error) : resolve()))
			})
		await write(Buffer.from('zINSTREAM\0'))
		for await (const chunk of content) {
			await write(lengthOf(chunk))
			await write(chunk)
		}
		await write(Buffer.alloc(4))
		const text = await answer
		if (/ FOUND\0?\s*$/.test(text)) return 'infected'
		if (/^stream: OK\0?\s*$/.test(text)) return 'clean'
		if (text === '') throw new Error('the scanner does not answer')
		throw new ScannerRefused()
	} finally {
		signal.removeEventListener('abort', stop)
		content.destroy()
		socket.destroy()
	}
}
