/**
 * The text of a draft in this tab: what the server has, what is written here, and what was sent without an answer. Until the server has
 * it, the tab keeps it, with the text that it was made from.
 */
import * as v from 'valibot'
import { type Clash, compare } from '#domain/website/compare.ts'
import { isEqual, type Json } from '#domain/website/json.ts'
import { asStored, type GivenName, namesGiven, withNames } from '#domain/website/own-draft.ts'
import { settled } from '#domain/website/settle.ts'
import { keepInTab, keptInTab } from '../../tab-storage.ts'

/** As the server has it. */
export interface Known {
	version: number
	document: Json
}

const kept = v.pipe(
	v.string(),
	v.parseJson(),
	v.object({
		base: v.unknown(),
		document: v.unknown(),
		unanswered: v.optional(v.array(v.unknown()), []),
		isAsked: v.optional(v.boolean(), false),
	}),
)
/** Of saves that were sent and not answered; more than a few mean that nothing arrives. */
const mostUnanswered = 3
const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null))

export interface Together {
	merged: Json
	clashes: Clash[]
}
type Choose = (clash: Clash) => 'mine' | 'theirs'

const chosen = ({ merged, clashes }: Together, choose: Choose) =>
	clashes.reduce((text, clash) => settled(text, clash, choose(clash)), merged)

export function createDraftText(name: string, first: Known) {
	let known = first
	let current = first.document
	let unanswered: Json[] = []
	/** What the server has by now, where both changed a field: until somebody has chosen, `known` stays what both began from. */
	let theirs: Known | null = null

	const isDirty = () => !isEqual(current, known.document)

	function keep(): void {
		const isAsked = theirs !== null
		const text = JSON.stringify({ base: known.document, document: current, unanswered, isAsked })
		keepInTab(name, isDirty() ? text : '')
	}

	/** What is written here and what the server has now; where both changed a field, this one's. */
	function together(next: Known): Together {
		const base = asStored(known.document, next.document)
		const { merged, clashes } = compare(base, current, next.document)
		return { merged: merged ?? next.document, clashes }
	}

	/** What nobody has chosen yet stays as the server has it. */
	const toSave = () => (theirs ? chosen(together(theirs), () => 'theirs') : current)

	/** Where both changed a field nothing is put together before somebody has chosen: a tab that is closed meanwhile asks again. */
	function mergeWith(next: Known): void {
		const { merged, clashes } = together(next)
		theirs = clashes.length > 0 ? next : null
		if (!theirs) {
			known = next
			current = merged
		}
		keep()
	}

	/** The names that a stored draft has for new items, where this tab sent it and the answer was lost; null for a text of somebody else. */
	function namesOfOwn(stored: Known): GivenName[] | null {
		const given = unanswered
			.map((sent) => namesGiven(sent, stored.document))
			.find((names) => names !== null)
		unanswered = []
		return given ?? null
	}

	/** True where the stored draft is one that this tab sent. */
	function takeOwn(stored: Known): boolean {
		const given = namesOfOwn(stored)
		if (!given) return false
		known = stored
		current = withNames(current, given)
		return true
	}

	return {
		current: () => current,
		version: () => known.version,
		isDirty,
		takeOwn,

		write(next: Json): void {
			current = next
			keep()
		},

		/** What somebody has to choose first; null for nothing. */
		asked: () => theirs && together(theirs),

		hasToSave: () => !isEqual(toSave(), (theirs ?? known).document),

		/** What is to be saved, after so many savings that are on their way. */
		toSend(onTheirWay = 0): Known {
			const document = toSave()
			unanswered = [...unanswered, document].slice(-mostUnanswered)
			keep()
			return { version: (theirs ?? known).version + onTheirWay, document }
		},

		/** The server has what was sent, with the names that it gave; what was written meanwhile stays. */
		saved(sent: Json, version: number, given: readonly GivenName[]): void {
			unanswered = []
			known = { version, document: withNames(sent, given) }
			current = withNames(current, given)
			keep()
		},

		mergeWith,

		settle(choose: Choose): void {
			if (!theirs) return
			current = chosen(together(theirs), choose)
			known = theirs
			theirs = null
			keep()
		},

		/** Text that this tab had and the server did not get, together with what is there now; false where there is none. */
		bringBack(): boolean {
			const parsed = v.safeParse(kept, keptInTab(name))
			if (!parsed.success) return false
			const stored = known
			const { base, document, unanswered: sent, isAsked } = parsed.output
			unanswered = sent.map(asJson)
			const given = namesOfOwn(stored)
			// It may still be under way.
			if (!given) unanswered = sent.map(asJson)
			current = withNames(asJson(document), given ?? [])
			// Of what was sent with an open question, the asked fields are the other's.
			known = given && !isAsked ? stored : { ...stored, document: asJson(base) }
			mergeWith(stored)
			return isDirty()
		},

		/** Nothing is unsaved here: the server's text is the text. */
		adopt(next: Known): void {
			known = next
			current = next.document
		},
	}
}
