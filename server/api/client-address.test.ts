import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { setLogSink } from '../log.ts'
import { clientAddress } from './client-address.ts'
import { createLimits } from './limits.ts'

async function addressFor(forwarded: string): Promise<string> {
	const app = new Hono().get('/', (c) => c.text(clientAddress(c, 1)))
	return (await app.request('/', { headers: { 'x-forwarded-for': forwarded } })).text()
}

test.each([
	['203.0.113.7', '203.0.113.7'],
	['203.0.113.7:51234', '203.0.113.7'],
	['::ffff:203.0.113.7', '203.0.113.7'],
	['[::ffff:203.0.113.7]:443', '203.0.113.7'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
	['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2'],
	['[2001:db8:1:2::9]', '2001:db8:1:2'],
	['9.9.9.9, 203.0.113.7:1', '203.0.113.7'],
])('%s is the household %s', async (forwarded, household) => {
	expect(await addressFor(forwarded)).toBe(household)
})

test('a proxy that is not believed is named in the log, once', async () => {
	const lines: string[] = []
	setLogSink((line) => lines.push(line))
	const app = new Hono().get('/', (c) => c.text(clientAddress(c, 0)))
	await app.request('/')
	expect(lines).toEqual([])
	for (let at = 0; at < 3; at += 1) {
		const headers = { 'x-forwarded-for': '203.0.113.7' }
		expect(await (await app.request('/', { headers })).text()).toBe('unknown')
	}
	expect(lines).toHaveLength(1)
	expect(lines[0]).toContain('TRUST_PROXY is 0')
	expect(lines[0]).not.toContain('203.0.113.7')
})

test('a whole network counts too, and leaves others alone', async () => {
	const limits = createLimits(null, 'salt')
	const take = (address: string) => limits.take('form', 'a', address)
	for (let at = 0; at < 600; at += 1) {
		expect(await take(`2001:db8:1:${at.toString(16)}`)).toBeNull()
	}
	expect(await take('2001:db8:1:ffff')).toBeGreaterThan(0)
	expect(await take('2001:db8:2:1')).toBeNull()
})

test('what is kept of an address can not be found by trying all of them', () => {
	const digestOf = (salt: string) => createLimits(null, salt).sourceOf('203.0.113.7')
	expect(digestOf('one')).toBe(digestOf('one'))
	expect(digestOf('one')).not.toBe(digestOf('two'))
})
