import { expect, test } from 'vitest'
import { outcomeOf } from './call.ts'

const answer = (status: number, body: unknown = null, retryAfter: string | null = null) => ({
	status,
	body,
	retryAfter,
})

test.each([
	[
		'stored',
		answer(201, { reference: 'A', status_address: '/status/x' }),
		{ kind: 'sent', reference: 'A', statusAddress: '/status/x' },
	],
	[
		'stored without a reference',
		answer(201, {}),
		{ kind: 'sent', reference: undefined, statusAddress: undefined },
	],
	['cut off on its way, or a login page of the bus', answer(200), { kind: 'lost' }],
	['nothing', undefined, { kind: 'lost' }],
	[
		'refused',
		answer(422, { errors: { email: 'email' } }),
		{ kind: 'refused', errors: { email: 'email' } },
	],
	[
		'refused for a reason of a newer server',
		answer(422, { errors: { email: 'blocked_for_ever' } }),
		{ kind: 'refused', errors: { email: 'invalid' } },
	],
	['too often', answer(429, {}, '90'), { kind: 'too-often', seconds: 90 }],
	['too often for an unknown time', answer(429), { kind: 'too-often', seconds: 60 }],
	['store down', answer(503, { error: 'store_down' }), { kind: 'failed', status: 503 }],
	['too large', answer(413), { kind: 'failed', status: 413 }],
])('an answer that is %s', (_, given, outcome) => {
	expect(outcomeOf(given)).toMatchObject(outcome)
})
