/**
 * The currencies that fees can be shown in. Fees are charged in ringgit; the others are indicative.
 *
 * Both tables of multipliers stand as the specification gives them. The university's USD and EUR look
 * inverted against real rates (they turn RM 10,000 into $43,000): the owner decides, here and nowhere else.
 * Pages that use either table say that conversions are indicative.
 */

export const currencyCodes = ['MYR', 'USD', 'EUR', 'DZD'] as const
export type CurrencyCode = (typeof currencyCodes)[number]

export const defaultCurrency: CurrencyCode = 'MYR'

export const currencies: Record<CurrencyCode, { symbol: string }> = {
	MYR: { symbol: 'RM' },
	USD: { symbol: '$' },
	EUR: { symbol: '€' },
	DZD: { symbol: 'DA' },
}

/** What one ringgit is multiplied by. */
export type Multipliers = Readonly<Record<CurrencyCode, number>>

export const universityMultipliers: Multipliers = { MYR: 1, USD: 4.3, EUR: 4.8, DZD: 55 }
export const instituteMultipliers: Multipliers = { MYR: 1, USD: 0.21, EUR: 0.2, DZD: 28.5 }

export function isCurrencyCode(value: unknown): value is CurrencyCode {
	return currencyCodes.some((code) => code === value)
}

/** Unrounded, so that totals can be summed before they are rounded for display. */
export function convert(ringgit: number, currency: CurrencyCode, multipliers: Multipliers): number {
	return ringgit * multipliers[currency]
}
