import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/**
 * Every index of `cases` is one page more to write for every message that comes in. What the overview counts by stage and by
 * colleague now stands behind the order of the inbox; indexes of what a new message does not have yet hold only those that have it.
 */
export const fewerIndexesStep = {
	name: '037-fewer-indexes',
	async up(db: Trx) {
		for (const index of [
			...['cases_open', 'cases_people', 'cases_stage', 'cases_assignee'],
			...['cases_replied', 'cases_reply_tag', 'cases_passport'],
		]) {
			await sql`drop index ${sql.ref(index)}`.execute(db)
		}
		for (const index of [
			'index cases_stage on cases (kind, stage, clock_at, id, before_desk) where closed_at is null',
			'index cases_assignee on cases (assignee_id, clock_at, id, before_desk) where closed_at is null',
			'index cases_replied on cases (first_reply_at, before_desk, assignee_id, created_at) where first_reply_at is not null',
			'unique index cases_reply_tag on cases (reply_tag) where reply_tag is not null',
			'index cases_passport on cases (passport_key) where passport_key is not null',
		]) {
			await sql`create ${sql.raw(index)}`.execute(db)
		}
	},
}
