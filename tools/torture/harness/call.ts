/** One request from an address of its own: limits count by address, and all of 127/8 is this machine. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'

/** The message of an error: the answer stopped in its middle. */
export const cutOff = 'cut off in the middle'

/** The message of an error: no answer while the visitor was willing to wait. */
export const late = 'no answer in time'

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer }

type Options = {
	method?: 'GET' | 'POST' | 'PUT'
	headers?: Record<string, string>
	body?: Buffer | string
	agent?: Agent
	/** Any number; becomes the address the visitor comes from. */
	visitor?: number
	patience?: number
}

const options = { keepAlive: true, maxSockets: 40 }
/** As many connections as readers share. The certificate is made anew for each run, and nobody vouches for it. */
export const keepAlive = (origin: string): Agent =>
	origin.startsWith('https:')
		? new SecureAgent({ ...options, rejectUnauthorized: false })
		: new Agent(options)

function addressOf(visitor: number): string {
	const [network, host] = [Math.floor(visitor / 254), 1 + (visitor % 254)]
	return `127.${1 + ((network >> 8) & 63)}.${network & 255}.${host}`
}

/** Rejects when the answer does not come whole. */
export function call(address: string, given: Options = {}): Promise<Reply> {
	const { method = 'GET', headers = {}, body, agent, visitor, patience = 30_000 } = given
	const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
	const from = visitor === undefined ? {} : { localAddress: addressOf(visitor) }
	return new Promise((resolve, reject) => {
		const send = address.startsWith('https:') ? secureRequest : request
		const outgoing = send(
			address,
			{
				method,
				headers: { ...headers, ...length },
				agent: agent ?? false,
				rejectUnauthorized: false,
				...from,
			},
			(incoming) => {
				const chunks: Buffer[] = []
				incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
				incoming.on('error', reject)
				incoming.on('aborted', () => reject(new Error(cutOff)))
				incoming.on('end', () => {
					clearTimeout(timer)
					const { statusCode = 0, headers } = incoming
					resolve({ status: statusCode, headers, body: Buffer.concat(chunks) })
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
