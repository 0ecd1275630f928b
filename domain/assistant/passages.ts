/**
 * The last resort for a question that no row of `intents.ts` fits: an answer of the site, word for word, where it plainly has the words of
 * the question. So an answer that the owner adds is known at once.
 */

import { fold, withoutArticles } from '../fold.ts'
import { memoize } from '../memoize.ts'
import { paths } from '../paths.ts'
import { isStopWord } from '../stop-words.ts'
import type { Knowledge, Paragraph } from './knowledge.ts'
import { formsOf, wordsOf } from './spelling.ts'

export interface Passage extends Paragraph {
	href: string
}

/** Of what the words that carry meaning weigh, and as much more as the next best has. */
const leastShare = 0.6
const leastLead = 1.3
/** A word in the question counts whole, one in the answer alone less. */
const inAnswer = 0.6

/** A word that so many answers have tells none of them from the others: «كوالالمبور», `have`. */
const commonFrom = 0.12
/** So many words that are not common have to stand in it, one of them in its question. */
const leastHits = 2

const wordsIn = memoize((text) => new Set(withoutArticles(fold(text)).split(' ')))

export function passageFor(question: string, knowledge: Knowledge): Passage | undefined {
	const asked = wordsOf(question.slice(0, 300)).filter(
		(word) => word.length > 2 && !isStopWord(word),
	)
	if (asked.length < 2) return undefined
	const passages = passagesOf(knowledge)
	const weights = asked.map((word) => weightIn(word, passages))
	const found = passages
		.map((passage) => ({ passage, ...hitsIn(asked, weights, passage) }))
		.sort((a, b) => b.share - a.share)
	const [best, next] = found
	if (!best || best.share < leastShare || best.telling < leastHits || !best.isOfQuestion)
		return undefined
	return next && best.share < next.share * leastLead ? undefined : best.passage
}

function passagesOf({ faq, families, homes, catalogue }: Knowledge): Passage[] {
	return [
		...faq.map((one) => ({ ...one, href: paths.question(one.id) })),
		...families.map((one) => ({ ...one, href: paths.familyQuestion(one.id) })),
		...homes.flatMap(({ code, answers }) => {
			const home = catalogue.homes.find((one) => one.code === code)
			return home ? answers.map((one) => ({ ...one, href: paths.listing(home.id) })) : []
		}),
	]
}

const isIn = (word: string, text: string) =>
	formsOf(word).some((form) => form.length > 2 && wordsIn(text).has(form))

/** Half for a common word, whole for any other. */
function weightIn(word: string, passages: readonly Passage[]): number {
	const holding = passages.filter(
		({ question, answer }) => isIn(word, question) || isIn(word, answer),
	)
	return holding.length > passages.length * commonFrom ? 0.5 : 1
}

function hitsIn(
	asked: readonly string[],
	weights: readonly number[],
	{ question, answer }: Passage,
) {
	let sum = 0
	let telling = 0
	let isOfQuestion = false
	asked.forEach((word, at) => {
		const weight = weights[at] ?? 0
		const inQuestion = isIn(word, question)
		if (!inQuestion && !isIn(word, answer)) return
		sum += inQuestion ? weight : weight * inAnswer
		if (weight === 1) telling += 1
		if (weight === 1 && inQuestion) isOfQuestion = true
	})
	return { share: sum / weights.reduce((all, one) => all + one, 0), telling, isOfQuestion }
}
