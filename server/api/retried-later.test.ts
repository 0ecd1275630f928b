import { afterEach, expect, test, vi } from 'vitest'
import { openTestApi, testSettings } from '#tests/services/server.ts'
import { withoutLink } from '#tests/services/status-link.ts'

afterEach(() => {
	vi.useRealTimers()
})

test('a stored request that is sent again days later hears its answer, not that its date has passed', async () => {
	const { post } = await openTestApi(testSettings())
	const day = 24 * 60 * 60 * 1000
	const soon = new Date(Date.now() + day).toISOString().slice(0, 10)
	const form = {
		name: 'Omar',
		email: 'omar@mail.example',
		phone: '+20 100',
		check_in_date: soon,
	}
	const key = { 'idempotency-key': 'one' }
	const first = await post('/accommodation_requests', form, key)
	expect(first.status).toBe(201)
	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * day })
	const again = await post('/accommodation_requests', form, key)
	expect(again.status).toBe(201)
	expect(withoutLink(again.json)).toEqual(withoutLink(first.json))
	// Another content under the same key, and another key, are judged by today.
	for (const [changed, headers] of [
		[{ ...form, name: 'Sara' }, key],
		[form, { 'idempotency-key': 'two' }],
	] as const) {
		expect(await post('/accommodation_requests', changed, headers)).toMatchObject({
			status: 422,
			json: { errors: { check_in_date: 'past_date' } },
		})
	}
})
