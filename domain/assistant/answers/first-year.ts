/** What the whole first year costs, as the plan works it out: at one university, or from the lowest to the highest. */
import { paths } from '../../paths.ts'
import { shownIn, shownRinggit } from '../../plan/money.ts'
import { emptyPlan, type PlanCurrency } from '../../plan/plan.ts'
import { queryOf } from '../../plan/plan-query.ts'
import { lineGroups } from '../../plan/total.ts'
import {
	type Answerer,
	askedCurrency,
	askUniversity,
	type Context,
	type Draft,
	figure,
	key,
	levelOf,
	link,
	planLink,
	say,
	saying,
} from './build.ts'
import { feeAnswers } from './fees.ts'
import { filtersWith, fitting, isNarrowed } from './filters.ts'
import { firstYearAt } from './first-year-at.ts'
import { asksForAllYears } from './limits.ts'
import { notOffered, notThere } from './offers.ts'

const firstYearCost: Answerer = (context) => {
	const { knowledge, universities, reading } = context
	const [university] = universities
	// «مشي غير العام الأول»: the sum of all years, where one programme is meant.
	if (university && asksForAllYears(reading))
		return feeAnswers['fee.programme']({
			...context,
			reading: { ...reading, ideas: new Set([...reading.ideas, 'allYears']) },
		})
	if (!university) return firstYearOfAll(context)
	const worked = firstYearAt(context, university)
	if (!worked) return notOffered(context, university)
	const { programme, total, lines } = worked
	const currency = askedCurrency(context)
	const query = queryOf({
		...emptyPlan,
		universities: [university.code],
		programme: programme.code,
		level: worked.level,
		currency: currency ?? 'MYR',
	})
	const to = paths.plan(query)
	const shown = (money: PlanCurrency) => ({
		low: shownIn(money, total.low, knowledge.facts),
		high: shownIn(money, total.high, knowledge.facts),
	})
	const ringgit = figure(shown('MYR'), to)
	const groups = lineGroups.flatMap((group) => {
		const own = lines.filter((line) => line.group === group)
		if (own.length === 0) return []
		const sum = (end: 'low' | 'high') => shownRinggit(own.reduce((all, line) => all + line[end], 0))
		return [
			{ label: key(`part.${group}`), figure: figure({ low: sum('low'), high: sum('high') }, to) },
		]
	})
	return {
		blocks: [
			saying(
				currency
					? say('firstYear.converted', {
							currency: key(`currency.${currency}`),
							amount: figure(shown(currency), to, 'number'),
							ringgit,
						})
					: say('firstYear.ringgit', { amount: ringgit }),
				say('firstYear.for', { programme: programme.name, university: university.name }),
			),
			{ kind: 'bar', parts: groups },
			saying(say('firstYear.covers')),
		],
		links: [planLink(query)],
		next: ['fees', 'intakes', 'scholarships'],
	}
}

function firstYearOfAll(context: Context): Draft {
	const { facts } = context.knowledge
	const totals = fitting(context)
		.flatMap((university) => {
			const worked = firstYearAt(context, university)
			return worked ? [{ university, total: worked.total }] : []
		})
		.sort((a, b) => a.total.low - b.total.low)
	const [least, most] = [totals[0], totals.toSorted((a, b) => b.total.high - a.total.high)[0]]
	if (!least || !most) return notThere(context)
	if (totals.length === 1) return firstYearCost({ ...context, universities: [least.university] })
	const isOfSome = isNarrowed(context) || context.reading.level !== undefined
	const amount = {
		low: shownIn('MYR', least.total.low, facts),
		high: shownIn('MYR', most.total.high, facts),
	}
	const to = paths.plan(
		queryOf({ ...emptyPlan, universities: [least.university.code, most.university.code] }),
	)
	return {
		blocks: [
			saying(
				say(isOfSome ? 'firstYear.spanOf' : 'firstYear.span', {
					filters: filtersWith(context, levelOf(context)),
					amount: figure(amount, to),
					least: least.university.name,
					most: most.university.name,
				}),
				say('firstYear.covers'),
			),
		],
		links: [link(to, 'plan')],
		ask: askUniversity(context),
		next: ['cheapest', 'living'],
	}
}

export const firstYearAnswers = { 'cost.first-year': firstYearCost } satisfies Record<
	string,
	Answerer
>
