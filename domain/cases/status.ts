/** What the status page shows of a case: codes and times, never more than the visitor's level allows. */
import type { CaseKind, WaitingOn } from './stages.ts'

/** How somebody came in: by the family's link, with the reference (`door` in rows and addresses), or by the applicant's own link. */
export type StatusLevel = 'family' | 'door' | 'own'

/** Whether reminders may be sent: `desk` and `family` say who wants none. */
export const reminderSwitch = ['on', 'desk', 'family'] as const
export type ReminderSwitch = (typeof reminderSwitch)[number]

export interface TimelineStage {
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
	/** As the applicant's own device called it; null where that was not kept. */
	fileName: string | null
	at: string
	state: 'new' | 'accepted' | 'refused'
	reason: string | null
}

export interface StatusMessage {
	id: string
	direction: 'in' | 'out'
	/** Null for what they sent by mail, and for all of WhatsApp: the page says that there was a message, not what it says. */
	body: string | null
	/** How it went, where there is no body. */
	way: 'mail' | 'wa' | null
	at: string
	/** The first name of the colleague who wrote it. */
	by: string | null
}

/** What an application is for: codes, and programmes in the applicant's words. */
export interface AppliedFor {
	/** One of the codes of the form. */
	type: string
	/** In the order of preference. */
	choices: { university: string | null; program: string | null }[]
	/** A month, as `2027-09`. */
	intake: string | null
}

/** An answer as it was given: a code, a text, or `yes`. */
export interface GivenAnswer {
	name: string
	value: string
}

/** What the applicant alone sees, with the own link. */
export interface OwnPart {
	/** Of an application, without what no page shows: passport, birth, health, emergency contact, mail and phone. */
	answers: GivenAnswer[]
	documents: ReceivedDocument[]
	messages: StatusMessage[]
	/** When everything will be erased, and which side asked for it and may take it back; null when nobody did. */
	erasure: { at: string; by: 'applicant' | 'office' } | null
	/** Whether they are reminded of what is missing; null where nobody is, or the office has switched it off. */
	isReminded: boolean | null
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
	stages: TimelineStage[]
	turn: WaitingOn
	/** How a closed case is spoken of. */
	ending: 'done' | 'withdrawn' | 'refused' | 'closed' | null
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
	/** Of an application, for everybody but a family. */
	applied: AppliedFor | null
	missing: MissingDocument[]
	own: OwnPart | null
	/** Whether the own link can be mailed to the address on file, for those who came in without it. */
	canMailLink: boolean
}

export function presentStage({ stages }: Pick<StatusView, 'stages'>): string {
	return stages.find(({ state }) => state === 'now')?.code ?? 'received'
}

/** The forms of the page, by the last part of their address. */
export const statusForms = [
	'door',
	'send',
	'messages',
	'documents',
	'contact',
	'withdraw',
	'erasure',
	'reminders',
	'links',
	'link',
	'leave',
] as const
export type StatusForm = (typeof statusForms)[number]

/** The longest message, in characters. */
export const longestMessage = 4000

/** A form that is drawn again with what was typed, and why. */
export interface RefusedStatusForm {
	form: StatusForm
	status: 401 | 403 | 409 | 422 | 429 | 503
	error:
		| 'wrong'
		| 'too_often'
		| 'locked'
		| 'not_yours'
		| 'ended'
		| 'required'
		| 'too_long'
		| 'invalid_contact'
		| 'unavailable'
	typed: Readonly<Record<string, string>>
	/** Seconds to wait. */
	wait: number | null
}

/** What came of a form that is answered with the page itself. */
export interface StatusFormOutcome {
	refused: RefusedStatusForm | null
	/** The link for the family, on the one page that shows it. */
	familyAddress: string | null
}

/** Everything the page is drawn from. */
export interface StatusPage extends StatusFormOutcome {
	/** Null where there is no visit: the page then asks for the reference. */
	view: StatusView | null
	/** Whether this site can mail a link. */
	canMailLink: boolean
}
