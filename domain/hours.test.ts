import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
	businessDayAfter,
	closingTime,
	dueAt,
	isOpen,
	nextHoliday,
	nextOpening,
	openTime,
} from '#domain/hours.ts'

const weekday = { opens: 540, closes: 1080 }
const support = { 1: weekday, 2: weekday, 3: weekday, 4: weekday, 5: weekday }
const office = { ...support, 6: { opens: 600, closes: 960 } }
const holidays = [{ date: '2027-08-31' }]

/** A moment by the clock in Kuala Lumpur. */
const at = (local: string) => new Date(`${local}:00+08:00`)

// 2027-08-30 is a Monday, and the next day is National Day.
describe('the office', () => {
	test.each([
		['2027-08-30T08:59', false],
		['2027-08-30T09:00', true],
		['2027-08-30T13:30', true],
		['2027-08-30T17:59', true],
		['2027-08-30T18:00', false],
		['2027-08-30T00:00', false],
		['2027-08-31T11:00', false],
		['2027-09-01T09:00', true],
		['2027-09-03T17:00', true],
		['2027-09-04T09:30', false],
		['2027-09-04T10:00', true],
		['2027-09-04T15:59', true],
		['2027-09-04T16:00', false],
		['2027-09-05T12:00', false],
	])('at %s: open %s', (local, open) => {
		expect(isOpen(office, holidays, at(local))).toBe(open)
	})

	test('keeps the time of Kuala Lumpur wherever the visitor is', () => {
		expect(isOpen(office, [], new Date('2027-08-30T01:00:00Z'))).toBe(true)
		expect(isOpen(office, [], new Date('2027-08-30T00:59:59Z'))).toBe(false)
		// Sunday evening in Europe is Monday morning there, long before opening.
		expect(isOpen(office, [], new Date('2027-08-29T22:00:00Z'))).toBe(false)
	})

	test('on a Saturday the chat has nobody', () => {
		expect(isOpen(support, [], at('2027-09-04T12:00'))).toBe(false)
		expect(isOpen(office, [], at('2027-09-04T12:00'))).toBe(true)
	})
})

test('the closing time is there only while the office is open', () => {
	expect(closingTime(office, holidays, at('2027-08-30T13:00'))).toBe(1080)
	expect(closingTime(office, holidays, at('2027-09-04T13:00'))).toBe(960)
	expect(closingTime(office, holidays, at('2027-08-30T18:00'))).toBeUndefined()
	expect(closingTime(office, holidays, at('2027-08-31T13:00'))).toBeUndefined()
})

test('the next holiday is today or later by the calendar of Kuala Lumpur', () => {
	const dated = [{ date: '2027-09-16' }, { date: '2027-08-31' }]
	expect(nextHoliday(dated, at('2027-08-30T13:00'))).toEqual({
		date: '2027-08-31',
		isToday: false,
	})
	expect(nextHoliday(dated, at('2027-08-31T23:59'))?.isToday).toBe(true)
	expect(nextHoliday(dated, at('2027-09-01T00:00'))?.date).toBe('2027-09-16')
	expect(nextHoliday(dated, at('2027-09-17T00:00'))).toBeUndefined()
})

describe('the next opening', () => {
	test.each([
		['2027-08-30T07:00', '2027-08-30', 1, 0, 540],
		['2027-08-30T09:00', '2027-09-01', 3, 2, 540],
		['2027-08-30T20:00', '2027-09-01', 3, 2, 540],
		['2027-08-31T07:00', '2027-09-01', 3, 1, 540],
		['2027-09-03T18:00', '2027-09-04', 6, 1, 600],
		['2027-09-04T09:59', '2027-09-04', 6, 0, 600],
		['2027-09-04T16:00', '2027-09-06', 1, 2, 540],
		['2027-12-31T19:00', '2028-01-01', 6, 1, 600],
	])('after %s', (local, date, day, daysAhead, opens) => {
		expect(nextOpening(office, holidays, at(local))).toEqual({
			date,
			weekday: day,
			daysAhead,
			opens,
		})
	})

	test('there is none when nothing ever opens', () => {
		expect(nextOpening({}, [], at('2027-08-30T12:00'))).toBeUndefined()
	})

	test('is in the future, and the office is open from that minute and not before', () => {
		const moment = fc.date({
			min: new Date('2026-01-01'),
			max: new Date('2030-01-01'),
			noInvalidDate: true,
		})
		fc.assert(
			fc.property(moment, fc.constantFrom(office, support), (now, hours) => {
				const next = nextOpening(hours, holidays, now)
				if (!next) throw new Error('a week always has an opening')
				const start = Date.parse(`${next.date}T00:00:00+08:00`) + next.opens * 60_000
				expect(start).toBeGreaterThan(now.getTime())
				expect(isOpen(hours, holidays, new Date(start))).toBe(true)
				expect(isOpen(hours, holidays, new Date(start - 1))).toBe(false)
			}),
		)
	})
})

const hour = 60 * 60_000

describe('a reply within 24 hours is due', () => {
	test.each([
		['within the next open day', '2027-09-06T10:00', '2027-09-07T10:00'],
		['at the closing before, from the evening', '2027-09-06T20:00', '2027-09-07T18:00'],
		['at the closing of Saturday, from Friday afternoon', '2027-09-03T17:00', '2027-09-04T16:00'],
		['on Monday at eleven, from late on Saturday', '2027-09-04T15:00', '2027-09-06T11:00'],
		['on Saturday itself while two hours are left of it', '2027-09-04T14:00', '2027-09-04T16:00'],
		['on Monday at eleven, from Sunday morning', '2027-09-05T08:00', '2027-09-06T11:00'],
		['on Monday at its hour, from Sunday noon', '2027-09-05T12:00', '2027-09-06T12:00'],
		['before the holiday, from the morning before', '2027-08-30T11:00', '2027-08-30T18:00'],
		['after the holiday, from the evening before', '2027-08-30T17:00', '2027-09-01T11:00'],
		['at opening to the minute', '2027-09-06T09:00', '2027-09-07T09:00'],
	])('%s', (_, from, due) => {
		expect(dueAt(office, holidays, 'reply', at(from))).toEqual(at(due))
	})

	test('by the clock where nothing ever opens', () => {
		const from = at('2027-09-06T10:00')
		expect(dueAt({}, [], 'reply', from).getTime()).toBeGreaterThan(from.getTime())
	})
})

describe('the review of an application is due', () => {
	test.each([
		['Thursday evening, from Monday', '2027-09-06T09:00', '2027-09-09T18:00'],
		['the same, from late on Monday', '2027-09-06T23:59', '2027-09-09T18:00'],
		['on Wednesday, from Friday', '2027-09-10T10:00', '2027-09-15T18:00'],
		['on Wednesday, from Saturday and Sunday', '2027-09-12T10:00', '2027-09-15T18:00'],
		['a day later where a holiday lies between', '2027-08-30T10:00', '2027-09-03T18:00'],
	])('%s', (_, from, due) => {
		expect(dueAt(office, holidays, 'review', at(from))).toEqual(at(due))
	})

	test('and pressing from the second business day', () => {
		expect(businessDayAfter(office, holidays, at('2027-09-10T10:00'), 2).opens).toEqual(
			at('2027-09-14T09:00'),
		)
	})
})

describe('over two years of moments and holidays', () => {
	const moment = fc.date({
		min: new Date('2026-11-01'),
		max: new Date('2028-11-01'),
		noInvalidDate: true,
	})
	const days = fc.uniqueArray(
		fc
			.date({ min: new Date('2026-11-01'), max: new Date('2028-12-01'), noInvalidDate: true })
			.map((date) => ({ date: date.toISOString().slice(0, 10) })),
		{ maxLength: 40 },
	)

	test('a reply is due in open hours, and leaves two of them to act', () => {
		fc.assert(
			fc.property(moment, days, (from, closed) => {
				const due = dueAt(office, closed, 'reply', from)
				const end = from.getTime() + 24 * hour
				// A moment at closing counts as open: the last instant to act.
				expect(isOpen(office, closed, new Date(due.getTime() - 1))).toBe(true)
				if (due.getTime() !== end) {
					expect(openTime(office, closed, from, due)).toBeGreaterThanOrEqual(2 * hour)
				}
				if (due.getTime() < end) {
					// Closed from there to the end of the 24 hours: nobody is asked for less than was promised.
					expect(openTime(office, closed, due, new Date(end))).toBe(0)
				}
				if (due.getTime() > end) {
					expect(isOpen(office, closed, new Date(end))).toBe(false)
					expect(openTime(office, closed, new Date(end), due)).toBe(2 * hour)
				}
			}),
			{ numRuns: 2000 },
		)
	})

	test('who comes later is not due earlier, but for the two hours that a closed moment is given', () => {
		fc.assert(
			fc.property(moment, fc.integer({ min: 1, max: 72 * 60 }), days, (from, minutes, closed) => {
				const later = new Date(from.getTime() + minutes * 60_000)
				const review = (moment: Date) => dueAt(office, closed, 'review', moment).getTime()
				const reply = (moment: Date) => dueAt(office, closed, 'reply', moment).getTime()
				expect(review(later)).toBeGreaterThanOrEqual(review(from))
				expect(reply(later)).toBeGreaterThanOrEqual(reply(from) - 2 * hour)
			}),
			{ numRuns: 2000 },
		)
	})

	test('a review is due at the closing of a business day, with two whole ones before it', () => {
		fc.assert(
			fc.property(moment, days, (from, closed) => {
				const due = dueAt(office, closed, 'review', from)
				const local = new Date(due.getTime() + 8 * hour)
				expect([1, 2, 3, 4, 5]).toContain(local.getUTCDay())
				expect(local.getUTCHours()).toBe(18)
				expect(openTime(support, closed, from, due)).toBeGreaterThanOrEqual(27 * hour)
				expect(openTime(support, closed, from, due)).toBeLessThanOrEqual(36 * hour)
			}),
			{ numRuns: 2000 },
		)
	})
})
