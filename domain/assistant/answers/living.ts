/** What a month costs: the budgets of the guide, what of them is for food, and what is left without the rent. */
import { paths } from '../../paths.ts'
import { shownIn } from '../../plan/money.ts'
import type { PlanCurrency } from '../../plan/plan.ts'
import type { Block } from '../answer.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Reading } from '../read.ts'
import {
	type Answerer,
	type Context,
	type Draft,
	faqLink,
	figure,
	fromFaq,
	guideLink,
	key,
	say,
	saying,
	texts,
} from './build.ts'
import { firstYearAt } from './first-year-at.ts'
import { tellsSalary } from './limits.ts'
import { said } from './money.ts'

const living: Answerer = (context) => {
	const { reading, knowledge } = context
	const asked = (['economical', 'comfortable', 'premium'] as const).find((idea) =>
		reading.ideas.has(idea),
	)
	const id = asked === 'economical' ? 'budget' : asked
	const budgets = knowledge.guide.budgets.filter((one) => id === undefined || one.id === id)
	const [own] = budgets
	const rows = budgets.map(({ name, min, max }) => ({
		label: name,
		cells: [figure({ low: min, high: max }, paths.discover())],
	}))
	if (asked && own)
		return {
			blocks: [
				saying(
					say('living.tier', {
						name: own.name,
						amount: figure({ low: own.min, high: own.max }, paths.discover()),
					}),
				),
				...texts(own.text),
			],
			links: [guideLink()],
			next: ['livingAll', 'housing', 'firstYear'],
		}
	const isFamily = reading.ideas.has('kin')
	const part = partAsked(reading)
	if (part) return partOf(part, budgets)
	if (isWithoutRent(reading))
		return withLead(
			withoutRent(budgets, isFamily),
			livingVerdict(context, (one) => one.min - (one.rent?.low ?? 0), true),
		)
	return {
		blocks: [
			...livingVerdict(context),
			...fromFaq(context, 'living-costs', 1).blocks,
			{ kind: 'table', head: [key('table.budget'), key('table.monthly')], rows },
			...(isFamily ? [saying(say('living.oneStudent'))] : []),
		],
		links: [guideLink(), faqLink('living-costs')],
		...(isFamily && { person: 'university' as const }),
		next: ['housing', 'firstYear', 'work'],
	}
}

const withLead = (draft: Draft, lead: Block[]): Draft => ({
	...draft,
	blocks: [...lead, ...draft.blocks],
})

const isWithoutRent = ({ ideas }: Reading) =>
	(ideas.has('without') && ideas.has('housing')) ||
	(ideas.has('food') &&
		ideas.has('transport') &&
		!(['housing', 'living', 'whole', 'kin'] as const).some((idea) => ideas.has(idea)))

/** «من غير السكن»: each budget less its rent, with what of it is for food and for transport. */
function withoutRent(budgets: Knowledge['guide']['budgets'], isFamily: boolean): Draft {
	return {
		blocks: [
			saying(say('living.withoutRent')),
			{
				kind: 'table',
				head: ['budget', 'monthly', 'food', 'transport'].map((column) => key(`table.${column}`)),
				rows: budgets.flatMap(({ name, min, max, rent, food, transport }) =>
					rent && food && transport
						? [
								{
									label: name,
									cells: [{ low: min - rent.low, high: max - rent.high }, food, transport].map(
										(amount) => figure(amount, paths.discover()),
									),
								},
							]
						: [],
				),
			},
			...(isFamily ? [saying(say('living.oneStudent'))] : []),
		],
		...(isFamily && { person: 'university' as const }),
		links: [guideLink()],
		next: ['livingAll', 'housing', 'firstYear'],
	}
}

/** Food or transport, where nothing else of a month is asked about. */
function partAsked({ ideas, numbers }: Reading): 'food' | 'transport' | undefined {
	const asked = (['food', 'transport'] as const).filter((idea) => ideas.has(idea))
	const isOfMore = (['housing', 'living', 'whole', 'kin'] as const).some((idea) => ideas.has(idea))
	return numbers.amount === undefined && !isOfMore && asked.length === 1 ? asked[0] : undefined
}

const partOf = (part: 'food' | 'transport', budgets: Knowledge['guide']['budgets']): Draft => ({
	blocks: [
		saying(say(`living.${part}`)),
		{
			kind: 'table',
			head: [key('table.budget'), key('table.monthly')],
			rows: budgets.flatMap(({ name, [part]: amount }) =>
				amount ? [{ label: name, cells: [figure(amount, paths.discover())] }] : [],
			),
		},
	],
	links: [guideLink()],
	next: ['livingAll', part, 'housing'],
})

/** Whether an amount is enough for a month, by the budgets of the guide; for a family nothing is known. */
function livingVerdict(
	context: Context,
	least: (budget: Knowledge['guide']['budgets'][number]) => number = ({ min }) => min,
	isRentless = false,
): Block[] {
	const { reading, knowledge } = context
	const { amount, currencies, hasNamelessMoney } = reading.numbers
	const isNameless = hasNamelessMoney && currencies.length === 0
	if (amount === undefined || isNameless) return []
	const currency: PlanCurrency = currencies[0] ?? 'MYR'
	const ringgit = Math.round(amount / knowledge.facts.rates.perRinggit[currency])
	if (tellsSalary(reading)) return ofSalary(context, ringgit)
	if (reading.ideas.has('kin')) return []
	const leastOf = (id: string) => {
		const budget = knowledge.guide.budgets.find((one) => one.id === id)
		return budget ? least(budget) : 0
	}
	const verdict =
		ringgit < leastOf('budget') ? 'short' : ringgit < leastOf('comfortable') ? 'tight' : 'enough'
	return [
		saying(
			currency === 'MYR'
				? undefined
				: say('money.equals', {
						...said('amount', 'from', amount, currency),
						...said('result', 'to', ringgit, 'MYR'),
						day: knowledge.facts.rates.date,
					}),
			say(isRentless ? `rentless.${verdict}` : `living.${verdict}`),
		),
	]
}

/** A family lives on its salary too: what a first year costs stands beside a year of it, and the family judges. */
function ofSalary(context: Context, ringgit: number): Block[] {
	const { facts } = context.knowledge
	const [university] = [...context.universities, ...context.before]
	const worked = university && firstYearAt(context, university)
	const isYearly = context.reading.ideas.has('yearly')
	const year = figure(isYearly ? ringgit : ringgit * 12, paths.plan())
	return [
		saying(
			say('living.salary', { year }),
			worked &&
				say('living.salaryBeside', {
					university: university.name,
					amount: figure(
						{
							low: shownIn('MYR', worked.total.low, facts),
							high: shownIn('MYR', worked.total.high, facts),
						},
						paths.plan(),
					),
				}),
			say('living.salaryOfStudent'),
		),
	]
}

/** «للسنوات كلها مع المعيشة»: a month of living beside the sum of the fees. */
export const livingBeside = (context: Context) =>
	context.reading.ideas.has('allYears') &&
	/معيش|مصروف|سكن|\b(?:living|rent|housing|accommodation)\b/i.test(context.reading.text)
		? [saying(say('living.beside')), ...fromFaq(context, 'living-costs', 1).blocks]
		: []

export const livingAnswers = { living } satisfies Record<string, Answerer>
