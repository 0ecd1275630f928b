/** Speaks ClamAV's protocol with answers that a test chooses. */
import { createServer } from 'node:net'
import { freePort } from '../services/free-port.ts'

/** `choosy` refuses and `crashing` hangs up when the word BAD is in a file; `silent` says nothing. */
type Manner = 'refusing' | 'choosy' | 'crashing' | 'silent'

export async function startScanner() {
	let manner: Manner = 'refusing'
	const server = createServer((socket) => {
		let received = ''
		socket.on('error', () => {})
		socket.on('data', (chunk) => {
			received += chunk.toString('latin1')
			// The length of nothing ends a file.
			if (manner === 'silent' || !received.endsWith('\0\0\0\0')) return
			const isBad = received.includes('BAD')
			if (manner === 'crashing' && isBad) socket.destroy()
			else if (manner === 'refusing' || isBad) socket.end('INSTREAM: cannot read. ERROR\0')
			else socket.end('stream: OK\0')
		})
	})
	const port = await freePort()
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
	return {
		url: `tcp://127.0.0.1:${port}`,
		be: (next: Manner) => {
			manner = next
		},
		stop: () => void server.close(),
	}
}
