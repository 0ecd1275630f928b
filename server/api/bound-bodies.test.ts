import { Agent, request } from 'node:http'
import { expect, test } from 'vitest'
import { statusForms } from '#domain/cases/status.ts'
import { listen } from '#tests/services/listener.ts'
import { openPages } from '#tests/services/pages.ts'

const megabyte = 1024 * 1024
const chunk = Buffer.alloc(64 * 1024, 'a')

/** Sends in chunks until it is answered, and says how much that took. */
function sendUntilAnswered(address: string, headers: Record<string, string>, most: number) {
	return new Promise<{ status: number; sent: number; body: string }>((resolve, reject) => {
		let sent = 0
		let isAnswered = false
		// As browsers keep connections: one that is to be closed is closed with the answer.
		const agent = new Agent({ keepAlive: true })
		const call = request(address, {
			method: 'POST',
			agent,
			headers: { 'transfer-encoding': 'chunked', ...headers },
		})
		call.on('error', (error) => (isAnswered ? undefined : reject(error)))
		call.on('response', (response) => {
			isAnswered = true
			let body = ''
			response.setEncoding('utf8')
			response.on('data', (text: string) => {
				body += text
			})
			response.on('end', () => {
				call.destroy()
				agent.destroy()
				resolve({ status: response.statusCode ?? 0, sent, body })
			})
		})
		function more() {
			if (isAnswered) return
			if (sent >= most) return void call.end()
			sent += chunk.length
			if (call.write(chunk)) setImmediate(more)
			else call.once('drain', more)
		}
		more()
	})
}

const page = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
const addresses = [
	'/api/contact_submissions',
	'/api/accommodation_requests',
	'/api/visa_consultations',
	'/api/user_applications',
	'/api/desk/confirm',
	'/api/nothing',
	'/desk/sign-in',
	'/desk/sign-out',
	'/desk/welcome',
	...statusForms.filter((form) => form !== 'documents').map((form) => `/status/${form}`),
	'/status',
	'/faq',
]

test('a body without an end is refused at every address that takes one from anybody, long before its end', async () => {
	const { app, settings } = await openPages()
	const { origin } = await listen(app.fetch)
	for (const path of addresses) {
		const headers = { ...page, origin: settings.siteUrl }
		const { status, sent } = await sendUntilAnswered(origin + path, headers, 100 * megabyte)
		expect([path, status]).toEqual([path, 413])
		// What lies in buffers between the two is a few megabytes.
		expect(sent).toBeLessThan(20 * megabyte)
	}
	expect(await (await fetch(`${origin}/healthz`)).text()).toBe('ok')
}, 60_000)

test('an upload has the bound of a document, and is answered as soon as it is beyond it', async () => {
	const { app, settings } = await openPages()
	const { origin } = await listen(app.fetch)
	const headers = {
		origin: settings.siteUrl,
		'content-type': 'multipart/form-data; boundary=x',
	}
	const { status, sent } = await sendUntilAnswered(
		`${origin}/api/application-documents`,
		headers,
		200 * megabyte,
	)
	expect(status).toBeGreaterThanOrEqual(400)
	expect(sent).toBeLessThan(60 * megabyte)
}, 60_000)

test('a declared length is refused by itself, in words for a person and as a code for a script', async () => {
	const { ask } = await openPages()
	const long = { method: 'POST', body: 'a'.repeat(300 * 1024) }
	const declared = { 'content-length': `${300 * 1024}`, origin: 'https://rihla.example' }
	const code = await ask('/api/contact_submissions', { ...long, headers: declared })
	expect([code.status, await code.json()]).toEqual([413, { error: 'too_large' }])
	const words = await ask('/status/messages?lang=en', {
		...long,
		headers: { ...declared, ...page },
	})
	expect([words.status, await words.text()]).toEqual([413, 'This text is longer than allowed'])
	const arabic = await ask('/status/messages', { ...long, headers: { ...declared, ...page } })
	expect(await arabic.text()).toBe('النص أطول من المسموح به')
})

test('a short body in chunks arrives whole', async () => {
	const { app, settings } = await openPages()
	const { origin } = await listen(app.fetch)
	const answer = await fetch(`${origin}/api/contact_submissions`, {
		method: 'POST',
		headers: { origin: settings.siteUrl, 'content-type': 'application/json' },
		body: new Blob([JSON.stringify({ name: '' })]).stream(),
		duplex: 'half',
	} as RequestInit)
	expect(answer.status).toBe(422)
	expect(await answer.json()).toMatchObject({ errors: { name: 'required' } })
})
