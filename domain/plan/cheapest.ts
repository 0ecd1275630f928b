/** Which programme costs least, and which of several figures is the best: apart from the rules of a whole plan, which Wanderbot does not need for it. */
import type { PlanProgramme } from './catalogue.ts'
import type { PlanFacts } from './facts.ts'
import { marginOf } from './money.ts'

/** Of one university and level: all else that a year costs is the same for each of them. */
export function cheapestOf(
	programmes: readonly PlanProgramme[],
	facts: PlanFacts,
): PlanProgramme | undefined {
	const middle = ({ annualFee, feeMargin, confidence }: PlanProgramme) => {
		const margin = feeMargin ?? marginOf(confidence, facts)
		return annualFee * (2 - margin.low + margin.high)
	}
	return programmes.toSorted((a, b) => middle(a) - middle(b))[0]
}

/** Where the best figure stands: nowhere if two share it, or if it has nothing to be compared with. */
export function onlyBest(figures: readonly (number | null)[]): number | undefined {
	const known = figures.filter((figure) => figure !== null)
	if (known.length < 2) return undefined
	const best = Math.min(...known)
	const places = figures.flatMap((figure, place) => (figure === best ? [place] : []))
	return places.length === 1 ? places[0] : undefined
}
