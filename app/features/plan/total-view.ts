/** A first year as the page shows it: every line in the plan's currency, with ringgit beside. */
import { daysBetween } from '#domain/plan/days.ts'
import type { PlanSources, Range } from '#domain/plan/facts.ts'
import { addRanges, shownIn, shownRinggit } from '#domain/plan/money.ts'
import type { Outcome } from '#domain/plan/outcome.ts'
import type { Plan } from '#domain/plan/plan.ts'
import { lineGroups, monthOfEnglish, type Total } from '#domain/plan/total.ts'

export const inRinggit = ({ low, high }: Range): Range => ({
	low: shownRinggit(low),
	high: shownRinggit(high),
})

export function inCurrency(
	{ low, high }: Range,
	{ currency }: Plan,
	{ facts }: PlanSources,
): Range {
	return { low: shownIn(currency, low, facts), high: shownIn(currency, high, facts) }
}

/** What can be said of a first year whether or not a university was chosen. */
export function sumView(total: Total, plan: Plan, sources: PlanSources) {
	const { facts, today } = sources
	const { rates } = facts
	const both = (range: Range) => ({
		ringgit: inRinggit(range),
		amount: inCurrency(range, plan, sources),
	})
	return {
		currency: plan.currency,
		groups: lineGroups.flatMap((group) => {
			const lines = total.lines.filter((line) => line.group === group)
			if (lines.length === 0) return []
			return [
				{
					group,
					...both(addRanges(lines)),
					lines: lines.map(({ id, refundable, indicative, source, date, ...range }) => ({
						...{ id, refundable, indicative, source, date },
						...both(range),
					})),
				},
			]
		}),
		...both(total.total),
		refundable: both(total.refundable),
		rate: {
			perRinggit: rates.perRinggit[plan.currency],
			date: rates.date,
			old: daysBetween(rates.date, today) > rates.staleAfterDays,
			official: rates.officialOnly.includes(plan.currency),
		},
		months: total.months,
		monthlyRent: total.monthlyRent,
	}
}
export type SumView = ReturnType<typeof sumView>

export function totalView(outcome: Outcome, plan: Plan, sources: PlanSources) {
	const { total, programme, way, home } = outcome
	const { facts } = sources
	const { financialProof } = facts
	const course = way?.way === 'course' ? way.course : undefined
	return {
		...sumView(total, plan, sources),
		/** False where the way has no total, and this is that of the degree alone. */
		known: way?.total !== null,
		withoutEnglish: way?.flags.includes('withoutEnglish') ?? false,
		monthAdds: way?.flags.includes('withoutEnglish')
			? inCurrency(monthOfEnglish({ home, tier: plan.tier }, facts), plan, sources)
			: undefined,
		proof: { ringgit: financialProof, amount: shownIn(plan.currency, financialProof * 100, facts) },
		notCounted: facts.notCounted,
		atHome: way?.way === 'home',
		hotel: home?.home.type === 'hotel',
		fee: programme?.annualFee,
		english: way?.way === 'cond' &&
			way.months && { months: way.months, fee: facts.cond.monthlyFee },
		course: course && {
			name: course.course.name,
			institute: course.institute.name,
			monthlyFee: course.course.monthlyFee,
			months: course.months,
		},
	}
}
export type TotalView = ReturnType<typeof totalView>
