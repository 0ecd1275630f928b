/** What follows for a case from what happens to it: its turn, stage and promise, by the table in `domain/cases/turn-rules.ts`. */
import { isPromised } from '#domain/cases/promise.ts'
import {
	afterHappening,
	type Happening,
	type TurnFacts,
	type TurnState,
} from '#domain/cases/turn-rules.ts'
import type { Trx } from '../schema.ts'
import { officeCalendar } from './calendar.ts'
import type { CaseRow } from './case-rows.ts'
import { lastSaid } from './message-rows.ts'

/** What the rules look at, as it is once the thing has happened. A submission that is no application is a question too. */
export async function turnFactsOf(
	trx: Trx,
	row: Pick<CaseRow, 'id' | 'kind' | 'first_reply_at'>,
): Promise<TurnFacts> {
	const missing = await trx
		.selectFrom('requests')
		.select('id')
		.where('case_id', '=', row.id)
		.where('state', '=', 'open')
		.limit(1)
		.executeTakeFirst()
	const last = await lastSaid(trx, row.id)
	const isAsked = row.kind !== 'user_applications' && row.first_reply_at === null
	return { isMissing: missing !== undefined, isUnanswered: last === 'in' || (!last && isAsked) }
}

/** The columns that rules write. */
export const turnOf = ({
	stage,
	stage_at,
	waiting_on,
	due_kind,
	due_at,
	due_from,
}: Omit<TurnState, 'kind' | 'next_at'>) => ({
	stage,
	stage_at,
	waiting_on,
	due_kind,
	due_at,
	due_from,
})

/** Whether an open promise was kept by this, and in time; nothing where none was open or it stays open. */
export function keptBy(before: TurnState, after: TurnState, at: string): { kept?: boolean } {
	const isOver = isPromised(before) && before.due_from !== after.due_from
	return isOver && before.due_at !== null ? { kept: at <= before.due_at } : {}
}

/** What changed, in the words of events. */
export function movedBy(before: TurnState, after: TurnState) {
	return {
		...(before.stage === after.stage ? {} : { stage: [before.stage, after.stage] }),
		...(before.waiting_on === after.waiting_on
			? {}
			: { waiting_on: [before.waiting_on, after.waiting_on] }),
	}
}

export async function writeTurn(trx: Trx, id: string, after: TurnState & { clock_at: string }) {
	await trx
		.updateTable('cases')
		.set({ ...turnOf(after), clock_at: after.clock_at })
		.where('id', '=', id)
		.execute()
}

/** How the case is after it. A closed case stays as it is; the row must be locked. */
export async function turnAfter(
	trx: Trx,
	row: CaseRow,
	happening: Happening,
	at: string,
): Promise<CaseRow> {
	if (row.closed_at !== null) return row
	return afterHappening(row, happening, await turnFactsOf(trx, row), {
		calendar: officeCalendar(),
		at,
	})
}
