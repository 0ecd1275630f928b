import { request } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from '#tests/services/listener.ts'
import { openPages } from '#tests/services/pages.ts'

const broken = ['%', '%zz', '%E0%A4%A', '%e', 'x%', '%C3%28']
const places = [
	'/',
	'/faq',
	'/faq/',
	'/universities/',
	'/status/',
	'/status/messages/',
	'/desk/',
	'/desk/cases/',
	'/desk/welcome/',
	'/api/',
	'/api/application-documents/',
	'/api/desk/cases/',
	'/assets/',
	'/plan/',
]
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

test('an address whose escapes are broken is no address, whatever it begins with and however it is asked', async () => {
	const { ask } = await openPages()
	const asked = places.flatMap((place) => [
		...methods.map((method) => [method, `${place}%`] as const),
		...broken.map((end) => ['GET', place + end] as const),
	])
	for (const [method, address] of asked) {
		const { status } = await ask(address, { method, headers: { accept: 'text/html' } })
		expect([method, address, status]).toEqual([method, address, 404])
	}
	// In a query it is only text.
	expect((await ask('/faq?x=%')).status).toBe(200)
	expect((await ask('/%25')).status).toBe(404)
})

test('whoever follows a broken link sees the page of unknown addresses, and scripts get a word', async () => {
	const { ask, rendered } = await openPages()
	const page = await ask('/universities/%E0%A4%A?lang=en', { headers: { accept: 'text/html' } })
	expect(page.headers.get('content-type')).toContain('text/html')
	expect(rendered).toEqual(['en /404'])
	expect(await (await ask('/%')).text()).toBe('gone')
})

test('the same over a connection', async () => {
	const { app } = await openPages()
	const { port } = await listen(app.fetch)
	for (const path of ['/%', '/%zz', '/status/%', '/desk/%', '/api/%zz', '/assets/%']) {
		const status = await new Promise((resolve, reject) => {
			request({ port, path, host: '127.0.0.1' }, (response) => {
				response.resume()
				resolve(response.statusCode)
			})
				.on('error', reject)
				.end()
		})
		expect([path, status]).toEqual([path, 404])
	}
})
