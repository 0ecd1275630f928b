/** The currencies that fees can be shown in. Fees are charged in ringgit; the others are indicative, by the rates of `content/currencies.ts`. */

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

/** Rates older than this are called old, by the plan and by the desk. */
export const ratesStaleAfterDays = 60

export function isCurrencyCode(value: unknown): value is CurrencyCode {
	return currencyCodes.some((code) => code === value)
}

/** Unrounded, so that totals can be summed before they are rounded for display. */
export function convert(ringgit: number, currency: CurrencyCode, multipliers: Multipliers): number {
	return ringgit * multipliers[currency]
}
