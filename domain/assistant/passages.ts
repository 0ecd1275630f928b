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

/** Of the words that carry meaning, and as many more as the next best has. */
const leastShare = 0.6
const leastLead = 1.3
/** A word in the question counts whole, one in the answer alone less. */
const inAnswer = 0.6

const wordsIn = memoize((text) => new Set(withoutArticles(fold(text)).split(' ')))

export function passageFor(question: string, knowledge: Knowledge): Passage | undefined {
	const asked = wordsOf(question.slice(0, 300)).filter(
		(word) => word.length > 2 && !isStopWord(word),
	)
	if (asked.length < 2) return undefined
	const found = passagesOf(knowledge)
		.map((passage) => ({ passage, share: shareOf(asked, passage) }))
		.sort((a, b) => b.share - a.share)
	const [best, next] = found
	if (!best || best.share < leastShare) return undefined
	return next && best.share < next.share * leastLead ? undefined : best.passage
}

function passagesOf({ faq, families, homes, catalogue }: Knowledge): Passage[] {
	return [
		...faq.map((one) => ({ ...one, href: paths.question(one.id) })),
		...families.map((one) => ({ ...one, href: paths.familyQuestion(one.id) })),
		...catalogue.homes.flatMap((home) =>
			(homes[home.code] ?? []).map((one) => ({ ...one, href: paths.listing(home.id) })),
		),
	]
}

function shareOf(asked: readonly string[], { question, answer }: Passage): number {
	const hit = (word: string, text: string) =>
		formsOf(word).some((form) => form.length > 2 && wordsIn(text).has(form))
	const points = asked.map((word) => (hit(word, question) ? 1 : hit(word, answer) ? inAnswer : 0))
	return points.reduce<number>((sum, point) => sum + point, 0) / asked.length
}
