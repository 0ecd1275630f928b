/** Nothing is said twice in a row word for word: what was said is told as such, in short, and the next questions are offered. */
import type { Answer, Block } from './answer.ts'
import { say, saying } from './answers/build.ts'

/** Alike for the same words. */
export function markOf(answers: readonly Answer[]): number {
	const words = JSON.stringify(answers.map(({ blocks }) => blocks))
	let mark = 0
	for (let at = 0; at < words.length; at += 1) mark = (mark * 31 + words.charCodeAt(at)) | 0
	return mark
}

/** `isOther`: something else was asked than what the answer tells of. */
export function saidBefore(answer: Answer, isOther: boolean): Answer {
	if (answer.isSmallTalk || answer.intent === 'unclear') return answer
	const { ask: _, ...rest } = answer
	return {
		...rest,
		blocks: isOther
			? [saying(say('saidBefore'))]
			: [saying(say('saidAgain')), ...inShort(answer.blocks)],
		links: answer.links.slice(0, 1),
		person: answer.person ?? 'university',
	}
}

/** Remarks that stand before an answer and end on a colon. */
const remarks =
	/^(?:unsaid\.|illness\.|inPart$|perhaps$|reports$|programme\.of$|certificate\.notNamed$)/

/** What comes first; a sentence that only leads to a text, a table or a list, with it. */
function inShort([first, second, ...others]: readonly Block[]): Block[] {
	if (first?.kind !== 'say' || second === undefined) return first ? [first] : []
	const isRemark = remarks.test(first.sentences.at(-1)?.say ?? '')
	if (second.kind !== 'say') return [first, second]
	return isRemark ? [first, ...inShort([second, ...others])] : [first]
}
