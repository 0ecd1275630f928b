import { expect, test } from 'vitest'
import { guide } from '#content/guide.ts'
import { middleOf, segmentsOf, sumOf } from './costs.ts'

test('ranges add up at both ends', () => {
	expect(
		sumOf([
			{ min: 1, max: 3 },
			{ min: 10, max: 20 },
		]),
	).toEqual({ min: 11, max: 23 })
	expect(sumOf([])).toEqual({ min: 0, max: 0 })
})

test('segments lie end to end and fill the longest bar', () => {
	const parts = [
		{ id: 'a', min: 10, max: 30 },
		{ id: 'b', min: 60, max: 60 },
	]
	expect(segmentsOf(parts, 160)).toEqual([
		{ id: 'a', start: 0, length: 12.5 },
		{ id: 'b', start: 12.5, length: 37.5 },
	])
	const filled = segmentsOf(parts, middleOf(sumOf(parts)))
	expect((filled.at(-1)?.start ?? 0) + (filled.at(-1)?.length ?? 0)).toBeCloseTo(100)
})

test('the lines of each monthly budget add up to its range, as the specification has it', () => {
	expect(guide.budgets.map(({ lines }) => sumOf(lines))).toEqual([
		{ min: 800, max: 1200 },
		{ min: 1200, max: 1800 },
		{ min: 1800, max: 2500 },
	])
	for (const { range, lines } of guide.budgets) expect(sumOf(lines)).toEqual(range)
})
