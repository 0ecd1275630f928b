/**
 * A price, a time or a distance is asked, and what the site says of the topic holds none: that is said first. So nobody takes what stands
 * there for an answer to it.
 */
import { type Draft, say, saying } from './answers/build.ts'
import type { Intent } from './intents.ts'
import type { Reading } from './read.ts'

/** Answers that say themselves what is not known, or that no figure is asked of. */
const tellsItself =
	/^(?:own-fees|flight|credits|classmates|discount|nobody-knows|supervisor|study-mode|recognition|guarantee|human|contact|hours|why|who|privacy|about-us|greeting|thanks|bye|insult|out-of-scope|other-country|unknown-university|compare|apply\.status|admission\.grade|programme|cheapest|fee|budget|scholarships|foundation|family|age|housing\.deposit)/

const times =
	/يوم|أيام|أسبوع|أسابيع|شهر|أشهر|سنة|سنوات|سنتين|ساعة|ساعات|دقيقة|دقائق|"(?:months|years)"|\b(?:days?|weeks?|months?|years?|hours?|minutes?|semester)\b/
const distances = /كيلو|دقيقة|دقائق|\bkm\b|\bmetres?\b|\bminutes?\b/

export function withUnsaid(draft: Draft, intent: Intent, { ideas, numbers }: Reading): Draft {
	if (tellsItself.test(intent) || draft.isSmallTalk) return draft
	const told = JSON.stringify(draft.blocks)
	const hasFigure = /\d/.test(told)
	const isPrice = ideas.has('howMuch') && !ideas.has('howLong') && numbers.amount === undefined
	const missing = ideas.has('howFar')
		? distances.test(told)
			? undefined
			: 'distance'
		: ideas.has('howLong') && !times.test(told)
			? 'time'
			: isPrice && !hasFigure
				? 'figure'
				: undefined
	if (!missing) return draft
	return {
		...draft,
		blocks: [saying(say(`unsaid.${missing}`)), ...draft.blocks],
		person: draft.person ?? 'university',
	}
}
