/** A total beside what a family can spend on the first year. */
import type { PlanFacts, Range } from './facts.ts'
import { shownIn } from './money.ts'
import type { Plan } from './plan.ts'

/** `maybe`: enough for the lower figure, not for the upper one. */
export type BudgetState = 'fits' | 'maybe' | 'above'

export interface Budget {
	state: BudgetState
	/** By how much the total exceeds it, in the plan's currency. */
	by: Range
}

/** As both are shown: in the plan's currency, rounded. */
export function budgetFor(total: Range, plan: Plan, facts: PlanFacts): Budget | undefined {
	const { budget, currency } = plan
	if (budget === undefined) return undefined
	const above = (amount: number) => Math.max(0, shownIn(currency, amount, facts) - budget)
	const by = { low: above(total.low), high: above(total.high) }
	return { state: by.high === 0 ? 'fits' : by.low === 0 ? 'maybe' : 'above', by }
}
