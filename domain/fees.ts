import { type CurrencyCode, convert, type Multipliers } from './currencies.ts'

export interface MonthlyFee {
	/** 1 to 12. */
	month: number
	monthly: number
	cumulative: number
}

/**
 * The twelve rows of an institute's fee table. Totals are products of the exact monthly fee, so rounding for
 * display happens once per cell and never adds up: twelve times $157.50 is $1,890, not twelve times $158.
 */
export function yearOfFees(
	monthlyRinggit: number,
	currency: CurrencyCode,
	multipliers: Multipliers,
): MonthlyFee[] {
	return Array.from({ length: 12 }, (_, index) => ({
		month: index + 1,
		monthly: convert(monthlyRinggit, currency, multipliers),
		cumulative: convert(monthlyRinggit * (index + 1), currency, multipliers),
	}))
}
