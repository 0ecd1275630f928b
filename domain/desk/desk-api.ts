/**
 * What the calls of the desk answer. The server's functions return these types, to a page's loader as they are and to scripts as JSON;
 * what a script asks for is parsed again in the browser, so those answers have schemas.
 */
import * as v from 'valibot'
import { caseFields } from '../cases/case-fields.ts'
import type { documentStates } from '../cases/codes.ts'
import { waitingOn } from '../cases/stages.ts'
import type { Way } from '../conversations/ways.ts'
import type { Json } from '../website/json.ts'
import type { OwnAccount, StaffAccount } from './account-api.ts'
import type { Overview } from './manager-api.ts'
import type { CaseAttachment, CaseContact, CaseMessage } from './message-api.ts'
import { staffNoticeKinds } from './notices.ts'
import type { CasePack, NewPack } from './pack-api.ts'
import type { Role } from './roles.ts'
import type { Thread } from './thread.ts'
import type {
	EntryAnswer,
	entryPulse,
	OpenAnswer,
	ShownPeople,
	VersionsAnswer,
	WebsiteList,
} from './website-api.ts'

const text = v.string()
const maybe = v.nullable(v.string())
const data = v.record(v.string(), v.unknown())

export const deskCase = v.object({
	...caseFields.entries,
	/** A review is urgent from here on, before it is late. */
	pressing_at: maybe,
	subject: text,
	first_words: maybe,
})
export type DeskCase = v.InferOutput<typeof deskCase>

const listedCase = v.object({
	...deskCase.entries,
	last: v.nullable(v.object({ type: text, at: text, actor: text, data, excerpt: maybe })),
	erasure_due_at: maybe,
})
export type ListedCase = v.InferOutput<typeof listedCase>

export const pulseAnswer = v.object({
	counts: v.object({
		inbox: v.number(),
		mine: v.number(),
		late: v.number(),
		today: v.number(),
		new: v.number(),
		withdrawn: v.number(),
		erasure: v.number(),
		failed: v.number(),
		silent: v.number(),
		before: v.number(),
		waiting: v.record(v.picklist(waitingOn), v.number()),
	}),
	/** How many notices this person has not seen. */
	notices: v.number(),
})
export type Pulse = v.InferOutput<typeof pulseAnswer>
export type Counts = Pulse['counts']

export const noticesAnswer = v.object({
	notices: v.array(
		v.object({
			id: text,
			case_id: text,
			kind: v.picklist(staffNoticeKinds),
			/** The colleague who caused it; null for the family, and for a promise that ends. */
			by_name: maybe,
			at: text,
			seen_at: maybe,
			name: text,
			reference: text,
			due_at: maybe,
		}),
	),
})
export type NoticesAnswer = v.InferOutput<typeof noticesAnswer>
export type StaffNotice = NoticesAnswer['notices'][number]

export const listAnswer = v.object({
	cases: v.array(listedCase),
	next: maybe,
	/** How many there are over all pages; only with the first page. */
	total: v.nullable(v.number()),
	counts: pulseAnswer.entries.counts,
})
export type ListAnswer = v.InferOutput<typeof listAnswer>

export const bulkAnswer = v.object({
	done: v.array(deskCase),
	conflicts: v.array(
		v.object({
			id: text,
			errors: v.nullable(v.record(v.string(), v.string())),
			case: v.nullable(deskCase),
		}),
	),
})

export const casePulse = v.object({
	version: v.number(),
	updated_at: text,
	last_written: maybe,
	viewers: v.array(text),
})
export type CasePulse = v.InferOutput<typeof casePulse>
export const changeAnswer = v.object({ case: deskCase })

const deskEvent = v.object({
	id: text,
	case_id: maybe,
	at: text,
	actor: text,
	type: text,
	data,
	version: v.nullable(v.number()),
})
export type DeskEvent = v.InferOutput<typeof deskEvent>
export const conflictAnswer = v.object({ case: deskCase, events: v.array(deskEvent) })

export interface Colleague {
	id: string
	name: string
	role: Role
}

/** What the cases name, in words: a list can be narrowed to each. */
export interface ListChoices {
	universities: { value: string; label: string }[]
	intakes: { value: string; label: string }[]
}

export interface SavedView {
	id: string
	name: string
	query: string
}

export interface CaseDocument {
	name: string
	created_at: string
	content_type: string
	size: number
	label: string | null
	title: string | null
	/** As the applicant's device called the file; null for files from before it was kept. */
	file_name: string | null
	state: (typeof documentStates)[number]
	reason: string | null
	/** Null where files are not scanned. */
	scan: 'waiting' | 'clean' | 'infected' | 'unscannable' | null
	/** The message it came with, where it came by mail. */
	message_id: string | null
	/** Of a recording: how long it plays, where its file says so. */
	seconds: number | null
}

export interface DocumentRequest {
	id: string
	document: string
	due_on: string | null
	asked_at: string
	state: 'open' | 'sent' | 'done' | 'withdrawn'
}

/** A field of the submission in words. */
export interface CaseField {
	name: string
	label: string
	lines: string[]
	isLatin?: boolean | undefined
	/** Where on the site it can be seen in full: a plan. */
	link: string | null
	hidden: boolean
	/** A telephone number that can't be dialled as it was written. */
	undialable: boolean
}

/** Those since the last request that is open. */
export interface CaseReminders {
	sent: { at: string; channel: 'email' | 'wa' }[]
	next_at: string | null
}

export interface CaseAnswer {
	case: DeskCase
	stages: { code: string; at: string | null }[]
	fields: CaseField[]
	documents: CaseDocument[]
	/** Whether files are scanned for malware at all. */
	scans: boolean
	requests: DocumentRequest[]
	/** Newest first. */
	packs: CasePack[]
	/** What the first pack begins with; null for cases that get none. */
	new_pack: NewPack | null
	/** Those of the events below. */
	messages: CaseMessage[]
	thread: Thread
	/** The last answer that was not taken back. */
	last_answer: { id: string; by: string } | null
	/** How many mails of the case are in the mailbox. */
	mails: number
	ways: Way[]
	/** Approved messages that the platform refuses at the moment. */
	refused_templates: { name: string; language: string }[]
	/** The last message of the family, by which a page knows that another has come since. */
	last_written: string | null
	/** Null where nobody is reminded. */
	reminders: CaseReminders | null
	contacts: CaseContact[]
	/** Files of WhatsApp messages that are not there yet, or will never be. */
	attachments: CaseAttachment[]
	contact_change: {
		id: string
		email: string | null
		phone: string | null
		asked_at: string
		undialable: boolean
	} | null
	events: DeskEvent[]
	others: DeskCase[]
	values: Readonly<Record<string, string>>
	erasure: { due_at: string; by: 'applicant' | 'office' } | null
	can_mail_link: boolean
	viewers: string[]
}

export interface AuditEvent extends DeskEvent {
	reference: string | null
}
export interface AuditAnswer {
	events: AuditEvent[]
	next: string | null
}

/** The calls that read, each with its answer. */
export interface DeskAnswers {
	'GET /api/desk/me': OwnAccount
	'GET /api/desk/colleagues': { colleagues: Colleague[] }
	'GET /api/desk/staff': { people: StaffAccount[] }
	'GET /api/desk/cases': ListAnswer
	'GET /api/desk/pulse': Pulse
	'GET /api/desk/notices': NoticesAnswer
	'GET /api/desk/choices': ListChoices
	'GET /api/desk/views': { views: SavedView[] }
	'GET /api/desk/cases/:id': CaseAnswer
	'GET /api/desk/cases/:id/pulse': CasePulse
	'GET /api/desk/overview': Overview
	'GET /api/desk/events': AuditAnswer
	'GET /api/desk/website': WebsiteList
	'GET /api/desk/website/open': OpenAnswer
	'GET /api/desk/website/:kind/:id': EntryAnswer
	'GET /api/desk/website/:kind/:id/pulse': v.InferOutput<typeof entryPulse>
	'GET /api/desk/website/:kind/:id/erasure': ShownPeople
	'GET /api/desk/website/:kind/:id/versions': VersionsAnswer
	'GET /api/desk/website/:kind/:id/versions/:number': { number: number; document: Json }
}
