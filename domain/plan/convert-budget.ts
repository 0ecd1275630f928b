/** A file of its own: the form converts a budget at once, before the rules are on the device. */
import type { PlanFacts } from './facts.ts'
import type { PlanCurrency } from './plan.ts'

/** A budget in another currency, to three figures: more would pretend that it was reckoned. */
export function convertBudget(
	amount: number,
	from: PlanCurrency,
	to: PlanCurrency,
	perRinggit: PlanFacts['rates']['perRinggit'],
): number {
	return Math.round(Number(((amount / perRinggit[from]) * perRinggit[to]).toPrecision(3)))
}
