import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayStars, hourMarks, placeOf } from './day-stars.ts'

const hours = { opens: 9 * 60, closes: 18 * 60 }
const at = (time: string) => Date.parse(`2026-11-16T${time}+08:00`)
const due = (time: string, id = time) => ({
	id,
	name: id,
	clock_at: new Date(at(time)).toISOString(),
	closed_at: null,
	pressing_at: null,
})

test('the day runs from opening to closing, with a mark for every full hour', () => {
	expect(hourMarks(hours)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18])
	expect(hourMarks({ opens: 9 * 60 + 30, closes: 16 * 60 + 15 })).toEqual([
		10, 11, 12, 13, 14, 15, 16,
	])
	expect([9 * 60, 13.5 * 60, 18 * 60].map((minutes) => placeOf(minutes, hours))).toEqual([
		5, 50, 95,
	])
})

test('late promises wait at the start in columns of three, others stand at their time', () => {
	const rows = [
		...['08:00', '08:30', '09:00', '11:00'].map((time) => due(time)),
		due('13:30'),
		due('13:30', 'with it'),
		due('18:00'),
		{ ...due('14:00'), closed_at: '2026-11-16T00:00:00.000Z' },
		{ ...due('14:00', 'tomorrow'), clock_at: '2026-11-17T06:00:00.000Z' },
	]
	const stars = dayStars(rows, hours, at('11:40'))
	expect(
		stars.map(({ row, tone, x, column, height }) => [row.id, tone, x, column, height]),
	).toEqual([
		['08:00', 'late', 5, 0, 0],
		['08:30', 'late', 5, 0, 1],
		['09:00', 'late', 5, 0, 2],
		['11:00', 'late', 5, 1, 0],
		['13:30', 'soon', 50, 0, 0],
		['with it', 'soon', 50, 0, 1],
		['18:00', '', 95, 0, 0],
	])
})

test('no star leaves the strip, and no two stand on one place', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 0, max: 1439 })), (minutes) => {
			const rows = minutes.map((minute, index) => ({
				...due('00:00', `${index}`),
				clock_at: new Date(at('00:00') + minute * 60_000).toISOString(),
			}))
			const stars = dayStars(rows, hours, at('11:40'))
			expect(stars).toHaveLength(rows.length)
			expect(stars.every(({ x }) => x >= 5 && x <= 95)).toBe(true)
			const places = stars.map(({ tone, x, column, height }) =>
				[tone === 'late', Math.round(x / 2.5), column, height].join(' '),
			)
			expect(new Set(places).size).toBe(places.length)
		}),
	)
})
