/**
 * The tables, made step by step. A step that has run anywhere is never changed: a new one is added. All steps run in
 * one transaction that holds a lock, so two processes that start together do not meet.
 */
import { type Kysely, sql, type Transaction } from 'kysely'

type Step = { name: string; up: (db: Transaction<unknown>) => Promise<void> }

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

const steps: Step[] = [
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
]

/** Any number that no other program on the same database uses for its own lock. */
const lockNumber = 7_264_852_001

export async function migrate(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
	await db.transaction().execute(async (trx) => {
		if (isPostgres) await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx)
		await sql`create table if not exists schema_steps (name text primary key, ran_at text not null)`.execute(
			trx,
		)
		const { rows } = await sql<{ name: string }>`select name from schema_steps`.execute(trx)
		const done = new Set(rows.map((row) => row.name))
		for (const step of steps) {
			if (done.has(step.name)) continue
			await step.up(trx)
			await sql`insert into schema_steps (name, ran_at) values (${step.name}, ${new Date().toISOString()})`.execute(
				trx,
			)
		}
	})
}
