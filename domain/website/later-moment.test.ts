import { expect, test } from 'vitest'
import { momentOf, wrongMoment, wrongPart } from './later-moment.ts'

/** Ten in the morning of 18 November 2026 in Malaysia. */
const now = Date.parse('2026-11-18T02:00:00Z')

test('a day and a clock are those of Malaysia, and nothing while they are typed', () => {
	expect(momentOf('2027-01-01', '00:00')).toBe('2026-12-31T16:00:00.000Z')
	expect(momentOf('2027-01-01', '')).toBe('2026-12-31T16:00:00.000Z')
	for (const day of ['', '20-01-01', '2027--01', '2027-02-30'])
		expect(momentOf(day, '09:00')).toBe(null)
})

test('a moment that has passed is refused at its field', () => {
	expect(wrongPart('2026-11-17', '23:00', now)).toEqual({ field: 'day', why: 'past' })
	expect(wrongPart('2026-11-18', '00:00', now)).toEqual({ field: 'time', why: 'past' })
	expect(wrongPart('2026-11-18', '10:00', now)).toEqual({ field: 'time', why: 'past' })
	expect(wrongPart('2026-11-18', '10:01', now)).toBe(null)
	expect(wrongPart('2029-01-01', '', now)).toEqual({ field: 'day', why: 'too_late' })
	expect(wrongPart('', '', now)).toBe(null)
	// One in the morning there, while it is still the day before in UTC.
	const night = Date.parse('2026-11-18T17:00:00Z')
	expect(wrongPart('2026-11-18', '23:59', night)).toEqual({ field: 'day', why: 'past' })
	expect(wrongPart('2026-11-19', '00:59', night)).toEqual({ field: 'time', why: 'past' })
	expect(wrongPart('2026-11-19', '01:01', night)).toBe(null)
})

test('one that has just gone by was on its way, an older one was not', () => {
	const before = (seconds: number) => new Date(now - seconds * 1000).toISOString()
	expect(wrongMoment(before(20), now)).toBe(null)
	expect(wrongMoment(before(600), now)).toBe('past')
})
