/** What the calls of the website room answer; those that scripts ask for have schemas. */
import * as v from 'valibot'
import type { Finding } from '../website/checks/finding.ts'
import type { Field } from '../website/fields.ts'
import type { Json } from '../website/json.ts'
import type { PointKind } from '../website/open-points.ts'
import type { Photo } from '../website/photos.ts'
import type { EntryState } from '../website/versions.ts'

/** A text in both languages. */
interface Names {
	ar: string
	en: string
}

export interface ListedEntry {
	kind: string
	id: string
	name: Names
	/** Null where it has none. */
	picture: { scene: string; photo?: Photo | undefined } | null
	/** Its price or what else tells it apart; empty where nothing does. */
	figure: string
	state: EntryState
	/** How many of its fields the draft changes; null without a draft. */
	changes: number | null
	has_errors: boolean
	/** All that keeps it from being published is fields that are still empty. */
	is_unfinished: boolean
	/** From when the next version counts that waits for its date. */
	waits_until: string | null
	/** The release ships other words than those that were edited. */
	is_behind: boolean
	/** Estimates and samples. */
	open: number
	/** The present version; 0 is the file of the release. */
	number: number
	by: string | null
	at: string | null
}

export interface StripEvent {
	at: string
	kind: string
	id: string
	name: Names
	note: string
	is_ahead: boolean
}

export interface WebsiteList {
	entries: ListedEntry[]
	counts: Record<string, number>
	strip: StripEvent[]
	/** Estimates, samples and the like, and how many there were with those that are confirmed. */
	open: number
	last: { at: string; by: string; name: Names } | null
	/** How old the rates of exchange are, in days, once they are old. */
	old_rates: number | null
	/** How institutes and homes are listed, as the draft has it. */
	orders: { kind: string; id: string; version: number; ids: string[] }[]
	/** How many entries are what was asked for, on all pages. */
	found: number
	/** The last entry of this page, where more follow. */
	next: string | null
}

export interface VersionSummary {
	number: number
	state: EntryState
	live_at: string
	published_at: string
	by: string
	note: string
	restored_from: number | null
	is_withdrawn: boolean
	/** A person was taken out of it, or all of it is gone. */
	is_erased: boolean
	has_text: boolean
	/** How many fields differ from the one before. */
	changes: number
}

export interface DraftAnswer {
	version: number
	document: Json
	base_number: number
	/** Who opened it, and who wrote in it last. */
	started_by: string
	by: string
	at: string
}

export interface EntryAnswer {
	kind: string
	id: string
	name: Names
	/** The public page; null where it has none. */
	path: string | null
	/** How its form is made. */
	form: Field
	/** What visitors read now, or will once it is shown again; null for a new entry. */
	published: {
		number: number
		state: EntryState
		document: Json | null
		at: string | null
		by: string | null
	}
	draft: DraftAnswer | null
	waiting: VersionSummary[]
	/** What the release ships, where the edited text does not have it. */
	release: Json | null
	findings: Finding[]
	/** The others of its kind that are on the site; of an order, what it puts in order. */
	siblings: { id: string; name: Names }[]
	/** Never published. */
	is_new: boolean
	/** Can be hidden and deleted. */
	may_leave: boolean
	/** Has names in addresses that nobody keeps yet. */
	may_rename: boolean
	previous: string | null
	next: string | null
	place: number
	of: number
	viewers: string[]
}

export interface VersionsAnswer {
	kind: string
	id: string
	name: Names
	/** The public page; null where it has none. */
	path: string | null
	form: Field
	/** Newest first. */
	versions: VersionSummary[]
	current: number
	draft: DraftAnswer | null
	shipped: Json | null
	/** The documents of the two sides that are compared. */
	from: { number: number | 'draft' | 'file'; document: Json | null }
	to: { number: number | 'draft' | 'file'; document: Json | null }
}

export interface ListedPoint {
	kind: string
	id: string
	entry: Names
	point: PointKind
	path: string[]
	name: Names | null
	value: string
}

export interface OpenAnswer {
	points: ListedPoint[]
	/** By kind: how many are left, and how many there were at first. */
	kinds: { kind: PointKind; left: number; all: number }[]
}

const finding = v.object({
	level: v.picklist(['error', 'warning', 'note']),
	code: v.string(),
	path: v.array(v.string()),
	values: v.record(v.string(), v.union([v.string(), v.number()])),
})

const json: v.GenericSchema<Json> = v.lazy(() =>
	v.union([
		v.string(),
		v.number(),
		v.boolean(),
		v.null(),
		v.array(json),
		v.record(v.string(), json),
	]),
)

const draft = v.object({
	version: v.number(),
	document: json,
	base_number: v.number(),
	by: v.string(),
	at: v.string(),
})

export const savedDraft = v.object({
	version: v.number(),
	saved_at: v.string(),
	findings: v.array(finding),
	/** Codes and ids that the server gave to new items. */
	given: v.array(v.object({ path: v.array(v.string()), value: v.string() })),
})
export const draftConflict = v.object({ error: v.literal('conflict'), draft })
/** What a page needs of an entry whose draft is gone. */
export const entryState = v.object({
	draft: v.nullable(draft),
	published: v.object({ number: v.number(), document: json, by: v.nullable(v.string()) }),
})
export const entryForPublishing = v.object({
	...entryState.entries,
	findings: v.array(finding),
})
/** A photo that was kept, as it may be put into a document. */
export const uploadedPhoto = v.object({
	photo: v.string(),
	width: v.number(),
	height: v.number(),
	widths: v.array(v.number()),
	/** As it was sent, upright. */
	sent: v.object({ width: v.number(), height: v.number() }),
	/** How many files readers may be given, and the bytes of the largest. */
	sizes: v.number(),
	largest: v.number(),
})
/** Everybody whom any version of an entry shows. */
export const shownPeople = v.object({
	people: v.array(
		v.object({
			/** A digest: names them to the call that erases. */
			person: v.string(),
			name: v.object({ ar: v.string(), en: v.string() }),
			/** On the site now. */
			is_shown: v.boolean(),
		}),
	),
})
export type ShownPeople = v.InferOutput<typeof shownPeople>
export const openedDraft = v.object({ kind: v.string(), id: v.string() })
/** Colleagues have the entry open. */
export const refusedOpen = v.object({ viewers: v.array(v.string()) })
/** Why a new entry can't have a name, by the name: `id` is the last part of its page's address. */
export const refusedNames = v.object({
	errors: v.object({ id: v.optional(v.string()), code: v.optional(v.string()) }),
})
export const entryPulse = v.object({
	draft_version: v.nullable(v.number()),
	number: v.number(),
	viewers: v.array(v.string()),
})

const clash = v.object({ path: v.array(v.string()) })
export const publishAnswer = v.object({
	revision: v.number(),
	entries: v.array(
		v.object({ kind: v.string(), id: v.string(), number: v.number(), live_at: v.string() }),
	),
})
/** The date of a publication is none that can be kept. */
export const refusedMoment = v.object({
	errors: v.object({ live_at: v.picklist(['past', 'too_late']) }),
})
export const publishRefusal = v.object({
	error: v.string(),
	findings: v.optional(v.array(finding)),
	clashes: v.optional(v.array(clash)),
})
