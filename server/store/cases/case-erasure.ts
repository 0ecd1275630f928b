/** Erasing a case: asked for by its applicant or by a manager, and taken back by the same side only. The other side is notified of both. */
import type { Database } from '../database.ts'
import type { Asked, Erasures } from '../erasures.ts'
import type { Run } from '../schema.ts'
import type { Doing } from './case-changes.ts'
import { type CaseRow, lockCase } from './case-rows.ts'
import { applicant } from './events.ts'
import type { Notify } from './notices.ts'
import { recordEvent, touchCase } from './record-event.ts'

/** Until when it can be taken back, and by which side. */
export type PendingErasure = { dueAt: string; by: 'applicant' | 'office' }

const sideOf = (actor: string) => (actor === applicant ? 'applicant' : 'office')

/** Cases that will be erased, among these; all of them are few. A case has the id of its submission. */
async function pendingOf(run: Run, ids: readonly string[]): Promise<Map<string, PendingErasure>> {
	if (ids.length === 0) return new Map()
	const rows = await run
		.selectFrom('erasures')
		.select(['submission_id', 'due_at', 'by'])
		.where('done_at', 'is', null)
		.where('submission_id', 'in', ids)
		.execute()
	return new Map(
		rows.map(({ submission_id, due_at, by }) => [submission_id, { dueAt: due_at, by: sideOf(by) }]),
	)
}

export function createCaseErasure(
	database: Database,
	erasures: Pick<Erasures, 'request' | 'withdraw'>,
	notify: Notify,
) {
	return {
		pendingOf: async (ids: readonly string[]) => pendingOf(await database.ready(), ids),

		/** Asked for twice it stays the first one's. */
		ask: (row: CaseRow, reason: Asked['reason'], due: Date, doing: Doing): Promise<void> =>
			database.transaction(async (trx) => {
				if (!(await lockCase(trx, row.id))) return
				const target = { kind: row.kind, id: row.submission_id, reference: row.reference }
				const asked = { by: doing.actor, reason }
				if (!(await erasures.request(trx, target, asked, due))) return
				const eventId = await recordEvent(trx, row.id, 'erasure_asked', doing)
				await touchCase(trx, row.id, doing.actor)
				const isOwn = sideOf(doing.actor) === 'applicant'
				const kind = isOwn ? 'erasure_asked' : 'erasure_by_office'
				await notify(trx, row, kind, { eventId, due: due.toISOString() })
			}),

		takeBack: (row: CaseRow, doing: Doing): Promise<'done' | 'none' | 'not_yours'> =>
			database.transaction(async (trx) => {
				if (!(await lockCase(trx, row.id))) return 'none'
				const target = { kind: row.kind, id: row.submission_id }
				const result = await erasures.withdraw(trx, target, sideOf(doing.actor))
				if (result !== 'done') return result
				const eventId = await recordEvent(trx, row.id, 'erasure_withdrawn', doing)
				await touchCase(trx, row.id, doing.actor)
				await notify(trx, row, 'erasure_taken_back', { eventId })
				return result
			}),
	}
}
