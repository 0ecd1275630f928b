import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from '#content/currencies.ts'
import { multipliersOf } from '#content/derive/plan-facts.ts'
import { currencyCodes } from '#domain/currencies.ts'
import { yearOfFees } from '#domain/fees.ts'
import { formatAmount } from '#domain/format.ts'

const instituteMultipliers = multipliersOf(currencies.institutePages)

test.each([
	[750, 'MYR', 'RM 750', 'RM 9,000'],
	[750, 'USD', '$158', '$1,890'],
	[750, 'EUR', '€150', '€1,800'],
	[750, 'DZD', 'DA 21,375', 'DA 256,500'],
	[1201, 'USD', '$252', '$3,027'],
] as const)('RM %d a month in %s', (fee, currency, first, year) => {
	const rows = yearOfFees(fee, currency, instituteMultipliers)
	const show = (amount = Number.NaN) => formatAmount('en', amount, currency)
	expect(show(rows[0]?.monthly)).toBe(first)
	expect(show(rows[0]?.cumulative)).toBe(first)
	expect(show(rows[11]?.cumulative)).toBe(year)
})

test('twelve months, each total the exact sum of the months so far', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 100_000 }),
			fc.constantFrom(...currencyCodes),
			(fee, currency) => {
				const rows = yearOfFees(fee, currency, instituteMultipliers)
				expect(rows.map((row) => row.month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
				let sum = 0
				for (const row of rows) {
					sum += row.monthly
					expect(row.monthly).toBe(rows[0]?.monthly)
					expect(Math.abs(row.cumulative - sum)).toBeLessThan(1e-6 * sum)
				}
			},
		),
	)
})

test('the shown total is never further than half a unit from the true one', () => {
	fc.assert(
		fc.property(fc.integer({ min: 500, max: 1500 }), (fee) => {
			for (const { month, cumulative } of yearOfFees(fee, 'USD', instituteMultipliers)) {
				const shown = Number(formatAmount('en', cumulative, 'USD').replace(/[$,]/g, ''))
				expect(Math.abs(shown - (fee * month * 21) / 100)).toBeLessThanOrEqual(0.5 + 1e-9)
			}
		}),
	)
})
