import { afterEach, expect, test, vi } from 'vitest'
import { post } from './submission.ts'

afterEach(() => vi.unstubAllGlobals())

const json = (status: number, body: unknown, headers = {}) =>
	new Response(JSON.stringify(body), { status, headers })
const unsent = { path: '/api/x', json: '{}', key: 'k' }

test.each([
	['stored', json(201, { reference: 'A' }), { kind: 'sent', answer: { reference: 'A' } }],
	['cut off on its way', new Response('{"refer', { status: 201 }), { kind: 'failed', unsent }],
	['a login page of the bus', new Response('<html>', { status: 200 }), { kind: 'failed', unsent }],
	['nothing', new TypeError('Failed to fetch'), { kind: 'failed', unsent }],
	[
		'refused',
		json(422, { errors: { email: 'email' } }),
		{ kind: 'refused', errors: { email: 'email' } },
	],
	['too often', json(429, {}, { 'Retry-After': '90' }), { kind: 'too-often', seconds: 90 }],
	['store down', json(503, { error: 'store_down' }), { kind: 'failed', status: 503 }],
	['too large', json(413, { error: 'too_large' }), { kind: 'failed', status: 413 }],
])('an answer that is %s', async (_, answer, outcome) => {
	vi.spyOn(console, 'warn').mockImplementation(() => undefined)
	const fetching = vi.fn(async () => {
		if (answer instanceof Error) throw answer
		return answer
	})
	vi.stubGlobal('fetch', fetching)
	expect(await post('/api/x', '{}', 'k')).toMatchObject(outcome)
	expect(fetching).toHaveBeenCalledWith(
		'/api/x',
		expect.objectContaining({ headers: expect.objectContaining({ 'Idempotency-Key': 'k' }) }),
	)
})
