/** The universities within a budget that stands in an address, for their list: each with its first year, the lowest upper figure first. */
import type { Content } from '#app/page/content.ts'
import { readPlan } from '#domain/plan/address.ts'
import { affordable } from '#domain/plan/affordable.ts'
import { planData } from './plan-data.ts'
import { inCurrency } from './total-view.ts'

export async function withinBudget(params: URLSearchParams, content: Content) {
	const sources = await planData(content)
	const { plan, faults } = readPlan(params, sources)
	return {
		currency: plan.currency,
		fault: faults.max?.code,
		/** Absent where the amount can't be one: then the list is whole. */
		found:
			plan.budget === undefined
				? undefined
				: affordable(plan, sources).map(({ university, state, total }) => ({
						code: university.code,
						state,
						amount: inCurrency(total, plan, sources),
					})),
	}
}
