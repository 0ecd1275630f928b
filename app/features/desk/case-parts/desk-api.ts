/** What the calls about cases answer, as the desk's pages read it. */
import * as v from 'valibot'
import { documentStates } from '#domain/cases/codes.ts'
import { outcomes, type stagesOf, waitingOn } from '#domain/cases/stages.ts'
import { roles } from '#domain/desk/roles.ts'
import { languages } from '#domain/language.ts'

const text = v.string()
const maybe = v.nullable(v.string())
const data = v.record(v.string(), v.unknown())

const kinds = [
	'contact_submissions',
	'accommodation_requests',
	'visa_consultations',
	'user_applications',
] as const satisfies Parameters<typeof stagesOf>[0][]
export const caseKinds = kinds

export const deskCase = v.object({
	id: text,
	kind: v.picklist(kinds),
	reference: text,
	language: v.picklist(languages),
	created_at: text,
	version: v.number(),
	name: text,
	country: maybe,
	stage: text,
	stage_at: text,
	waiting_on: v.picklist(waitingOn),
	assignee_id: maybe,
	due_at: maybe,
	due_kind: v.nullable(v.picklist(['reply', 'review', 'step'])),
	next_action: maybe,
	next_at: maybe,
	clock_at: text,
	emgs_percent: v.nullable(v.number()),
	/** Null until somebody has opened a link that was mailed to the address on file. */
	email_proved_at: maybe,
	unread: v.boolean(),
	closed_at: maybe,
	outcome: v.nullable(v.picklist(outcomes)),
	duplicate_of: maybe,
	pressing_at: maybe,
	subject: text,
	first_words: maybe,
})
export type DeskCase = v.InferOutput<typeof deskCase>

const happening = v.object({ type: text, at: text, actor: text, data, excerpt: maybe })

export const listedCase = v.object({
	...deskCase.entries,
	last: v.nullable(happening),
	erasure_due_at: maybe,
})
export type ListedCase = v.InferOutput<typeof listedCase>

export const pulseAnswer = v.object({
	counts: v.objectWithRest(
		{
			inbox: v.number(),
			late: v.number(),
			today: v.number(),
			new: v.number(),
			waiting: v.record(v.string(), v.number()),
		},
		v.number(),
	),
})
export type Counts = v.InferOutput<typeof pulseAnswer>['counts']

export const listAnswer = v.object({
	cases: v.array(listedCase),
	next: maybe,
	/** How many there are over all pages; said with the first. */
	total: v.nullable(v.number()),
	...pulseAnswer.entries,
})

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

export const colleaguesAnswer = v.object({
	colleagues: v.array(v.object({ id: text, name: text, role: v.picklist(roles) })),
})
export type Colleague = v.InferOutput<typeof colleaguesAnswer>['colleagues'][number]

export const viewsAnswer = v.object({
	views: v.array(v.object({ id: text, name: text, query: text })),
})

export const deskEvent = v.object({
	id: text,
	case_id: maybe,
	at: text,
	actor: text,
	type: text,
	data,
	version: v.nullable(v.number()),
})
export type DeskEvent = v.InferOutput<typeof deskEvent>

const caseDocument = v.object({
	name: text,
	created_at: text,
	content_type: text,
	size: v.number(),
	label: maybe,
	title: maybe,
	state: v.picklist(documentStates),
	reason: maybe,
	scan: v.nullable(v.picklist(['waiting', 'clean', 'infected', 'unscannable'])),
})
export type CaseDocument = v.InferOutput<typeof caseDocument>

const message = v.object({
	id: text,
	event_id: text,
	direction: v.picklist(['out', 'in', 'note']),
	channel: maybe,
	subject: maybe,
	body: text,
	by: text,
	at: text,
	leaves_at: maybe,
	sent_at: maybe,
	cancelled_at: maybe,
	failed_at: maybe,
})
export type CaseMessage = v.InferOutput<typeof message>

const request = v.object({
	id: text,
	document: text,
	note: maybe,
	due_on: maybe,
	asked_at: text,
	state: v.picklist(['open', 'sent', 'done']),
})
export type DocumentRequest = v.InferOutput<typeof request>

const field = v.object({
	name: text,
	label: text,
	lines: v.array(text),
	isLatin: v.optional(v.boolean()),
	hidden: v.boolean(),
	/** A telephone number that can't be dialled as it was written. */
	undialable: v.optional(v.boolean(), false),
})
export type CaseField = v.InferOutput<typeof field>

export const caseAnswer = v.object({
	case: deskCase,
	stages: v.array(v.object({ code: text, at: maybe })),
	fields: v.array(field),
	documents: v.array(caseDocument),
	/** Whether files are scanned for malware at all. */
	scans: v.boolean(),
	requests: v.array(request),
	messages: v.array(message),
	contact_change: v.nullable(
		v.object({
			id: text,
			email: maybe,
			phone: maybe,
			asked_at: text,
			undialable: v.optional(v.boolean(), false),
		}),
	),
	events: v.array(deskEvent),
	others: v.array(deskCase),
	values: v.record(v.string(), v.string()),
	erasure: v.nullable(v.object({ due_at: text, by: v.picklist(['applicant', 'office']) })),
	can_mail_link: v.boolean(),
	viewers: v.array(text),
})
export type CaseAnswer = v.InferOutput<typeof caseAnswer>

export const casePulse = v.object({ version: v.number(), viewers: v.array(text) })
export const changeAnswer = v.object({ case: deskCase })
export const conflictAnswer = v.object({ case: deskCase, events: v.array(deskEvent) })
