/** What an answer does not tell is said first: a kind of thing that is asked for, or what amounts will be later. */
import { type Draft, say, saying } from './answers/build.ts'
import type { Kind } from './certain-kinds.ts'
import type { Intent } from './intents.ts'
import { kindUntold } from './question-kinds.ts'
import type { Reading } from './read.ts'

export function withUnsaid(draft: Draft, intent: Intent, reading: Reading): Draft {
	const missing = draft.isSmallTalk ? undefined : kindUntold(intent, reading)
	if (!missing || unitsOf[missing]?.test(JSON.stringify(draft.blocks))) return draft
	return {
		...draft,
		blocks: [saying(say(`unsaid.${missing}`)), ...draft.blocks],
		person: draft.person ?? 'university',
	}
}

/** An answer that holds a figure is never said to have none: how many years may be asked in the words of a price. */
const unitsOf: Partial<Record<Kind, RegExp>> = {
	figure: /"figure":/,
	count: /"unit":"number"/,
	time: /"unit":"(?:years|months)"/,
}

/** Amounts that may change: what they will be nobody knows, and today's are given with that said first. */
const ofToday =
	/^(?:fee|cheapest|cost|currency|living|visa\.cost|budget|tax|institute\.(?:price|cheapest)|housing\.(?:price|room|near))/
export function withToday({ blocks, ...draft }: Draft, intent: Intent, { ideas }: Reading): Draft {
	const isPlanned = (['start', 'study', 'want', 'apply', 'when'] as const).some((idea) =>
		ideas.has(idea),
	)
	if (!ideas.has('future') || isPlanned || !ofToday.test(intent)) return { blocks, ...draft }
	return { ...draft, blocks: [saying(say('future')), ...blocks] }
}
