import { expect, test } from 'vitest'
import { faultsIn, isTooOld, isWaiting, kindOf, pauseAfter, type Waiting } from './outbox-rules.ts'

const day = 24 * 60 * 60 * 1000
const one: Waiting = {
	key: 'k',
	path: '/api/contact_submissions',
	json: '{}',
	page: '/contact',
	form: '/api/contact_submissions',
	values: { name: 'Mariam' },
	notice: { title: 'contact.sent.title' },
	keptAt: 0,
}

test.each([
	['/api/contact_submissions', 'contact_submissions'],
	['/api/visa_consultations', 'visa_consultations'],
	['/api/accommodation_requests', 'accommodation_requests'],
	['/api/user_applications', undefined],
	['https://elsewhere.example/api/contact_submissions', undefined],
])('what is sent to %s waits as %s', (path, kind) => {
	expect(kindOf({ path })).toBe(kind)
	expect(isWaiting({ ...one, path })).toBe(kind !== undefined)
})

test('only a whole record is believed', () => {
	expect(isWaiting(one)).toBe(true)
	const broken = [{ key: 1 }, { keptAt: '0' }, { values: null }, { page: undefined }, { form: {} }]
	for (const part of broken) expect(isWaiting({ ...one, ...part })).toBe(false)
	for (const nothing of [null, undefined, 'text', {}]) expect(isWaiting(nothing)).toBe(false)
})

test('it waits a week, not longer', () => {
	expect(isTooOld(one, 7 * day)).toBe(false)
	expect(isTooOld(one, 7 * day + 1)).toBe(true)
})

test('it is tried again unless the server found fault with it', () => {
	expect(faultsIn({ kind: 'sent', answer: {}, reference: undefined })).toBeUndefined()
	expect(faultsIn({ kind: 'refused', errors: { email: 'email' } })).toEqual({ email: 'email' })
	expect(faultsIn({ kind: 'too-often', seconds: 60 })).toBeUndefined()
	for (const status of [undefined, 403, 404, 502, 503])
		expect(faultsIn({ kind: 'failed', status, answer: undefined })).toBeUndefined()
	expect(faultsIn({ kind: 'failed', status: 413, answer: undefined })).toEqual({ body: 'too_long' })
})

test('the pauses grow and have an end', () => {
	expect([0, 1, 2, 20].map(pauseAfter)).toEqual([5000, 10_000, 20_000, 300_000])
})
