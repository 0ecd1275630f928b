/** A kind of thing is asked for that the answer does not tell of: that is said first, and a person is offered. */
import { type Draft, say, saying } from './answers/build.ts'
import type { Intent } from './intents.ts'
import { kindUntold } from './question-kinds.ts'
import type { Reading } from './read.ts'

export function withUnsaid(draft: Draft, intent: Intent, reading: Reading): Draft {
	const missing = draft.isSmallTalk ? undefined : kindUntold(intent, reading)
	if (!missing) return draft
	return {
		...draft,
		blocks: [saying(say(`unsaid.${missing}`)), ...draft.blocks],
		person: draft.person ?? 'university',
	}
}
