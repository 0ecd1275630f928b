/** What the status page shows of a case: codes and times, never more than the visitor's level allows. */
import type { DueKind } from './promise.ts'
import { type CaseKind, type Outcome, stageOf, stagesOf, type WaitingOn } from './stages.ts'

export type StatusLevel = 'family' | 'door' | 'own'

export interface StageOnWay {
	code: string
	state: 'done' | 'now' | 'next'
	/** When the case came to it; null before that. */
	at: string | null
	/** How long it usually takes, in days. */
	days: readonly [least: number, most: number] | null
}

export interface MissingDocument {
	id: string
	/** One of the codes of documents. */
	document: string
	note: string | null
	/** A day, as `2027-08-31`. */
	dueOn: string | null
}

export interface ReceivedDocument {
	name: string
	/** One of the codes of documents, or what a colleague called it. */
	label: string | null
	title: string | null
	at: string
	state: 'new' | 'accepted' | 'refused'
	reason: string | null
}

export interface StatusMessage {
	id: string
	direction: 'in' | 'out'
	body: string
	at: string
	/** The first name of the colleague who wrote it. */
	by: string | null
}

/** What the applicant alone sees, with the own link. */
export interface OwnPart {
	documents: ReceivedDocument[]
	messages: StatusMessage[]
	/** When everything will be erased; null when nobody asked for it. */
	erasureAt: string | null
}

/** Who looks after the request. */
export interface Helper {
	/** Null while it is everybody's. */
	firstName: string | null
	/** When the office opens next; null while it is open. */
	opensAt: string | null
}

export interface StatusView {
	level: StatusLevel
	/** The moment that all of this is true for. */
	now: string
	kind: CaseKind
	stages: StageOnWay[]
	turn: WaitingOn
	outcome: Outcome | null
	closedAt: string | null
	updatedAt: string
	/** What was promised, and until when. */
	promise: { kind: 'reply' | 'review'; by: string } | null
	/** Between which days the stage usually ends. */
	expected: { from: string; until: string } | null
	missingCount: number
	/** Not for a family. */
	person: { firstName: string; reference: string } | null
	helper: Helper | null
	missing: MissingDocument[]
	own: OwnPart | null
}

interface Course {
	kind: CaseKind
	stage: string
	stageTimes: Readonly<Record<string, string>>
}

/** A stage that was passed by on the way has no time; it counts as done all the same. */
export function voyageOf({ kind, stage, stageTimes }: Course): StageOnWay[] {
	const codes = stagesOf(kind)
	const here = codes.indexOf(stage)
	return codes.map((code, index) => ({
		code,
		state: index < here ? 'done' : index === here ? 'now' : 'next',
		at: index > here ? null : (stageTimes[code] ?? null),
		days: usualDays(kind, code),
	}))
}

/** The visa page tells visitors these ranges; the upper bound stands with the stage. */
const leastDays: Readonly<Record<string, number>> = { sent: 14, val: 28, entry_visa: 5, arrived: 7 }

function usualDays(kind: CaseKind, code: string): StageOnWay['days'] {
	const most = stageOf(kind, code)?.expectedDays
	const least = leastDays[code]
	return most === undefined || least === undefined ? null : [least, most]
}

const day = 24 * 60 * 60 * 1000

/** When the present stage usually ends, if that is known. */
export function expectedEnd(stages: readonly StageOnWay[]): StatusView['expected'] {
	const now = stages.find(({ state }) => state === 'now')
	if (!now?.at || !now.days) return null
	const [from, until] = now.days.map((days) =>
		new Date(Date.parse(now.at ?? '') + days * day).toISOString(),
	)
	return from && until ? { from, until } : null
}

export function promisedBy(kind: DueKind | null, at: string | null): StatusView['promise'] {
	return (kind === 'reply' || kind === 'review') && at !== null ? { kind, by: at } : null
}

/** The forms of the page, by the last part of their address. */
export const statusForms = [
	'door',
	'messages',
	'documents',
	'contact',
	'withdraw',
	'erasure',
	'links',
	'leave',
] as const
export type StatusForm = (typeof statusForms)[number]

/** The longest message, in characters. */
export const longestMessage = 4000

/** A form that is drawn again with what was typed, and why. */
export interface RefusedStatusForm {
	form: StatusForm
	status: 401 | 403 | 422 | 429 | 503
	error:
		| 'wrong'
		| 'too_often'
		| 'ended'
		| 'required'
		| 'too_long'
		| 'invalid_contact'
		| 'unavailable'
	typed: Readonly<Record<string, string>>
	/** Seconds to wait. */
	wait: number | null
}

/** Everything the page is drawn from. */
export interface StatusPage {
	/** Null at the door. */
	view: StatusView | null
	refused: RefusedStatusForm | null
	/** The link for the family, on the one page that shows it. */
	familyAddress: string | null
}
