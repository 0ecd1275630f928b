import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/** As the forms were when this step was written. */
const byForm = [
	['contact_submissions', 'contact'],
	['accommodation_requests', 'accommodation'],
	['visa_consultations', 'visa'],
	['user_applications', 'application'],
] as const

/**
 * How somebody first came to the office, counted with how far applications have come: in the index that the other numbers of the funnel
 * are read from, so that no submission writes into one more.
 */
export const caseSourceStep = {
	name: '042-case-source',
	async up(db: Trx) {
		await sql`alter table cases add column source text`.execute(db)
		for (const [kind, source] of byForm)
			await sql`update cases set source = ${source} where kind = ${kind}`.execute(db)
		await sql`update cases set source = 'plan'
			where id in (select id from user_applications where plan <> '')`.execute(db)
		for (const [source, key] of [
			['mail', 'mail %'],
			['whatsapp', 'wa %'],
		])
			await sql`update cases set source = ${source}
				where id in (select id from contact_submissions where idempotency_key like ${key})`.execute(
				db,
			)
		// Whose first case is another one. That one is nobody's later case, and keeps its own.
		await sql`update cases set source = (
				select first.source from cases as first where first.email_key = cases.email_key
				order by first.created_at, first.id limit 1)
			where kind = 'user_applications' and email_key <> ''`.execute(db)
		await sql`drop index cases_funnel`.execute(db)
		await sql`create index cases_funnel
			on cases (kind, university, intake, stage, programme, country, source)`.execute(db)
		await sql`drop index cases_unfilled`.execute(db)
		await sql`create index cases_unfilled on cases (id)
			where university is null or source is null`.execute(db)
	},
}
