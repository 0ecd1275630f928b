import { sql } from 'kysely'
import type { Trx } from './schema.ts'

export const refusedTemplatesStep = {
	name: '044-refused-templates',
	async up(db: Trx) {
		await sql`create table refused_templates (
			name text not null, language text not null, code text not null, since text not null,
			primary key (name, language)
		)`.execute(db)
	},
}
