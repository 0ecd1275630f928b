/** Amounts are whole sen, so that sums are exact; what is shown is rounded once, at the end. */
import type { Confidence } from '../confidence.ts'
import type { PlanFacts, Range } from './facts.ts'
import type { PlanCurrency } from './plan.ts'

/** Half a sen goes up. */
export function sen(ringgit: number): number {
	return Math.round(Number((ringgit * 100).toFixed(6)))
}

export function marginOf(confidence: Confidence, { margins }: PlanFacts): Range {
	return { low: margins[confidence], high: margins[confidence] }
}

export function addRanges(ranges: readonly Range[]): Range {
	return {
		low: ranges.reduce((sum, { low }) => sum + low, 0),
		high: ranges.reduce((sum, { high }) => sum + high, 0),
	}
}

/** Whole ringgit. */
export function shownRinggit(amount: number): number {
	return Math.round(amount / 100)
}

/** From the unrounded amount, to the step in which such a currency is spoken of. */
export function shownIn(currency: PlanCurrency, amount: number, { rates }: PlanFacts): number {
	if (currency === 'MYR') return shownRinggit(amount)
	const step = rates.roundTo[currency] ?? 1
	return Math.round(((amount / 100) * rates.perRinggit[currency]) / step) * step
}
