/** What a family can afford: tuition alone, or the whole first year by the plan. */
import { paths } from '../../paths.ts'
import { budgetFor } from '../../plan/budget.ts'
import { shownIn } from '../../plan/money.ts'
import { emptyPlan, type PlanCurrency } from '../../plan/plan.ts'
import { queryOf } from '../../plan/plan-query.ts'
import type { Sentence, Value } from '../answer.ts'
import { isOfWholeYear } from '../memory.ts'
import {
	type Answerer,
	type Context,
	type Draft,
	figure,
	isEstimate,
	key,
	levelOf,
	link,
	noted,
	say,
	saying,
	universitiesLink,
	universityLink,
} from './build.ts'
import { filtersWith, fitting } from './filters.ts'
import { firstYearAt } from './first-year-at.ts'
import { nameOf } from './money.ts'
import { linksTo, notThere, type Offer, offerHead, offerRow, offersOf } from './offers.ts'

/** A dinar is worth four ringgit or fourteen: which one is meant is asked, never guessed. */
const whichMoney: Draft = {
	blocks: [],
	ask: {
		sentence: say('ask.money'),
		choices: (['KWD', 'JOD', 'BHD', 'IQD', 'LYD'] as const).map((one) => ({
			text: key(`currency.${one}`),
		})),
	},
}

const budget: Answerer = (context) => {
	const { reading, knowledge } = context
	const { facts } = knowledge
	const { amount = 0, currencies } = reading.numbers
	if (reading.numbers.hasNamelessMoney && currencies.length === 0) return whichMoney
	const currency: PlanCurrency = currencies[0] ?? 'MYR'
	const ringgit = amount / facts.rates.perRinggit[currency]
	const isWhole = isOfWholeYear(reading)
	const asked = {
		amount: figure(amount, paths.plan(), currency === 'MYR' ? 'ringgit' : 'number'),
		currency: currency === 'MYR' ? '' : nameOf(currency, amount),
	}
	const filters = filtersWith({ ...context, universities: [] }, levelOf(context))
	const [own] = offersOf(context, context.universities.slice(0, 1))
	if (own && !isWhole) return budgetAt(own, ringgit, asked)
	if (!isWhole) {
		const all = offersOf(context, knowledge.catalogue.universities)
		if (all.length === 0 && reading.subjects.length > 0) return notThere(context)
		const offers = all.filter(({ programme }) => programme.annualFee <= ringgit)
		const isCarried = reading.subjects.every((one) => context.carried.includes(one))
		// A subject of before does not hide what the amount is enough for.
		if (offers.length === 0 && isCarried && reading.subjects.length > 0) {
			const others = budget({ ...context, reading: { ...reading, subjects: [] } })
			return { ...others, blocks: [saying(say('budget.noneOf', { filters })), ...others.blocks] }
		}
		if (offers.length === 0)
			return {
				blocks: [saying(say('budget.noneForFees', { ...asked, filters }), lowestFee(all[0]))],
				links: [...linksTo(all.slice(0, 1)), universitiesLink()],
				person: 'university',
				next: ['cheapest', 'scholarships'],
			}
		return {
			blocks: [
				saying(say('budget.fees', { ...asked, filters })),
				{ kind: 'table', head: offerHead, rows: offers.slice(0, 5).map(offerRow) },
				saying(say('budget.feesOnly')),
			],
			links: [...linksTo(offers), universitiesLink()],
			next: ['firstYear', 'living', 'scholarships'],
		}
	}
	const { low, high } = facts.budget
	const plan = {
		...emptyPlan,
		currency,
		level: levelOf(context),
		budget: Math.min(
			Math.max(amount, low * facts.rates.perRinggit[currency]),
			high * facts.rates.perRinggit[currency],
		),
	}
	const fitting = firstYears(context)
		.flatMap((one) => {
			const state = budgetFor(one.total, plan, facts)?.state
			return state === 'fits' || state === 'maybe' ? [{ ...one, state }] : []
		})
		.sort(
			(a, b) =>
				Number(b.state === 'fits') - Number(a.state === 'fits') || a.total.high - b.total.high,
		)
	const query = queryOf(plan)
	if (fitting.length === 0)
		return {
			blocks: [saying(say('budget.none', { ...asked, filters }), lowestYear(context))],
			links: [link(paths.universities(query), 'universities')],
			person: 'university',
			next: ['cheapest', 'scholarships'],
		}
	return {
		blocks: [
			saying(say('budget.whole', { ...asked, filters })),
			{
				kind: 'table',
				head: [key('table.university'), key('table.firstYear'), key('table.yourBudget')],
				rows: fitting.slice(0, 6).map(({ university, total, state, programme }) => ({
					label: university.name,
					cells: [
						figure(
							{ low: shownIn('MYR', total.low, facts), high: shownIn('MYR', total.high, facts) },
							paths.plan(queryOf({ ...plan, programme: programme.code })),
						),
						key(`state.${state}`),
					],
				})),
			},
		],
		links: [link(paths.universities(query), 'universities'), link(paths.plan(query), 'plan')],
		next: ['living', 'scholarships', 'cheapest'],
	}
}

/** "Is it under 5,000 dollars?": of the university that was spoken of. */
function budgetAt({ university, programme }: Offer, ringgit: number, asked: Record<string, Value>) {
	const verdict = programme.annualFee <= ringgit ? 'within' : 'above'
	return {
		blocks: [
			saying(
				say(`budget.${verdict}${isEstimate(programme) ? 'Estimate' : ''}`, {
					...asked,
					programme: programme.name,
					university: university.name,
					fee: figure(programme.annualFee, paths.university(university.id)),
				}),
			),
			...noted(programme.note),
		],
		links: [universityLink(university)],
		next: ['firstYear', 'living', 'scholarships'],
	}
}

/** What the amount falls short of. */
function lowestFee(least: Offer | undefined): Sentence | undefined {
	if (!least) return undefined
	const { university, programme } = least
	const amount = figure(programme.annualFee, paths.university(university.id))
	return say('budget.lowestFee', { amount, university: university.name })
}

function lowestYear(context: Context): Sentence | undefined {
	const { facts } = context.knowledge
	const [least] = firstYears(context).sort((a, b) => a.total.low - b.total.low)
	if (!least) return undefined
	const { low, high } = least.total
	const amount = { low: shownIn('MYR', low, facts), high: shownIn('MYR', high, facts) }
	const to = paths.plan(queryOf({ ...emptyPlan, programme: least.programme.code }))
	return say('budget.lowestYear', {
		level: key(`programmesOf.${least.level}`),
		amount: figure(amount, to),
		university: least.university.name,
	})
}

/** Of every university that has the subject, where one was named. */
function firstYears(context: Context) {
	return fitting(context).flatMap((university) => {
		const worked = firstYearAt(context, university)
		return worked ? [{ university, ...worked }] : []
	})
}

export const budgetAnswers = { budget } satisfies Record<string, Answerer>
