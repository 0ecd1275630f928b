import { describe, expect, test } from 'vitest'
import { type Version, versionAt, waitingAfter } from './versions.ts'

const version = (number: number, live_at: string, more: Partial<Version> = {}): Version => ({
	number,
	live_at,
	state: 'shown',
	withdrawn_at: null,
	...more,
})

describe('the version that counts', () => {
	const first = version(1, '2026-11-01')
	const newYear = version(2, '2027-01-01')
	const correction = version(3, '2026-12-01')

	test.each<[string, string, number | null]>([
		['before the first the file counts', '2026-10-31', null],
		['from its moment on, that moment included', '2026-11-01', 1],
		['a correction published after a dated version counts before it', '2026-12-24', 3],
		['the dated version counts from its date', '2027-01-01', 2],
	])('%s', (_, at, number) => {
		expect(versionAt([first, newYear, correction], at)?.number ?? null).toBe(number)
	})

	test('of two with the same date it is the one published later', () => {
		expect(versionAt([version(5, '2027-01-01'), newYear], '2027-01-02')?.number).toBe(5)
	})

	test('a withdrawn one never counts, nor does it wait', () => {
		const withdrawn = version(4, '2027-01-01', { withdrawn_at: '2026-12-30' })
		expect(versionAt([first, withdrawn], '2027-02-01')?.number).toBe(1)
		expect(waitingAfter([first, withdrawn], '2026-11-17')).toEqual([])
	})

	test('those that wait are told in the order of their dates', () => {
		const later = version(6, '2027-03-01')
		expect(waitingAfter([later, first, newYear], '2026-11-17').map(({ number }) => number)).toEqual(
			[2, 6],
		)
	})
})
