/**
 * Every table with its columns, described once. The types of all queries are made from it, and a test compares it with the
 * tables that the migrations make on both databases. Both drivers answer with the same values: flags as booleans, counts as numbers.
 */
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { CaseSource, documentStates } from '#domain/cases/codes.ts'
import type { DueKind } from '#domain/cases/promise.ts'
import type { CaseKind, Outcome, WaitingOn } from '#domain/cases/stages.ts'
import type { ReminderSwitch, StatusLevel } from '#domain/cases/status.ts'
import type { Language } from '#domain/language.ts'
import {
	flag,
	integer,
	maybeInteger,
	maybeText,
	maybeWord,
	type TableOf,
	text,
	withDefault,
	word,
} from './column.ts'
import { conversationTables, platformColumns, sending } from './conversation-tables.ts'
import { staffTables } from './staff/staff-tables.ts'
import type { Channel, columns as submissionColumns } from './tables.ts'
import { websiteTables } from './website/tables.ts'

/**
 * How its holder got a link. `mail`: in a mail to the address on file. `screen`: shown to the one who sent a form, under whatever
 * address was typed. `staff`: shown at the desk. `applicant`: made on the status page for the family. Links from before this was
 * kept count as `screen`.
 */
export type LinkOrigin = 'mail' | 'screen' | 'staff' | 'applicant'
export type DocumentScan = 'waiting' | 'clean' | 'infected' | 'unscannable'

/** What the desk reads of a case. */
export const caseColumns = {
	id: text,
	kind: word<CaseKind>(),
	submission_id: text,
	reference: text,
	language: word<Language>(),
	created_at: text,
	updated_at: text,
	version: integer,
	name: text,
	email_key: text,
	/** When somebody opened a link that was mailed to the address on file; null until then, and again when it changes. */
	email_proved_at: maybeText,
	country: maybeText,
	/** A code of the forms; empty where none was named, null until the job has filled it. */
	university: maybeText,
	programme: maybeText,
	/** A month, as `2027-09`. */
	intake: maybeText,
	stage: text,
	stage_at: text,
	waiting_on: word<WaitingOn>(),
	assignee_id: maybeText,
	due_at: maybeText,
	due_kind: maybeWord<DueKind>(),
	due_from: maybeText,
	next_action: maybeText,
	next_at: maybeText,
	clock_at: text,
	emgs_percent: maybeInteger,
	unread: flag,
	/** How many things of the applicant nobody has looked at. */
	news: withDefault(integer),
	first_reply_at: maybeText,
	closed_at: maybeText,
	outcome: maybeWord<Outcome>(),
	duplicate_of: maybeText,
	before_desk: flag,
	/** Who has switched reminders off; `on` while nobody has. */
	reminders: withDefault(word<ReminderSwitch>()),
}

/** Of a token only its digest is kept. */
const token = {
	token_hash: text,
	case_id: text,
	created_at: text,
	last_used_at: maybeText,
	expires_at: maybeText,
	revoked_at: maybeText,
}

export const tables = {
	cases: {
		...caseColumns,
		/** What a search looks through. */
		search: text,
		/** A digest: found by the whole number, and by nothing else. */
		passport_key: maybeText,
		door_failures: withDefault(integer),
		door_locked_until: maybeText,
		/** Names the case in the address for replies. Random, and made anew when links are stopped. */
		reply_tag: maybeText,
		/** When somebody last said something or was asked for something; null where an older version of the site added the case. */
		spoke_at: maybeText,
		/** How the person first came to the office; null until the job has filled it. */
		source: maybeWord<CaseSource>(),
		/** When the family is reminded next. */
		remind_at: maybeText,
		/** How often it was since the last request. */
		reminded: withDefault(integer),
	},
	events: {
		id: text,
		case_id: maybeText,
		at: text,
		actor: text,
		type: text,
		/** JSON. */
		data: text,
		version: maybeInteger,
	},
	requests: {
		id: text,
		case_id: text,
		document: text,
		note: maybeText,
		due_on: maybeText,
		asked_by: text,
		asked_at: text,
		document_name: maybeText,
		/** `open`, `sent` once the applicant uploaded something for it, `done` once that was accepted; `withdrawn` by the office. */
		state: word<'open' | 'sent' | 'done' | 'withdrawn'>(),
	},
	/** `sealed` can be read with the secret of the draft alone; without it what was typed is nobody's. */
	/** One row. */
	own_secrets: { id: text, secret: text },
	application_drafts: {
		id: text,
		sealed: text,
		version: integer,
		ends_at: text,
		case_id: maybeText,
	},
	contact_changes: {
		id: text,
		case_id: text,
		email: maybeText,
		phone: maybeText,
		asked_at: text,
		state: word<'asked' | 'replaced' | 'done' | 'refused'>(),
		settled_by: maybeText,
		settled_at: maybeText,
	},
	links: {
		...token,
		/** `own` for the applicant, `family` for everybody else who may read. */
		purpose: word<'own' | 'family'>(),
		origin: withDefault(word<LinkOrigin>()),
	},
	visits: {
		...token,
		level: word<StatusLevel>(),
		link: maybeText,
		/** Null where an older version of the site began the visit. */
		origin: maybeWord<LinkOrigin | 'door'>(),
	},
	views: { id: text, staff_id: text, name: text, query: text, created_at: text },
	viewers: { case_id: text, staff_id: text, seen_at: text },
	documents: {
		name: text,
		created_at: text,
		idempotency_key: text,
		fingerprint: text,
		content_type: text,
		size: integer,
		stored_at: maybeText,
		/** Also `removal`, for a document that is being removed (`document-rows.ts`). */
		application_id: maybeText,
		source: maybeText,
		/** Null where there was no scanner when it came. */
		scan: maybeWord<DocumentScan>(),
		case_id: maybeText,
		label: maybeText,
		title: maybeText,
		/** As the device of the applicant called it. */
		file_name: maybeText,
		state: withDefault(word<(typeof documentStates)[number]>()),
		reason: maybeText,
		checked_by: maybeText,
		checked_at: maybeText,
		/** The message it came with, where it came by mail. */
		message_id: maybeText,
		/** Of a recording: how long it plays, where its file says so. */
		seconds: maybeInteger,
	},
	deliveries: {
		id: text,
		kind: word<CaseKind>(),
		submission_id: text,
		channel: word<Channel>(),
		...sending,
		delivered_at: maybeText,
	},
	outgoing: {
		id: text,
		event_id: text,
		case_id: maybeText,
		message_id: maybeText,
		recipient: text,
		template: text,
		/** JSON. */
		params: text,
		...sending,
		sent_at: maybeText,
		cancelled_at: maybeText,
		...platformColumns,
	},
	/** University packs (`cases/packs.ts`). What was typed stays for the next one; `file` is null once the copy is deleted. */
	packs: {
		id: text,
		case_id: text,
		university: text,
		/** What the file is named after. */
		short: text,
		programme: text,
		intake: text,
		name_in_passport: text,
		limit_mb: integer,
		asked_by: text,
		...sending,
		made_at: maybeText,
		pages: maybeInteger,
		size: maybeInteger,
		/** JSON: what is to be said of the documents. */
		outcome: maybeText,
		/** Drawn when the pack is asked for, so that an erasure knows it before the bytes are there. */
		file: maybeText,
		expires_at: text,
	},
	erasures: {
		id: text,
		kind: word<CaseKind>(),
		submission_id: text,
		reference: text,
		/** JSON. */
		document_names: text,
		/** The tombstone as JSON; `{}` until the erasure has begun. */
		traces: text,
		requested_at: text,
		due_at: text,
		done_at: maybeText,
		by: text,
		reason: text,
	},
	erased_marks: { name: text },
	retention_periods: { days: integer, set_at: text },
	...conversationTables,
	...staffTables,
	guesses: { key: text, count: integer, until: text, kind: maybeText, most: maybeInteger },
	schema_steps: { name: text, ran_at: text },
	...websiteTables,
}

/** The columns that every table of submissions has beside those of its form. */
export const everySubmission = {
	id: text,
	reference: text,
	created_at: text,
	language: word<Language>(),
	idempotency_key: text,
	fingerprint: text,
}

/** A form's own columns. Which of them may be empty is decided by the form's schema. */
type FormColumns<Kind extends CaseKind> = {
	[Name in keyof (typeof submissionColumns)[Kind]]: (typeof submissionColumns)[Kind][Name] extends 'flag'
		? boolean
		: string | null
}

type SubmissionTables = {
	[Kind in CaseKind]: TableOf<typeof everySubmission> & FormColumns<Kind>
} & {
	/** The answer that the visitor got: a repeated call gets the same one. */
	contact_submissions: { answer: string | null }
}

export type Tables = {
	[Name in keyof typeof tables]: TableOf<(typeof tables)[Name]>
} & SubmissionTables

export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>

/** A connection, also that of a transaction. */
export type Run = Kysely<Tables>
export type Trx = Transaction<Tables>
