import fc from 'fast-check'
import { expect, test } from 'vitest'
import { never } from '../cases/promise.ts'
import { endOfDay, groupOf, isPressing, isSameDay, minutesOfDay } from './clock.ts'

const at = (time: string) => Date.parse(`${time}+08:00`)
const row = (clock: string, closed: string | null = null) => ({
	clock_at: clock === never ? never : new Date(at(clock)).toISOString(),
	closed_at: closed,
	pressing_at: null,
})
const now = at('2026-11-16T11:40')

test.each([
	['2026-11-16T00:00', 0],
	['2026-11-16T11:40', 700],
	['2026-11-16T23:59', 1439],
])('%s is minute %i of its day', (time, minutes) => {
	expect(minutesOfDay(at(time))).toBe(minutes)
})

test.each([
	['2026-11-16T11:39', null, 'late'],
	['2026-11-16T11:40', null, 'today'],
	['2026-11-16T23:59', null, 'today'],
	['2026-11-17T00:00', null, 'later'],
	[never, null, 'none'],
	['2026-11-01T09:00', '2026-11-02T00:00:00.000Z', 'closed'],
])('%s, closed %s, is %s', (clock, closed, group) => {
	expect(groupOf(row(clock, closed), now)).toBe(group)
})

test('a case is pressing two hours before its time, and a review from its second business day on', () => {
	expect(isPressing(row('2026-11-16T13:39'), now)).toBe(true)
	expect(isPressing(row('2026-11-16T13:40'), now)).toBe(false)
	const review = row('2026-11-18T18:00')
	expect(isPressing({ ...review, pressing_at: '2026-11-16T01:00:00.000Z' }, now)).toBe(true)
	expect(isPressing({ ...review, pressing_at: '2026-11-17T01:00:00.000Z' }, now)).toBe(false)
	// What is late or closed is not about to be.
	expect(isPressing(row('2026-11-16T11:00'), now)).toBe(false)
	expect(isPressing(row('2026-11-16T12:00', '2026-11-16T00:00:00.000Z'), now)).toBe(false)
})

test('every moment lies in its day, and days follow each other without a gap', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: at('2025-01-01T00:00'), max: at('2028-01-01T00:00') }),
			(time) => {
				const end = endOfDay(time)
				expect(end).toBeGreaterThan(time)
				expect(end - time).toBeLessThanOrEqual(86_400_000)
				expect(minutesOfDay(end)).toBe(0)
				expect(endOfDay(end) - end).toBe(86_400_000)
				expect(isSameDay(time, end - 1)).toBe(true)
				expect(isSameDay(time, end)).toBe(false)
			},
		),
	)
})
