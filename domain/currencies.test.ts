import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies as rates } from '#content/currencies.ts'
import { multipliersOf } from '#content/derive/plan-facts.ts'
import {
	convert,
	currencies,
	currencyCodes,
	defaultCurrency,
	isCurrencyCode,
} from '#domain/currencies.ts'

const universityMultipliers = multipliersOf(rates.universityPages)
const instituteMultipliers = multipliersOf(rates.institutePages)

test('order, default and symbols are the specification’s', () => {
	expect(currencyCodes).toEqual(['MYR', 'USD', 'EUR', 'DZD'])
	expect(defaultCurrency).toBe('MYR')
	expect(currencyCodes.map((code) => currencies[code].symbol)).toEqual(['RM', '$', '€', 'DA'])
})

test.each([
	['MYR', 10000, 1000],
	['USD', 43000, 210],
	['EUR', 48000, 200],
	['DZD', 550000, 28500],
] as const)('a fee in %s', (code, university, institute) => {
	expect(convert(10000, code, universityMultipliers)).toBeCloseTo(university, 6)
	expect(convert(1000, code, instituteMultipliers)).toBeCloseTo(institute, 6)
})

test('ringgit stay as they are, and a higher fee never becomes a lower one', () => {
	fc.assert(
		fc.property(
			fc.nat(),
			fc.nat(),
			fc.constantFrom(...currencyCodes),
			fc.constantFrom(universityMultipliers, instituteMultipliers),
			(a, b, code, multipliers) => {
				expect(convert(a, 'MYR', multipliers)).toBe(a)
				if (a <= b) {
					expect(convert(a, code, multipliers)).toBeLessThanOrEqual(convert(b, code, multipliers))
				}
			},
		),
	)
})

test('only the four codes are currencies', () => {
	expect(currencyCodes.every(isCurrencyCode)).toBe(true)
	expect(['myr', 'GBP', '', null, undefined, 1].some(isCurrencyCode)).toBe(false)
})
