/** The answer to a question that was not understood, or that only a passage of a page speaks of. */

import { paths } from '../paths.ts'
import type { Answer, Sentence } from './answer.ts'
import {
	type Draft,
	familiesLink,
	firstSentences,
	key,
	link,
	say,
	saying,
	text,
} from './answers/build.ts'
import type { Knowledge } from './knowledge.ts'
import { passageFor } from './passages.ts'
import { languageOf } from './question-language.ts'
import type { Reading } from './read.ts'
import { thingsNamed } from './unknown-words.ts'

/** What a page says in other words than the question: its first sentences. */
export function fromPassage(question: string, knowledge: Knowledge): Answer | undefined {
	const passage = passageFor(question, knowledge)
	if (!passage) return undefined
	return {
		intent: 'passage',
		weight: 5,
		blocks: [text(firstSentences(passage.answer))],
		links: [{ to: passage.href, label: say('link.passage', { question: passage.question }) }],
		person: 'university',
		next: [],
	}
}

/** What was not understood, by its own words, and the page of what it came nearest to, or what may be meant: no figure, and nothing that sounds like an answer. */
export function unclear(reading: Reading, nearest: Answer['links'], likely: string[] = []): Answer {
	const { text: typed, unknown, meaning, ideas } = reading
	const told = ideas.has('absent') ? toldBeside(reading) : []
	const isAbsent = ideas.has('absent') && told.length === 0
	const links = told.length > 0 ? told : nearest
	// A word of a dialect in Latin letters is nothing to look up on a site.
	const isQuoted = !ideas.has('absent') && languageOf(typed) === languageOf(unknown.join(' '))
	const words = isQuoted ? thingsNamed(reading) : ''
	// Of rubbish not a word is understood, and none is worth repeating.
	const isNamed = words.length > 0 && meaning > unknown.length
	const isScoped = !isAbsent && likely.length === 0
	const isNear = links.length > 0 && (isNamed || unknown.length === 0 || told.length > 0)
	return {
		intent: 'unclear',
		weight: 0,
		blocks: [
			saying(
				isAbsent
					? say('absent')
					: isNamed
						? say('unknownWords', { words })
						: likely.length > 0 || told.length > 0
							? say('unknownHalf')
							: unread(unknown.length, meaning, isNear),
				isNear ? say('nearest') : isScoped ? say('scope') : undefined,
			),
		],
		links: isNear ? links.slice(0, 1) : [],
		person: 'university',
		...(likely.length > 0
			? {
					ask: {
						sentence: say('ask.meant'),
						choices: likely.map((one) => ({ text: key(`next.${one}`) })),
					},
					next: [],
					isSmallTalk: true,
				}
			: { next: ['fees', 'visaDocuments', 'housing'], searches: true }),
	}
}

/** Of what else is named beside it, the site does tell: nobody is told that it says nothing. */
function toldBeside({ ideas }: Reading): Answer['links'] {
	if (ideas.has('safety')) return [familiesLink('safety')]
	return ideas.has('contact') || ideas.has('human')
		? [link(paths.consultants(), 'consultants')]
		: []
}

function unread(unknown: number, meaning: number, isNear: boolean): Sentence {
	if (unknown > 0 && meaning > unknown) return say('unknownHalf')
	return say(meaning > 2 || isNear ? 'unknown' : 'unclear')
}

/** What is known was said in the last answer: its page, a person, and what may be asked next. */
export const leftToLast = ({ links = [], person, next = [] }: Draft): Answer => ({
	intent: 'unclear',
	weight: 0,
	blocks: [saying(say('saidBefore'))],
	links: links.slice(0, 1),
	person: person ?? 'university',
	next: next.slice(0, 3),
})

/** Of one half of a question the site says nothing: its own words, and a person. */
export const saidUntold = (words: string): Answer => ({
	intent: 'unclear',
	weight: 0,
	blocks: [saying(say('absentOf', { words }))],
	links: [],
	person: 'university',
	next: [],
})
