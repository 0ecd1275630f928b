import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/** Word for word as in the index: a database uses it only then. */
export const movesStage = sql<boolean>`data like '%"stage":[%'`

/** The moves of a case among hundreds of messages: without an index of their own, opening it read the whole history for them. */
export const stageMovesStep = {
	name: '052-stage-moves',
	async up(db: Trx) {
		await sql`create index events_stage on events (case_id, at) where data like '%"stage":[%'`.execute(
			db,
		)
	},
}
