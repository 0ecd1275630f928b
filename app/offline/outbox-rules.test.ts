import { expect, test } from 'vitest'
import { fateOf, isTooOld, isWaiting, pauseAfter, type Waiting } from './outbox-rules.ts'

const day = 24 * 60 * 60 * 1000
const one: Waiting = {
	key: 'k',
	path: '/api/contact_submissions',
	json: '{}',
	notice: { title: 'contact.sent.title' },
	keptAt: 0,
}

test('only a whole record is believed', () => {
	expect(isWaiting(one)).toBe(true)
	for (const broken of [null, 'text', {}, { ...one, key: 1 }, { ...one, keptAt: '0' }])
		expect(isWaiting(broken)).toBe(false)
})

test('it waits a week, not longer', () => {
	expect(isTooOld(one, 7 * day)).toBe(false)
	expect(isTooOld(one, 7 * day + 1)).toBe(true)
})

test('it leaves only when it has arrived, and is tried again unless the server found fault with it', () => {
	expect(fateOf({ kind: 'sent', answer: {}, reference: undefined })).toBe('sent')
	expect(fateOf({ kind: 'refused', errors: {} })).toBe('refused')
	expect(fateOf({ kind: 'too-often', seconds: 60 })).toBe('later')
	expect(fateOf({ kind: 'failed', status: 503, answer: undefined })).toBe('later')
	expect(fateOf({ kind: 'failed', status: undefined, answer: undefined })).toBe('later')
})

test('the pauses grow and have an end', () => {
	expect([0, 1, 2, 20].map(pauseAfter)).toEqual([5000, 10_000, 20_000, 300_000])
})
