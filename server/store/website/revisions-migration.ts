import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/**
 * The revision that last changed a version: after a publication only the entries of newer ones are read. 0 where a release wrote it that
 * does not know of this.
 */
export const contentRevisionsStep = {
	name: '050-content-revisions',
	async up(db: Trx) {
		await sql`alter table content_versions add column revision integer not null default 0`.execute(
			db,
		)
		await sql`create index content_versions_revision on content_versions (revision)`.execute(db)
	},
}
