/**
 * The text of a draft in this tab: what the server has, what is written here, and what was sent without an answer. Until the server has
 * it, the tab keeps it, with the text that it was made from.
 */
import * as v from 'valibot'
import { type Clash, compare } from '#domain/website/compare.ts'
import { isEqual, type Json } from '#domain/website/json.ts'
import { type GivenName, namesGiven, withNames } from '#domain/website/own-draft.ts'
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
	}),
)
/** Of saves that were sent and not answered; more than a few mean that nothing arrives. */
const mostUnanswered = 3
const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null))

export function createDraftText(name: string, first: Known) {
	let known = first
	let current = first.document
	let unanswered: Json[] = []

	const isDirty = () => !isEqual(current, known.document)

	function keep(): void {
		const text = JSON.stringify({ base: known.document, document: current, unanswered })
		keepInTab(name, isDirty() ? text : '')
	}

	/** A draft that this tab sent itself, whose answer was lost, is no text of somebody else: true where this is one. */
	function takeOwn(stored: Known): boolean {
		const given = unanswered
			.map((sent) => namesGiven(sent, stored.document))
			.find((names) => names !== null)
		unanswered = []
		if (!given) return false
		known = stored
		current = withNames(current, given)
		return true
	}

	return {
		current: () => current,
		isDirty,
		takeOwn,

		write(next: Json): void {
			current = next
			keep()
		},

		/** What is to be saved, after so many savings that are on their way. */
		toSend(onTheirWay = 0): Known {
			unanswered = [...unanswered, current].slice(-mostUnanswered)
			keep()
			return { version: known.version + onTheirWay, document: current }
		},

		/** The server has what was sent, with the names that it gave; what was written meanwhile stays. */
		saved(sent: Json, version: number, given: readonly GivenName[]): void {
			unanswered = []
			known = { version, document: withNames(sent, given) }
			current = withNames(current, given)
			keep()
		},

		/** Puts what is written here together with what the server has now; where both changed a field, this one stays. */
		mergeWith(next: Known): Clash[] {
			const { merged, clashes } = compare(known.document, current, next.document)
			known = next
			current = merged ?? next.document
			keep()
			return clashes
		},

		/** Text that this tab had and the server did not get, together with what is there now; false where there is none. */
		bringBack(): boolean {
			const parsed = v.safeParse(kept, keptInTab(name))
			if (!parsed.success) return false
			const mine = asJson(parsed.output.document)
			const sent = parsed.output.unanswered.map(asJson)
			const stored = known
			unanswered = sent
			current = mine
			if (!takeOwn(stored)) {
				// It may still be under way.
				unanswered = sent
				current =
					compare(asJson(parsed.output.base), mine, stored.document).merged ?? stored.document
			}
			if (isDirty()) return true
			keepInTab(name, '')
			return false
		},

		/** Nothing is unsaved here: the server's text is the text. */
		adopt(next: Known): void {
			known = next
			current = next.document
		},
	}
}
