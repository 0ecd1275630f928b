import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openPages } from '#tests/services/pages.ts'
import { shippedContent } from '#tests/services/snapshot.ts'
import { setLogSink } from '../log.ts'
import { PageCache, packPage } from './cache.ts'
import { createFastLane } from './fast-lane.ts'

const html = '<html lang="en"><script>start()</script>Hello</html>'
const lines: string[] = []
const cache = new PageCache(shippedContent)
cache.set('en /about', packPage({ html, scripts: ['start()'] }, 200), new Map())
const answerFast = createFastLane(cache, 'https://rihla.example')
const server = createServer({ optimizeEmptyRequests: true }, (request, response) => {
	if (!answerFast(request, response)) response.writeHead(299).end()
})
let address = ''

beforeAll(async () => {
	setLogSink((line) => lines.push(line))
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
	server.close()
})

const english = { cookie: 'theme=x; language=en' }

test('a rendered page comes compressed, with its policy and the headers of every answer', async () => {
	const response = await fetch(`${address}/about`, {
		headers: { ...english, 'accept-encoding': 'br' },
	})
	expect(response.status).toBe(200)
	expect(await response.text()).toBe(html)
	expect(response.headers.get('content-encoding')).toBe('br')
	expect(response.headers.get('content-security-policy')).toContain('sha256-')
	expect(response.headers.get('cache-control')).toBe('private, no-cache')
	expect(response.headers.get('vary')).toContain('Cookie')
	expect(response.headers.get('x-content-type-options')).toBe('nosniff')
	expect(response.headers.get('strict-transport-security')).toContain('max-age')
	const logged = JSON.parse(lines.at(-1) ?? '')
	expect(logged).toMatchObject({ event: 'request', path: '/about', status: 200 })
	expect(logged.requestId).toBe(response.headers.get('x-request-id'))
})

test('a page that the reader already has is not sent again', async () => {
	const first = await fetch(`${address}/about`, { headers: english })
	const again = await fetch(`${address}/about`, {
		headers: { ...english, 'if-none-match': first.headers.get('etag') ?? '' },
	})
	expect(again.status).toBe(304)
	expect(await again.text()).toBe('')
})

test.each([
	['gzip', 'gzip', 'gzip'],
	['nothing compressed', 'identity', null],
])('a browser that takes %s gets the same page', async (_name, accepted, encoding) => {
	const response = await fetch(`${address}/about`, {
		headers: { ...english, 'accept-encoding': accepted },
	})
	expect(response.headers.get('content-encoding')).toBe(encoding)
	expect(await response.text()).toBe(html)
})

test('requests that are sent before the first is answered are all answered, in their order', async () => {
	const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
	const ask = (path: string, more = '') =>
		`GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: language=en\r\nAccept-Encoding: identity\r\n${more}\r\n`
	socket.end(ask('/about') + ask('/nope') + ask('/about', 'Connection: close\r\n'))
	const answers = Buffer.concat(await socket.toArray()).toString()
	expect([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
		'200',
		'299',
		'200',
	])
	const ids = [...answers.matchAll(/X-Request-Id: (\S+)/g)].map(([, id]) => id)
	expect(new Set(ids).size).toBe(2)
	expect(answers.split(html)).toHaveLength(3)
})

test.each([
	['another language', '/about', { headers: { cookie: 'language=ar' } }],
	['no language', '/about', {}],
	['a language that is none', '/about', { headers: { cookie: 'language=english' } }],
	['a query', '/about?lang=en', { headers: english }],
	['another method', '/about', { method: 'POST', headers: english }],
	['an unknown page', '/nope', { headers: english }],
])('%s takes the long way', async (_name, path, init) => {
	expect((await fetch(address + path, init)).status).toBe(299)
})

describe('both ways answer alike, byte by byte', () => {
	/** What came over the wire, but for the moment and the number of the request. */
	async function received(port: number, path: string, headers: Record<string, string>) {
		const socket = connect(port, '127.0.0.1')
		const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
		socket.end(`GET ${path} HTTP/1.1\r\nHost: x\r\n${lines.join('')}Connection: close\r\n\r\n`)
		const whole = Buffer.concat(await socket.toArray())
		const end = whole.indexOf('\r\n\r\n')
		const [status, ...head] = whole.subarray(0, end).toString().split('\r\n')
		const own = head
			.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()))
			.filter((line) => !/^(date|x-request-id):/.test(line))
		return { status, head: own.sort(), body: whole.subarray(end + 4).toString('latin1') }
	}

	async function listen(handle: RequestListener): Promise<number> {
		const one = createServer({ optimizeEmptyRequests: true }, handle).listen(0, '127.0.0.1')
		await once(one, 'listening')
		onTestFinished(() => {
			one.close()
		})
		return (one.address() as AddressInfo).port
	}

	test.each([
		['br', { 'accept-encoding': 'gzip, br' }],
		['gzip', { 'accept-encoding': 'gzip' }],
		['nothing compressed', {}],
		['the other language', { cookie: 'language=en', 'accept-encoding': 'br' }],
		['what the reader has already', { 'if-none-match': 'etag' }],
	])('with %s', async (_name, headers) => {
		const { app, ask, cache: pages, settings } = await openPages()
		const long = getRequestListener(app.fetch)
		const fast = createFastLane(pages, settings.siteUrl)
		let taken = 0
		const slowPort = await listen((request, response) => void long(request, response))
		const fastPort = await listen((request, response) => {
			if (fast(request, response)) taken += 1
			else void long(request, response)
		})
		const language = 'cookie' in headers ? 'en' : 'ar'
		await ask('/about', { headers: { cookie: `language=${language}` } })
		const page = pages.get(`${language} /about`)
		const quick = page?.brotli
		await expect.poll(() => page?.brotli !== quick).toBe(true)
		const asked = {
			...headers,
			...('if-none-match' in headers && { 'if-none-match': page?.etag ?? '' }),
		}
		const slow = await received(slowPort, '/about', asked)
		expect(await received(fastPort, '/about', asked)).toEqual(slow)
		expect(taken).toBe(1)
	})
})

test('the tightest compression replaces the quick one without a change of content', async () => {
	const page = packPage({ html: html.repeat(50), scripts: [] }, 200)
	const quick = page.brotli
	cache.set('ar /long', page, new Map())
	await expect.poll(() => page.brotli !== quick).toBe(true)
	expect(brotliDecompressSync(page.brotli).toString()).toBe(html.repeat(50))
})
