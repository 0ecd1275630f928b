import { type SqlBool, sql } from 'kysely'
import type { Trx } from '../schema.ts'

/**
 * Hold for what the indexes below hold. In a query they stand to the letter, without a parameter: with one, SQLite does not know
 * that the index holds all that is asked for.
 */
export const namesUniversity = sql<SqlBool>`university <> ''`
export const namesIntake = sql<SqlBool>`intake <> ''`
export const isApplication = sql<SqlBool>`kind = 'user_applications'`

/** As they were when this step was written. */
const withPhone = [
	'contact_submissions',
	'accommodation_requests',
	'visa_consultations',
	'user_applications',
]

/**
 * A message that comes in names no university, no intake and often no telephone, and is no application: what is found by these now lies
 * in indexes that it does not write into. What is due soon is read from the index of clocks. The first case of an address is the
 * first entry of its index; all cases of the address were read and sorted for every message.
 */
export const lighterWritesStep = {
	name: '046-lighter-writes',
	async up(db: Trx) {
		for (const index of [
			...['cases_university', 'cases_intake', 'cases_funnel'],
			...['cases_due', 'cases_clock', 'cases_email'],
			...withPhone.map((table) => `${table}_phone`),
		]) {
			await sql`drop index ${sql.ref(index)}`.execute(db)
		}
		for (const index of [
			`cases_university on cases (university, intake, clock_at, id)
				where closed_at is null and university <> ''`,
			`cases_intake on cases (intake, university) where university <> '' or intake <> ''`,
			`cases_funnel on cases (kind, university, intake, stage, programme, country, source)
				where kind = 'user_applications'`,
			'cases_clock on cases (clock_at, id, due_at) where closed_at is null',
			'cases_email on cases (email_key, created_at)',
			...withPhone.map(
				(table) => `${table}_phone on ${table} (phone_e164) where phone_e164 is not null`,
			),
		]) {
			await sql`create index ${sql.raw(index)}`.execute(db)
		}
	},
}
