/** What comes beside the fees: tax, living, our own price, refunds, scholarships, other currencies. */
import { paths } from '../../paths.ts'
import type { PlanCurrency } from '../../plan/plan.ts'
import type { Block, Key, Value } from '../answer.ts'
import type { KnownUniversity } from '../knowledge.ts'
import {
	type Answerer,
	askUniversity,
	type Context,
	faqLink,
	figure,
	firstSentences,
	fromFamilies,
	fromFaq,
	key,
	planLink,
	programmesFor,
	say,
	saying,
	sentencesOf,
	texts,
	universityLink,
	visaLink,
	wordsOf,
} from './build.ts'
import { isOfSiblings } from './limits.ts'

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

const ownFees: Answerer = (context) => ({
	blocks: [saying(say('ownFees')), ...fromFamilies(context, 'our-fee', 3).blocks],
	links: fromFamilies(context, 'our-fee').links ?? [],
	person: 'university',
	next: ['extra', 'refund'],
})

const refund: Answerer = (context) => {
	const { knowledge } = context
	const paid = knowledge.faq.find(({ id }) => id === 'payment-and-extra-costs')?.answer ?? ''
	return {
		blocks: [...texts(firstSentences(paid, 1)), ...fromFamilies(context, 'refunds', 3).blocks],
		links: [...(fromFamilies(context, 'refunds').links ?? []), faqLink('payment-and-extra-costs')],
		person: 'university',
		next: ['extra', 'visaRejected'],
	}
}

const scholarships: Answerer = (context) => {
	const universities = context.universities
		.slice(0, 3)
		.filter((one) => wordsOf(context, one).scholarships)
	// «هل أكيد آخذ المنحة؟»
	const promised = context.reading.ideas.has('guarantee')
		? [saying(say('scholarships.nobody'))]
		: []
	if (universities.length === 0) {
		const general = fromFaq(context, 'scholarships')
		return {
			...general,
			blocks:
				promised.length > 0 ? promised : isNarrowed(context) ? narrower(context) : general.blocks,
			ask: askUniversity(context),
			next: ['cheapest', 'firstYear'],
		}
	}
	return {
		blocks: [
			...promised,
			...universities.flatMap((university) => [
				...notTaught(context, university),
				saying(say('scholarships.at', { university: university.name })),
				...texts(firstSentences(wordsOf(context, university).scholarships)),
			]),
		],
		links: universities.map(universityLink),
		person: 'university',
		next: ['fees', 'requirements', 'intakes'],
	}
}

/** «في منح كاملة لطلاب فلسطين؟»: the page's «نعم» answers whether there are scholarships, not whether there is this one. */
const isNarrowed = ({ reading }: Context) =>
	reading.country !== undefined ||
	reading.ideas.has('whole') ||
	reading.ideas.has('free') ||
	/\bfull(?:y)?\b|خليجي|\bgulf\b/i.test(reading.text)
function narrower({ knowledge }: Context): Block[] {
	const general = knowledge.faq.find(({ id }) => id === 'scholarships')?.answer ?? ''
	return [
		saying(say('scholarships.narrower')),
		...texts(sentencesOf(general).slice(1, 4).join(' ')),
	]
}

/** "A funded PhD in data science at UPM": that there is none comes before what funds one. */
function notTaught({ reading }: Context, university: KnownUniversity): Block[] {
	const isTaught =
		reading.subjects.length === 0 ||
		programmesFor(university, reading.subjects, reading.level).programmes.length > 0
	return isTaught ? [] : [saying(say('compare.notThere', { university: university.name }))]
}

/** Nothing on the site lowers a fee but grades: no «نعم» to cash, to paying early or to brothers. */
const discount: Answerer = (context) => {
	const [university] = context.universities
	const general = context.knowledge.faq.find(({ id }) => id === 'scholarships')?.answer ?? ''
	return {
		blocks: [
			saying(say('discount')),
			...(isOfSiblings(context.reading)
				? []
				: texts(university ? wordsOf(context, university).scholarships : sentencesOf(general)[1])),
		],
		links: [university ? universityLink(university) : faqLink('scholarships')],
		person: 'university',
		next: ['scholarships', 'cheapest'],
	}
}

const extraCosts: Answerer = (context) => ({
	...fromFaq(context, 'payment-and-extra-costs'),
	links: [faqLink('payment-and-extra-costs'), visaLink()],
	next: ['firstYear', 'visaCost', 'living'],
})

const payment: Answerer = (context) => ({
	...fromFaq(context, 'payment-and-extra-costs'),
	...(context.reading.ideas.has('noTransfer') && {
		blocks: [saying(say('transfer')), ...fromFaq(context, 'payment-and-extra-costs').blocks],
	}),
	...(context.reading.ideas.has('instalments') && {
		blocks: [saying(say('instalments')), ...fromFaq(context, 'payment-and-extra-costs', 1).blocks],
	}),
	person: 'university',
	next: ['refund', 'scholarships'],
})

/** «1,000 رينغيت» and «5,000 دولار أمريكي», but «75.6 بالدينار الكويتي»: after other numbers the noun would have to agree. */
export const nameOf = (currency: PlanCurrency, value: number): Key =>
	value >= 100 && value % 100 === 0 ? key(`coin.${currency}`) : key(`money.${currency}`)

export function said(
	amount: string,
	currency: string,
	value: number,
	of: PlanCurrency,
): Record<string, Value> {
	const isRinggit = of === 'MYR'
	return {
		[amount]: figure(value, paths.plan(), isRinggit ? 'ringgit' : 'number'),
		[currency]: isRinggit ? '' : nameOf(of, value),
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
				amount === 1
					? say('money.oneEquals', {
							one: key(`one.${from}`),
							...said('result', 'to', rounded, to),
							day: date,
						})
					: say('money.equals', {
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
	'own-fees': ownFees,
	refund,
	scholarships,
	discount,
	'extra-costs': extraCosts,
	payment,
	currency: convertMoney,
} satisfies Record<string, Answerer>
