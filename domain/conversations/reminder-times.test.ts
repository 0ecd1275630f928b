import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	type Household,
	householdOf,
	mayRemindAt,
	mostReminders,
	remindAt,
	weekendByTable,
} from './reminder-times.ts'

const riyadh: Household = { country: 'SA', timeZone: 'Asia/Riyadh' }
const dubai: Household = { country: 'AE', timeZone: 'Asia/Dubai' }
const households: readonly Household[] = [
	riyadh,
	dubai,
	{ country: 'EG', timeZone: 'Africa/Cairo' },
	{ country: 'MA', timeZone: 'Africa/Casablanca' },
	{ country: 'SD', timeZone: 'Africa/Khartoum' },
	{ country: 'MY', timeZone: 'Asia/Kuala_Lumpur' },
]
const holidays = [{ date: '2026-11-19' }]

test.each([
	['a Tuesday morning in Riyadh', riyadh, '2026-11-17T10:00:00+03:00', true],
	['before ten', riyadh, '2026-11-17T09:59:00+03:00', false],
	['at six in the evening', riyadh, '2026-11-17T18:00:00+03:00', false],
	['Friday is the weekend in Riyadh', riyadh, '2026-11-20T15:00:00+03:00', false],
	['Saturday is the weekend in Riyadh', riyadh, '2026-11-21T15:00:00+03:00', false],
	['Sunday is a working day in Riyadh', riyadh, '2026-11-22T15:00:00+03:00', true],
	['a Friday morning in Dubai', dubai, '2026-11-20T10:30:00+04:00', true],
	['the Friday prayer in Dubai', dubai, '2026-11-20T11:00:00+04:00', false],
	['after the Friday prayer in Dubai', dubai, '2026-11-20T14:00:00+04:00', true],
	['Sunday in Dubai', dubai, '2026-11-22T12:00:00+04:00', false],
	['a holiday of ours', riyadh, '2026-11-19T12:00:00+03:00', false],
])('%s', (_, household, at, isAllowed) => {
	expect(mayRemindAt(new Date(at), household, holidays)).toBe(isAllowed)
})

test('the first reminder comes three days after the request, the second seven days after the first, and no third', () => {
	const asked = new Date('2026-11-15T12:00:00+03:00')
	const first = remindAt(asked, 0, riyadh, [])
	expect(first).toEqual(new Date('2026-11-18T12:00:00+03:00'))
	expect(remindAt(first ?? asked, 1, riyadh, [])).toEqual(new Date('2026-11-25T12:00:00+03:00'))
	expect(remindAt(asked, mostReminders, riyadh, [])).toBeNull()
})

test('three days later at night means the next allowed morning', () => {
	const asked = new Date('2026-11-16T23:30:00+03:00')
	expect(remindAt(asked, 0, riyadh, holidays)).toEqual(new Date('2026-11-22T10:00:00+03:00'))
})

test('over two years of clocks in six zones, nobody is reminded at a moment that is not allowed, nor before the time', () => {
	const moment = fc.date({
		min: new Date('2026-01-01T00:00:00Z'),
		max: new Date('2028-01-01T00:00:00Z'),
		noInvalidDate: true,
	})
	fc.assert(
		fc.property(
			moment,
			fc.constantFrom(...households),
			fc.constantFrom(0, 1),
			(asked, household, sent) => {
				const at = remindAt(asked, sent, household, holidays)
				expect(at).not.toBeNull()
				if (!at) return
				expect(mayRemindAt(at, household, holidays)).toBe(true)
				const days = (at.getTime() - asked.getTime()) / 86_400_000
				expect(days).toBeGreaterThanOrEqual(sent === 0 ? 3 : 7)
				expect(days).toBeLessThan((sent === 0 ? 3 : 7) + 5)
			},
		),
	)
})

test('where every day is a holiday nothing is sent', () => {
	const all = Array.from({ length: 60 }, (_, index) => ({
		date: new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10),
	}))
	expect(remindAt(new Date('2026-11-03T12:00:00Z'), 0, riyadh, all)).toBeNull()
})

test('a country without a time of its own, and nobody knows which, is reminded by the clock of the office', () => {
	expect(householdOf('SA')).toEqual(riyadh)
	for (const country of ['US', '', null])
		expect(householdOf(country)).toEqual({ country: 'MY', timeZone: 'Asia/Kuala_Lumpur' })
})

test('the table of weekends says what the engine says, for every country that has a time', () => {
	for (const country of 'AE BH DZ EG IQ JO KW LB LY MA MR MY OM PS QA SA SD SO SY TN TR YE'.split(
		' ',
	)) {
		expect(householdOf(country).country).toBe(country)
		const told = new Intl.Locale('ar', { region: country }).getWeekInfo?.().weekend
		expect([country, weekendByTable(country)]).toEqual([country, told])
	}
})
