/** One HTTPS request from an address of its own: limits count by address, and all of 127/8 is this machine. */
import { Agent, request } from 'node:https'

/** What is said of an answer that stopped in its middle. */
export const cutOff = 'cut off in the middle'

/** What is said when nothing came while the visitor was willing to wait. */
export const late = 'no answer in time'

export type Reply = { status: number; body: Buffer }

type Options = {
	method?: 'GET' | 'POST'
	headers?: Record<string, string>
	body?: Buffer | string
	agent?: Agent
	/** Any number; becomes the address the visitor comes from. */
	visitor?: number
	patience?: number
}

/** The certificate is made anew for each run, and nobody vouches for it. As many connections as readers share. */
export const keepAlive = () =>
	new Agent({ keepAlive: true, maxSockets: 40, rejectUnauthorized: false })

function addressOf(visitor: number): string {
	return `127.${1 + ((visitor >> 16) & 63)}.${(visitor >> 8) & 255}.${1 + (visitor & 127)}`
}

/** Rejects when the answer does not come whole. */
export function call(address: string, options: Options = {}): Promise<Reply> {
	const { method = 'GET', headers = {}, body, agent, visitor, patience = 30_000 } = options
	return new Promise((resolve, reject) => {
		const outgoing = request(
			address,
			{
				method,
				headers: {
					...headers,
					...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
				},
				...(agent ? { agent } : { agent: false, rejectUnauthorized: false }),
				...(visitor === undefined ? {} : { localAddress: addressOf(visitor) }),
			},
			(incoming) => {
				const chunks: Buffer[] = []
				incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
				incoming.on('error', reject)
				incoming.on('aborted', () => reject(new Error(cutOff)))
				incoming.on('end', () => {
					clearTimeout(timer)
					resolve({ status: incoming.statusCode ?? 0, body: Buffer.concat(chunks) })
				})
			},
		)
		const timer = setTimeout(() => outgoing.destroy(new Error(late)), patience)
		outgoing.on('error', (error) => {
			clearTimeout(timer)
			reject(error)
		})
		outgoing.end(body)
	})
}
