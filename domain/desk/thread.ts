/** The thread of a case as its page asks for it: one part, newest first, a page more with each look further back. */
import * as v from 'valibot'

export const threadParts = ['all', 'messages', 'notes', 'looks'] as const
export type ThreadPart = (typeof threadParts)[number]

/** How many entries a case opens with: with so few, one of five hundred messages costs hardly more than one of five. */
export const threadStart = 20

/** How many more "earlier" brings. */
export const threadPage = 100

/** Who looked at what is a part of its own: it would flood the rest. */
export const lookTypes = ['opened', 'revealed', 'document_opened', 'pack_opened'] as const

export interface Thread {
	part: ThreadPart
	/** How many were asked for. */
	entries: number
	hasEarlier: boolean
}

/** What the address of a case asks for. Further back than this is a question to the database, and not to a page. */
export const threadQuery = v.object({
	log: v.optional(v.picklist(threadParts), 'all'),
	entries: v.optional(
		v.pipe(
			v.string(),
			v.regex(/^\d{1,5}$/),
			v.transform(Number),
			v.minValue(threadStart),
			v.maxValue(threadPage * 50),
		),
		`${threadStart}`,
	),
})
