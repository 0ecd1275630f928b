/** The tables of the desk. Like every step, never changed once it has run anywhere. */
import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/** An offer to claim nothing twice: tokens are stored as their digest only. */
const tokens = `
	token_hash text primary key,
	case_id text not null,
	created_at text not null,
	last_used_at text,
	expires_at text,
	revoked_at text`

const tables = {
	cases: `
		id text primary key,
		kind text not null,
		submission_id text not null,
		reference text not null,
		language text not null,
		created_at text not null,
		updated_at text not null,
		version integer not null,
		name text not null,
		email_key text not null,
		country text,
		search text not null,
		stage text not null,
		stage_at text not null,
		waiting_on text not null,
		assignee_id text,
		due_at text,
		due_kind text,
		due_from text,
		next_action text,
		next_at text,
		clock_at text not null,
		emgs_percent integer,
		unread boolean not null,
		first_reply_at text,
		closed_at text,
		outcome text,
		duplicate_of text,
		before_desk boolean not null,
		door_failures integer not null default 0,
		door_locked_until text,
		unique (kind, submission_id)`,
	events: `
		id text primary key,
		case_id text,
		at text not null,
		actor text not null,
		type text not null,
		data text not null,
		version integer`,
	messages: `
		id text primary key,
		case_id text not null,
		event_id text not null,
		direction text not null,
		channel text,
		template text,
		language text,
		subject text,
		body text not null,
		"by" text not null,
		at text not null`,
	requests: `
		id text primary key,
		case_id text not null,
		document text not null,
		note text,
		due_on text,
		asked_by text not null,
		asked_at text not null,
		document_name text,
		state text not null`,
	links: `${tokens}, purpose text not null`,
	visits: `${tokens}, level text not null`,
	views: `
		id text primary key,
		staff_id text not null,
		name text not null,
		query text not null,
		created_at text not null`,
	viewers: `
		case_id text not null,
		staff_id text not null,
		seen_at text not null,
		primary key (case_id, staff_id)`,
}

/** The last of each, of open cases only: what the desk counts on every look. */
const indexes = [
	'cases_clock on cases (clock_at, id) where closed_at is null',
	'cases_assignee on cases (assignee_id, clock_at, id) where closed_at is null',
	'cases_stage on cases (kind, stage) where closed_at is null',
	'cases_counted on cases (before_desk, waiting_on, unread, assignee_id, clock_at) where closed_at is null',
	'cases_closed on cases (closed_at, id)',
	'cases_email on cases (email_key)',
	'cases_reference on cases (reference)',
	'events_case on events (case_id, at)',
	'events_at on events (at)',
	'messages_case on messages (case_id, at)',
	'requests_case on requests (case_id)',
	'links_case on links (case_id)',
	'visits_case on visits (case_id)',
	'views_staff on views (staff_id)',
	'documents_case on documents (case_id)',
]

const documentColumns = [
	'case_id text',
	'label text',
	'title text',
	"state text not null default 'new'",
	'reason text',
	'checked_by text',
	'checked_at text',
]

export const casesStep = {
	name: '010-cases',
	async up(db: Trx) {
		for (const [name, columns] of Object.entries(tables)) {
			await sql`create table ${sql.table(name)} (${sql.raw(columns)})`.execute(db)
		}
		for (const column of documentColumns) {
			await sql`alter table documents add column ${sql.raw(column)}`.execute(db)
		}
		for (const index of indexes) await sql`create index ${sql.raw(index)}`.execute(db)
	},
}

/**
 * Measured over ten thousand cases: SQLite took the index of closed cases for the open ones and sorted them all. One that
 * holds closed cases alone can't be taken for that; a search reads an index of its own instead of whole rows.
 */
export const caseIndexesStep = {
	name: '012-case-indexes',
	async up(db: Trx) {
		await sql`drop index cases_closed`.execute(db)
		for (const index of [
			'cases_closed on cases (closed_at, id) where closed_at is not null',
			'cases_search on cases (clock_at, id, search)',
			'outgoing_failed on outgoing (case_id) where failed_at is not null',
		]) {
			await sql`create index ${sql.raw(index)}`.execute(db)
		}
	},
}

/** A kind in one stage is read in the order of its clocks, and not sorted: of ten thousand cases a thousand are in one. */
export const stageIndexStep = {
	name: '013-stage-index',
	async up(db: Trx) {
		await sql`drop index cases_stage`.execute(db)
		await sql`
			create index cases_stage on cases (kind, stage, clock_at, id) where closed_at is null`.execute(
			db,
		)
	},
}

/** What an applicant wants changed about how to be reached, until a colleague has asked back. */
export const contactChangesStep = {
	name: '014-contact-changes',
	async up(db: Trx) {
		await sql`create table contact_changes (
			id text primary key,
			case_id text not null,
			email text,
			phone text,
			asked_at text not null,
			state text not null,
			settled_by text,
			settled_at text
		)`.execute(db)
		await sql`create index contact_changes_case on contact_changes (case_id)`.execute(db)
	},
}
