import { expect, test } from 'vitest'
import { shipped } from '#content/shipped.ts'
import { openPages } from '#tests/services/pages.ts'
import { publicPathsOf } from './public-paths.ts'

const publicPaths = publicPathsOf(shipped)

test('a page is made once, whoever asks at once and whatever stands behind its address', async () => {
	const { ask, rendered } = await openPages()
	const addresses = ['/faq', '/faq?utm_source=x', '/faq?fbclid=1&gclid=2', '/faq?search=visa']
	const answers = await Promise.all([...addresses, ...addresses].map((path) => ask(path)))
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
	expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
	expect(rendered).toEqual(['ar /faq'])
	await ask('/faq?lang=en')
	expect(rendered).toEqual(['ar /faq', 'en /faq'])
})

test('parameters that a page names change it, alone and without the others; such a page is not kept', async () => {
	const { ask, rendered } = await openPages()
	await ask('/universities?field=law&utm_source=x')
	await ask('/universities?field=law')
	await ask('/universities?field=')
	expect(rendered).toEqual([
		'ar /universities?field=law',
		'ar /universities?field=law',
		'ar /universities',
	])
})

test('a parameter that is given more than once keeps all its values, in their order', async () => {
	const { ask, rendered } = await openPages()
	await ask('/universities?field=law&field=&field=medicine')
	expect(rendered).toEqual(['ar /universities?field=law&field=medicine'])
})

test.each([
	['/FAQ', '/faq'],
	['/faq/', '/faq'],
	['//faq//', '/faq'],
	['/f%61q', '/faq'],
	['/%66%41%51/?utm_source=x&lang=en', '/faq?utm_source=x&lang=en'],
	['/university//University-of-Malaya/', '/university/university-of-malaya'],
	['//', '/'],
	['/Status', '/status'],
	['/STATUS/Ab-C', '/status/Ab-C'],
])('%s is another spelling and leads to %s', async (spelling, right) => {
	const { ask, rendered } = await openPages()
	const answer = await ask(spelling)
	expect([answer.status, answer.headers.get('location')]).toEqual([308, right])
	expect(rendered).toEqual([])
})

test.each(['/nope', '/faq/nope', '/university/nope', '/%', '/faq%', '/nope.data'])(
	'%s is no page, and nothing is kept of it',
	async (path) => {
		const { ask, cache } = await openPages()
		const before = cache.size
		const answer = await ask(path)
		expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
		expect(cache.size).toBe(before)
	},
)

test('what has no page takes no form', async () => {
	const { ask } = await openPages()
	expect((await ask('/faq', { method: 'POST' })).status).toBe(404)
	expect((await ask('/nope', { method: 'POST' })).status).toBe(404)
})

test('a shared page takes the form that its action knows: from its own site, for one reader, past the cache', async () => {
	const { ask, cache } = await openPages()
	const post = (path: string, origin = 'https://rihla.example') =>
		ask(path, { method: 'POST', headers: { origin }, body: new URLSearchParams({ name: 'x' }) })
	const answer = await post('/contact')
	expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store'])
	expect(cache.size).toBe(0)
	expect((await post('/contact', 'https://evil.example')).status).toBe(403)
	// The router's own address for the same action, behind the same rules.
	const data = await post('/contact.data')
	expect([data.status, data.headers.get('cache-control')]).toEqual([422, 'no-store'])
	expect((await post('/contact.data', 'https://evil.example')).status).toBe(403)
})

test('ten thousand spellings leave the pages in the cache, and nothing else', async () => {
	const { ask, cache, rendered } = await openPages()
	for (const path of publicPaths) await ask(path)
	const kept = cache.size
	expect(kept).toBe(publicPaths.length)
	for (let turn = 0; turn < 10_000; turn += 1)
		await ask(`/${turn % 2 ? 'FAQ' : 'faq'}${'/'.repeat(1 + (turn % 50))}?x=${turn}`)
	expect(cache.size).toBe(kept)
	const before = rendered.length
	for (const path of publicPaths) await ask(path)
	expect(rendered).toHaveLength(before)
})

test('a private page is made for each request, behind its middleware, and kept by nobody', async () => {
	const { ask, cache } = await openPages()
	const mine = await ask('/status', { headers: { 'x-name': 'Aisha' } })
	expect(await mine.text()).toContain('for Aisha')
	expect(mine.headers.get('cache-control')).toBe('no-store')
	expect(mine.headers.get('x-own')).toBe('yes')
	expect(mine.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
	expect(mine.headers.get('content-security-policy')).toContain("frame-src 'none'")
	expect(mine.headers.get('x-robots-tag')).toBe('noindex')
	expect(mine.headers.get('referrer-policy')).toBe('same-origin')
	expect(await (await ask('/status')).text()).not.toContain('Aisha')
	expect(cache.size).toBe(0)
})

test('its data can be asked for alone, past the same guard', async () => {
	const { ask } = await openPages()
	for (const path of ['/status.data', '/status/_.data', '/Status.data']) {
		const answer = await ask(path, { headers: { 'x-name': 'Aisha' } })
		expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
		expect(answer.headers.get('x-robots-tag')).toBe('noindex')
		expect(await answer.text()).toContain('Aisha')
		expect(await (await ask(path)).text()).not.toContain('Aisha')
	}
})

test('its form is taken from our own pages only, and what it sets reaches the browser', async () => {
	const { ask } = await openPages()
	const send = (origin: string, body = 'word=hello') =>
		ask('/status', {
			method: 'POST',
			body,
			headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
		})
	const sent = await send('https://rihla.example')
	expect([sent.status, sent.headers.get('location')]).toEqual([302, '/status?sent=hello'])
	expect(sent.headers.get('set-cookie')).toContain('visit=1')
	expect((await send('https://elsewhere.example')).status).toBe(403)
	expect((await send('https://rihla.example', `word=${'x'.repeat(300_000)}`)).status).toBe(413)
})
