/** The foundation year: what it is, who begins with it, and which pages name it. */
import { paths } from '../../paths.ts'
import {
	type Answerer,
	type Context,
	faqLink,
	figure,
	say,
	saying,
	sentencesOf,
	texts,
	universityLink,
} from './build.ts'

export const foundation: Answerer = (context) => {
	const { knowledge } = context
	const { universities, months: count } = knowledge.facts.foundation
	const names = knowledge.catalogue.universities.filter(({ code }) => universities.includes(code))
	const band = figure(
		knowledge.facts.english.bands.foundation.ielts,
		paths.question('academic-requirements'),
		'score',
	)
	// «وين أرخص فاونديشن»: that its fees are not on the site is the answer, and not a remark below it.
	const isPriced = (['cheap', 'howMuch', 'fees'] as const).some((idea) =>
		context.reading.ideas.has(idea),
	)
	const fee = saying(say('foundation.fee'))
	return {
		blocks: [
			...(isPriced ? [saying(say('foundation.noFee'))] : []),
			...texts(whoNeeds(context)),
			saying(
				say('foundation.year', { months: figure(count, paths.plan(), 'months'), band }),
				say('foundation.where'),
			),
			{ kind: 'list', items: names.map(({ name }) => name) },
			...(isPriced ? [] : [fee]),
		],
		links: [...names.slice(0, 2).map(universityLink), faqLink('academic-requirements')],
		person: 'university',
		next: ['english', 'requirements'],
	}
}

/** «لازم ياخذ تحضيرية ولا على طول؟»: the sentence of the page for families that says who begins with it. */
const whoNeeds = ({ knowledge, reading }: Context) =>
	needs.some((idea) => reading.ideas.has(idea))
		? sentencesOf(
				knowledge.families.find(({ id }) => id === 'school-certificates')?.answer ?? '',
			).find((one) => /التأسيسية|foundation year/.test(one))
		: undefined
const needs = ['need', 'before', 'direct'] as const
