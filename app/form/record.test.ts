import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
	advance,
	changesIn,
	type FormRecord,
	isTooOld,
	type Kept,
	parseKept,
	type RecordEvent,
} from './record.ts'
import { keyOf } from './submission-key.ts'
import { eventOf } from './unattended.ts'

const day = 24 * 60 * 60 * 1000
const record: FormRecord = {
	id: 'i',
	origin: 'i',
	form: '/api/contact_submissions',
	endpoint: '/api/contact_submissions',
	page: '/contact',
	state: 'typed',
	values: { name: 'Mariam' },
	files: [],
	turn: 0,
	notice: { title: 'contact.sent.title', text: 'contact.sent.text' },
	savedAt: 0,
}

const events: Record<RecordEvent['kind'], RecordEvent> = {
	edit: { kind: 'edit', values: { name: 'Sara' } },
	attach: { kind: 'attach', files: [{ id: 'f', key: 'k' }] },
	send: { kind: 'send', body: '{}' },
	fail: { kind: 'fail' },
	refuse: { kind: 'refuse', errors: { email: 'email' } },
	agree: { kind: 'agree', body: '{}' },
	accept: { kind: 'accept' },
	clear: { kind: 'clear' },
}

describe('the life of a record', () => {
	test.each([
		['typed', 'edit send agree accept clear', 'typed sending waiting gone gone'],
		[
			'sending',
			'edit send fail refuse agree accept clear',
			'typed sending typed typed waiting gone gone',
		],
		[
			'waiting',
			'edit send fail agree refuse accept clear',
			'waiting waiting waiting waiting refused gone gone',
		],
		['refused', 'edit send refuse agree accept clear', 'refused refused refused waiting gone gone'],
	] as const)('%s', (state, names, expected) => {
		const after = names
			.split(' ')
			.flatMap((name) => Object.values(events).filter(({ kind }) => kind === name))
			.map((event) => advance({ ...record, state }, event, 1).state)
		expect(after).toEqual(expected.split(' '))
	})

	test('what is gone has no content left', () => {
		expect(advance(record, events.accept, 5)).toEqual({
			id: 'i',
			form: record.form,
			state: 'gone',
			savedAt: 5,
		})
	})

	test('what waits is not changed by anything but an answer', () => {
		const waiting: FormRecord = { ...record, state: 'waiting' }
		for (const kind of ['edit', 'send', 'fail', 'agree'] as const)
			expect(advance(waiting, events[kind], 9)).toBe(waiting)
	})

	test('a key that was taken by something else is not used again', () => {
		const refused = advance(
			{ ...record, state: 'sending' },
			{ kind: 'refuse', errors: { idempotency_key: 'key_reused' } },
			1,
		)
		expect(refused).toMatchObject({ state: 'typed', turn: 1 })
	})
})

test('an outcome that waits for a better day is no event', () => {
	expect(
		eventOf({ kind: 'sent', answer: {}, reference: undefined, statusAddress: undefined }),
	).toEqual({
		kind: 'accept',
	})
	expect(eventOf({ kind: 'refused', errors: { email: 'email' } })).toMatchObject({ kind: 'refuse' })
	expect(eventOf({ kind: 'failed', status: 413 })).toEqual({
		kind: 'refuse',
		errors: { body: 'too_long' },
	})
	for (const status of [403, 404, 502, 503])
		expect(eventOf({ kind: 'failed', status })).toBeUndefined()
	expect(eventOf({ kind: 'lost' })).toBeUndefined()
	expect(eventOf({ kind: 'too-often', seconds: 60 })).toBeUndefined()
})

test('the same submission has the same key, and another one another', () => {
	fc.assert(
		fc.property(fc.string(), fc.string(), (one, other) => {
			expect(keyOf(record, one)).toBe(keyOf({ origin: 'i', turn: 0 }, one))
			expect(keyOf(record, one)).toMatch(/^[\x21-\x7e]{1,200}$/)
			if (one !== other) expect(keyOf(record, one)).not.toBe(keyOf(record, other))
			expect(keyOf({ origin: 'j', turn: 0 }, one)).not.toBe(keyOf(record, one))
		}),
	)
})

test('only a whole record is believed', () => {
	const kept: Kept = { id: 'i', form: 'f', state: 'gone', savedAt: 1 }
	expect(parseKept(record)).toEqual(record)
	expect(parseKept(kept)).toEqual(kept)
	const broken = [
		{ id: 1 },
		{ savedAt: '0' },
		{ values: null },
		{ page: undefined },
		{ state: 'x' },
	]
	for (const part of broken) expect(parseKept({ ...record, ...part })).toBeUndefined()
	for (const nothing of [null, undefined, 'text', {}]) expect(parseKept(nothing)).toBeUndefined()
})

test('a reason that only a newer build has words for costs no record', () => {
	const newer = { ...record, errors: { email: 'blocked_for_ever' } }
	expect(parseKept(newer)).toEqual({ ...record, errors: { email: 'invalid' } })
})

test('it is kept for a week, not longer', () => {
	expect(isTooOld(record, 7 * day)).toBe(false)
	expect(isTooOld(record, 7 * day + 1)).toBe(true)
})

test('a change is what differs, of the fields that are there', () => {
	expect(changesIn({ a: '1', b: '2' }, { a: '1', b: '', c: '' })).toEqual({ b: '' })
})
