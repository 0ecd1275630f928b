import { isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { log } from '../log.ts'

/** Some proxies say the port too, which differs with every connection. */
function withoutPort(address: string): string {
	return (
		/^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ??
		/^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ??
		address
	)
}

/** A household has one IPv4 address, but a whole /64 of IPv6 ones. */
function household(address: string): string {
	const plain = withoutPort(address)
		.replace(/^::ffff:(?=\d+\.)/i, '')
		.replace(/%.*$/, '')
	if (!isIPv6(plain)) return plain
	const [head = '', tail] = plain.toLowerCase().split('::')
	const start = head === '' ? [] : head.split(':')
	const end = tail ? tail.split(':') : []
	const zeros = tail === undefined ? 0 : 8 - start.length - end.length
	return [...start, ...Array<string>(Math.max(0, zeros)).fill('0'), ...end].slice(0, 4).join(':')
}

function connectionAddress(c: Context): string {
	try {
		return getConnInfo(c).remote.address ?? 'unknown'
	} catch {
		// Called without a network, as tests do.
		return 'unknown'
	}
}

let hasWarned = false

/** Behind a proxy that is not believed, everybody comes from one address: a few wrong guesses shut all of them out. */
function warnOnce(): void {
	if (hasWarned) return
	hasWarned = true
	log.warn('a proxy is not believed', {
		message: 'X-Forwarded-For arrives and TRUST_PROXY is 0: all visitors count as one',
	})
}

/**
 * Who is asking. Each proxy in front adds at the end the address it saw, so with `n` of them the n-th from the end
 * is the client; everything before it may be invented.
 */
export function clientAddress(c: Context, trustProxy: number): string {
	const connection = connectionAddress(c)
	if (trustProxy === 0) {
		if (c.req.header('x-forwarded-for') !== undefined) warnOnce()
		return household(connection)
	}
	const forwarded = (c.req.header('x-forwarded-for') ?? '')
		.split(',')
		.map((address) => address.trim())
		.filter((address) => address !== '')
	return household(forwarded.at(-trustProxy) ?? forwarded[0] ?? connection)
}
