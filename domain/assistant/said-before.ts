/** The last answer word for word is no answer to something else: it is told that it was said. */
import type { Answer } from './answer.ts'
import { say, saying } from './answers/build.ts'

/** Alike for the same words. */
export function markOf(answers: readonly Answer[]): number {
	const words = JSON.stringify(answers.map(({ blocks }) => blocks))
	let mark = 0
	for (let at = 0; at < words.length; at += 1) mark = (mark * 31 + words.charCodeAt(at)) | 0
	return mark
}

export function saidBefore(answer: Answer): Answer {
	const { ask: _, ...rest } = answer
	return {
		...rest,
		blocks: [saying(say('saidBefore'))],
		links: answer.links.slice(0, 1),
		person: answer.person ?? 'university',
	}
}
