/** What a lease asks for: a deposit, bills, notice before one leaves. */
import {
	type Answerer,
	type Context,
	type Draft,
	faqLink,
	firstSentences,
	fromFaq,
	homeLink,
	housingLink,
	sentencesOf,
	text,
	texts,
} from './build.ts'

/** The home's own answer where one is meant, else that of the questions page. */
function own(context: Context, ids: readonly string[], faq: string): Draft {
	const { home, knowledge } = context
	const answers = knowledge.homes.find(({ code }) => code === home?.code)?.answers
	const paragraph = answers?.find(({ id }) => ids.includes(id))
	if (!home || !paragraph)
		return {
			...fromFaq(context, faq),
			links: [faqLink(faq), housingLink()],
			next: ['housing', 'singleRoom'],
		}
	return {
		blocks: [text(firstSentences(paragraph.answer))],
		links: [homeLink(home), faqLink(faq)],
		next: ['singleRoom', 'housing'],
	}
}

const deposit: Answerer = (context) => {
	const { home, reading, knowledge } = context
	if (home || !reading.ideas.has('refund'))
		return own(
			context,
			['deposit', 'move-in-cost', 'notice-and-deposit', 'short-stay-deposit'],
			'deposit-and-notice',
		)
	// Whether it is returned one home tells; what it says first and last holds for any lease.
	const told = knowledge.homes
		.flatMap(({ answers }) => answers)
		.find(({ id }) => id === 'notice-and-deposit')
	const sentences = sentencesOf(told?.answer ?? '')
	const draft = own(context, [], 'deposit-and-notice')
	return sentences.length > 2
		? { ...draft, blocks: [...texts(`${sentences[0]} ${sentences.at(-1)}`), ...draft.blocks] }
		: draft
}
const leaving: Answerer = (context) =>
	own(context, ['leaving-early', 'notice-and-deposit', 'one-semester'], 'deposit-and-notice')
const bills: Answerer = (context) => {
	const draft = own(context, ['included', 'bills', 'splitting-bills'], 'rent-by-type')
	const answer = context.knowledge.faq.find(({ id }) => id === 'rent-by-type')?.answer ?? ''
	const last = answer.split(/(?<=[.؟!])\s+/).at(-1)
	return context.home ? draft : { ...draft, blocks: texts(last) }
}

export const leaseAnswers = {
	'housing.deposit': deposit,
	'housing.bills': bills,
	'housing.leaving': leaving,
} satisfies Record<string, Answerer>
