/** The universities that stay below what a family can spend on the first year. */
import { budgetFor } from './budget.ts'
import type { PlanUniversity } from './catalogue.ts'
import { columnOf } from './compare.ts'
import type { PlanSources, Range } from './facts.ts'
import type { Plan } from './plan.ts'

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
