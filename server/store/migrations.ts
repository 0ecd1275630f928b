/**
 * The tables, made step by step. A step that has run anywhere is never changed: a new one is added. All steps run in
 * one transaction that holds a lock, so two processes that start together do not meet.
 */
import { sql } from 'kysely'
import { applicationAnswersStep } from './application-answers-migration.ts'
import { arrivalIndexStep } from './cases/arrival-index.ts'
import { contactsStep } from './cases/contacts-migration.ts'
import { fewIndexesStep } from './cases/few-indexes.ts'
import { fewerIndexesStep } from './cases/fewer-indexes.ts'
import { findingStep } from './cases/finding-migration.ts'
import { lighterWritesStep } from './cases/lighter-writes.ts'
import { linkOriginsStep } from './cases/link-origins-migration.ts'
import {
	caseIndexesStep,
	casesStep,
	contactChangesStep,
	stageIndexStep,
} from './cases/migration.ts'
import { staffNoticesStep } from './cases/notices-migration.ts'
import { overviewIndexesStep } from './cases/overview-indexes.ts'
import { packsStep } from './cases/packs-migration.ts'
import { passportKeysStep } from './cases/passport-keys-migration.ts'
import { remindersStep } from './cases/reminders-migration.ts'
import { replyTagsStep } from './cases/reply-tags-migration.ts'
import { shortIndexesStep } from './cases/short-indexes.ts'
import { silentIndexStep } from './cases/silent-index.ts'
import { caseSourceStep } from './cases/source-migration.ts'
import { stageMovesStep } from './cases/stage-moves.ts'
import { threadStep } from './cases/thread-migration.ts'
import { applicationDraftsStep } from './draft-migration.ts'
import { erasingStep } from './erasing-migration.ts'
import { mailboxStep } from './mailbox-migration.ts'
import { ownSecretStep } from './own-secret-migration.ts'
import { phonesStep } from './phone-migration.ts'
import { refusedTemplatesStep } from './refused-templates-migration.ts'
import type { Run, Trx } from './schema.ts'
import { soundLengthStep } from './sound-length-migration.ts'
import { staffDevicesStep } from './staff/devices-migration.ts'
import { staffStep } from './staff/migration.ts'
import { contentErasuresStep } from './website/erasures-migration.ts'
import { websiteStep } from './website/migration.ts'
import { contentRevisionsStep } from './website/revisions-migration.ts'
import { whatsappStep } from './whatsapp-migration.ts'
import { maskedNamesStep, samePersonStep } from './whatsapp-names-migration.ts'
import { whatsappStopsStep } from './whatsapp-stops-migration.ts'

type Step = { name: string; up: (db: Trx) => Promise<void> }

const submissionTables = {
	contact_submissions: `
		name text not null, email text not null, phone text, subject text not null, message text not null,
		inquiry_type text, answer text`,
	accommodation_requests: `
		name text not null, email text not null, phone text not null, university text, check_in_date text,
		duration text, accommodation_type text, budget text, special_requests text`,
	visa_consultations: `
		name text not null, email text not null, phone text not null, nationality text not null,
		program_type text, university text, concerns text`,
	user_applications: `
		first_name text not null, last_name text not null, email text not null, phone text not null,
		country_code text not null, nationality text not null, date_of_birth text not null, gender text not null,
		passport_number text not null, application_type text not null, preferred_university text,
		program_of_interest text, previous_education text not null, english_proficiency text,
		accommodation_needed boolean not null, accommodation_type text, visa_support boolean not null,
		airport_pickup boolean not null, emergency_contact text not null, medical_conditions text,
		additional_info text, documents text not null, documents_uploaded boolean not null`,
}

export const steps: readonly Step[] = [
	{
		name: '001-submissions',
		async up(db) {
			for (const [table, own] of Object.entries(submissionTables)) {
				await sql`create table ${sql.table(table)} (
					id text primary key,
					reference text not null unique,
					created_at text not null,
					language text not null,
					idempotency_key text not null unique,
					fingerprint text not null,
					${sql.raw(own)}
				)`.execute(db)
				await sql`create index ${sql.ref(`${table}_created_at`)} on ${sql.table(table)} (created_at)`.execute(
					db,
				)
			}
			await sql`create table deliveries (
				id text primary key,
				kind text not null,
				submission_id text not null,
				channel text not null,
				created_at text not null,
				attempts integer not null,
				next_attempt_at text not null,
				claimed_by text,
				claimed_until text,
				last_attempt_at text,
				delivered_at text,
				failed_at text,
				failure_reason text,
				outage boolean not null,
				unique (kind, submission_id, channel)
			)`.execute(db)
			await sql`create index deliveries_due on deliveries (channel, next_attempt_at) where delivered_at is null`.execute(
				db,
			)
		},
	},
	{
		name: '002-documents',
		async up(db) {
			await sql`create table documents (
				name text primary key,
				created_at text not null,
				idempotency_key text not null unique,
				fingerprint text not null,
				content_type text not null,
				size integer not null,
				stored_at text,
				application_id text
			)`.execute(db)
			await sql`create index documents_unclaimed on documents (created_at) where application_id is null`.execute(
				db,
			)
			await sql`create index documents_application on documents (application_id)`.execute(db)
		},
	},
	{
		// The shape that rate-limiter-flexible expects; unused where limits are kept in memory.
		name: '003-rate-limits',
		async up(db) {
			await sql`create table rate_limits (
				key varchar(255) primary key,
				points integer not null default 0,
				expire bigint
			)`.execute(db)
		},
	},
	{
		name: '004-outgoing',
		async up(db) {
			await sql`create table outgoing (
				id text primary key,
				event_id text not null,
				case_id text,
				message_id text,
				recipient text not null,
				template text not null,
				params text not null,
				created_at text not null,
				attempts integer not null,
				next_attempt_at text not null,
				claimed_by text,
				claimed_until text,
				last_attempt_at text,
				sent_at text,
				cancelled_at text,
				failed_at text,
				failure_reason text,
				outage boolean not null,
				unique (event_id, recipient, template)
			)`.execute(db)
			await sql`create index outgoing_due on outgoing (next_attempt_at)
				where sent_at is null and cancelled_at is null and failed_at is null`.execute(db)
			await sql`create index outgoing_case on outgoing (case_id)`.execute(db)
			await sql`create index outgoing_message on outgoing (message_id)`.execute(db)
			// Besides who and what, an erasure keeps the names of the files that must be gone, for the day a backup brings them back.
			await sql`create table erasures (
				id text primary key,
				kind text not null,
				submission_id text not null unique,
				reference text not null,
				document_names text not null,
				traces text not null,
				requested_at text not null,
				due_at text not null,
				done_at text,
				"by" text not null,
				reason text not null
			)`.execute(db)
			await sql`create index erasures_due on erasures (due_at) where done_at is null`.execute(db)
		},
	},
	{
		// `source` is a digest of the sender's address until somebody claims the document; `scan` is null where nobody scans.
		name: '005-document-checks',
		async up(db) {
			await sql`alter table documents add column source text`.execute(db)
			await sql`alter table documents add column scan text`.execute(db)
			await sql`create index documents_to_scan on documents (created_at) where scan = 'waiting'`.execute(
				db,
			)
		},
	},
	casesStep,
	staffStep,
	caseIndexesStep,
	stageIndexStep,
	contactChangesStep,
	erasingStep,
	arrivalIndexStep,
	linkOriginsStep,
	staffDevicesStep,
	phonesStep,
	applicationDraftsStep,
	staffNoticesStep,
	applicationAnswersStep,
	websiteStep,
	findingStep,
	packsStep,
	replyTagsStep,
	mailboxStep,
	contactsStep,
	ownSecretStep,
	passportKeysStep,
	overviewIndexesStep,
	threadStep,
	fewerIndexesStep,
	whatsappStep,
	remindersStep,
	contentErasuresStep,
	whatsappStopsStep,
	caseSourceStep,
	silentIndexStep,
	refusedTemplatesStep,
	fewIndexesStep,
	lighterWritesStep,
	maskedNamesStep,
	samePersonStep,
	soundLengthStep,
	contentRevisionsStep,
	shortIndexesStep,
	stageMovesStep,
]

/** Any number that no other program on the same database uses for its own lock. */
const lockNumber = 7_264_852_001

/** A quick look, so that a start with nothing to do needs no lock. */
export async function isMigrated(db: Run): Promise<boolean> {
	const { rows: tables } = await sql<{ found: string | null }>`
		select to_regclass('schema_steps') as found`.execute(db)
	if (!tables[0]?.found) return false
	const rows = await db.selectFrom('schema_steps').select('name').execute()
	return steps.every((step) => rows.some((row) => row.name === step.name))
}

export async function migrate(db: Run, isPostgres: boolean, wanted = steps): Promise<void> {
	await db.transaction().execute(async (trx) => {
		if (isPostgres) {
			// A step on a large table takes as long as it takes, and so does waiting for the process that runs it.
			await sql`set local statement_timeout = 0`.execute(trx)
			await sql`set local lock_timeout = 0`.execute(trx)
			await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx)
		}
		await sql`create table if not exists schema_steps (name text primary key, ran_at text not null)`.execute(
			trx,
		)
		const rows = await trx.selectFrom('schema_steps').select('name').execute()
		const done = new Set(rows.map((row) => row.name))
		for (const step of wanted) {
			if (done.has(step.name)) continue
			await step.up(trx)
			const ran_at = new Date().toISOString()
			await trx.insertInto('schema_steps').values({ name: step.name, ran_at }).execute()
		}
	})
}
