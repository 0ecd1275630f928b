/** A total beside what a family can spend on the first year, and the universities that stay below it. */
import type { PlanUniversity } from './catalogue.ts'
import { columnOf } from './compare.ts'
import type { PlanFacts, PlanSources, Range } from './facts.ts'
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

export interface Affordable {
	university: PlanUniversity
	programme: string
	state: 'fits' | 'maybe'
	/** In sen. */
	total: Range
}

/** Those of the plan's level and field that fit, then those that may; the lowest upper figure first. */
export function affordable(plan: Plan, sources: PlanSources): Affordable[] {
	const found = sources.catalogue.universities.flatMap((university): Affordable[] => {
		const column = columnOf(university, plan, sources)
		if (!column || column.way?.total === null) return []
		const { total } = column.total
		const state = budgetFor(total, plan, sources.facts)?.state
		if (state !== 'fits' && state !== 'maybe') return []
		return [{ university, programme: column.programme.code, state, total }]
	})
	const last = ({ state }: Affordable) => (state === 'fits' ? 0 : 1)
	return found.sort((a, b) => last(a) - last(b) || a.total.high - b.total.high)
}
