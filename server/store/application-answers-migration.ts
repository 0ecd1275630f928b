/** What universities ask first, and what applicants say of their files. Rows from before have none of it. */
import { sql } from 'kysely'
import type { Trx } from './schema.ts'

const answers = ['name_latin', 'intake', 'english_test', 'english_score', 'further_choices', 'plan']

export const applicationAnswersStep = {
	name: '026-application-answers',
	async up(db: Trx) {
		for (const column of answers) {
			await sql`alter table user_applications add column ${sql.ref(column)} text`.execute(db)
		}
		// As the applicant's device called the file; its kind is the label, which was there before.
		await sql`alter table documents add column file_name text`.execute(db)
	},
}
