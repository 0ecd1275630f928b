import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closingTime, isOpen, nextHoliday, nextOpening } from '#domain/hours.ts'

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
