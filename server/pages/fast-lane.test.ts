import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setLogSink } from '../log.ts'
import { PageCache, packPage } from './cache.ts'
import { createFastLane } from './fast-lane.ts'

const html = '<html lang="en"><script>start()</script>Hello</html>'
const lines: string[] = []
const cache = new PageCache()
cache.set('en /about', packPage(html, 200))
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

test('the tightest compression replaces the quick one without a change of content', async () => {
	const page = packPage(html.repeat(50), 200)
	const quick = page.brotli
	cache.set('ar /long', page)
	await expect.poll(() => page.brotli !== quick).toBe(true)
	expect(brotliDecompressSync(page.brotli).toString()).toBe(html.repeat(50))
})
