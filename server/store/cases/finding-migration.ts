/** What cases are found and counted by beside their names: university, programme, intake, and the digest of a passport number. */
import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

export const findingStep = {
	name: '028-finding',
	async up(db: Trx) {
		for (const column of ['university', 'programme', 'intake', 'passport_key']) {
			await sql`alter table cases add column ${sql.ref(column)} text`.execute(db)
		}
		for (const index of [
			'cases_university on cases (university, intake, clock_at, id) where closed_at is null',
			'cases_intake on cases (intake, university)',
			'cases_passport on cases (passport_key)',
			'cases_funnel on cases (kind, university, intake, stage, programme, country)',
			'cases_name on cases (name, id)',
			// Empty as soon as the job has filled them: it then finds nothing without reading the table.
			'cases_unfilled on cases (id) where university is null',
		]) {
			await sql`create index ${sql.raw(index)}`.execute(db)
		}
	},
}
