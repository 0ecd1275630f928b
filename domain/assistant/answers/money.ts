/** What comes beside the fees: tax, living, our own price, refunds, scholarships, other currencies. */
import { paths } from '../../paths.ts'
import type { PlanCurrency } from '../../plan/plan.ts'
import type { Value } from '../answer.ts'
import {
	type Answerer,
	askUniversity,
	faqLink,
	figure,
	firstSentences,
	fromFamilies,
	fromFaq,
	guideLink,
	key,
	planLink,
	say,
	saying,
	texts,
	universityLink,
	visaLink,
	wordsOf,
} from './build.ts'

const tax: Answerer = ({ knowledge }) => {
	const { rate, source } = knowledge.facts.serviceTax
	return {
		blocks: [
			saying(
				say('tax', { rate: figure(rate * 100, paths.question('tuition-fees'), 'percent'), source }),
			),
		],
		links: [faqLink('tuition-fees')],
		next: ['fees', 'firstYear', 'extra'],
	}
}

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
	return {
		blocks: [
			...fromFaq(context, 'living-costs', 1).blocks,
			{ kind: 'table', head: [key('table.budget'), key('table.monthly')], rows },
			...(isFamily ? [saying(say('living.oneStudent'))] : []),
		],
		links: [guideLink(), faqLink('living-costs')],
		...(isFamily && { person: 'university' as const }),
		next: ['housing', 'firstYear', 'work'],
	}
}

const ownFees: Answerer = (context) => ({
	blocks: [saying(say('ownFees')), ...fromFamilies(context, 'our-fee', 2).blocks],
	links: fromFamilies(context, 'our-fee').links ?? [],
	person: 'university',
	next: ['extra', 'refund'],
})

const refund: Answerer = (context) => {
	const { knowledge } = context
	const paid = knowledge.faq.find(({ id }) => id === 'payment-and-extra-costs')?.answer ?? ''
	return {
		blocks: [...texts(firstSentences(paid, 1)), ...fromFamilies(context, 'refunds', 2).blocks],
		links: [...(fromFamilies(context, 'refunds').links ?? []), faqLink('payment-and-extra-costs')],
		person: 'university',
		next: ['extra', 'visaRejected'],
	}
}

const scholarships: Answerer = (context) => {
	const [university] = context.universities
	// «هل أكيد آخذ المنحة؟»
	const promised = context.reading.ideas.has('guarantee')
		? [saying(say('scholarships.nobody'))]
		: []
	if (!university) {
		const general = fromFaq(context, 'scholarships')
		return {
			...general,
			blocks: promised.length > 0 ? promised : general.blocks,
			ask: askUniversity(context),
			next: ['cheapest', 'firstYear'],
		}
	}
	return {
		blocks: [
			...promised,
			saying(say('scholarships.at', { university: university.name })),
			...texts(firstSentences(wordsOf(context, university).scholarships)),
		],
		links: [universityLink(university)],
		person: 'university',
		next: ['fees', 'requirements', 'intakes'],
	}
}

const extraCosts: Answerer = (context) => ({
	...fromFaq(context, 'payment-and-extra-costs'),
	links: [faqLink('payment-and-extra-costs'), visaLink()],
	next: ['firstYear', 'visaCost', 'living'],
})

const payment: Answerer = (context) => ({
	...fromFaq(context, 'payment-and-extra-costs'),
	person: 'university',
	next: ['refund', 'scholarships'],
})

/** «1,000 رينغيت», but «75.6 بالدينار الكويتي»: a counted noun would have to agree with its number. */
function said(
	amount: string,
	currency: string,
	value: number,
	of: PlanCurrency,
): Record<string, Value> {
	const isRinggit = of === 'MYR'
	return {
		[amount]: figure(value, paths.plan(), isRinggit ? 'ringgit' : 'number'),
		[currency]: isRinggit ? '' : key(`money.${of}`),
	}
}

const convertMoney: Answerer = (context) => {
	const { reading, knowledge } = context
	const { perRinggit, date, officialOnly } = knowledge.facts.rates
	const [first = 'MYR', second] = reading.numbers.currencies
	const from = first
	const to: PlanCurrency = second ?? (first === 'MYR' ? 'USD' : 'MYR')
	const amount = reading.numbers.amount ?? 1
	const exact = (amount / perRinggit[from]) * perRinggit[to]
	const rounded = exact >= 100 ? Math.round(exact) : Math.round(exact * 100) / 100
	return {
		blocks: [
			saying(
				say('money.equals', {
					...said('amount', 'from', amount, from),
					...said('result', 'to', rounded, to),
					day: date,
				}),
				officialOnly.includes(to) ? say('money.official') : undefined,
			),
		],
		links: [planLink('')],
		next: ['fees', 'living'],
	}
}

export const moneyAnswers = {
	tax,
	living,
	'own-fees': ownFees,
	refund,
	scholarships,
	'extra-costs': extraCosts,
	payment,
	currency: convertMoney,
} satisfies Record<string, Answerer>
