/**
 * The history of a case. An event is added in the transaction of the change that it describes, and never changed. It holds
 * codes and ids, never typed text: that is in the row that it refers to.
 */
import { createHash, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { addRows } from '../add-rows.ts'
import type { Row, Run } from '../schema.ts'
import { movesStage } from './stage-moves.ts'

export type EventData = Readonly<Record<string, unknown>>

/** Who did it, where it was no colleague. */
export const applicant = 'applicant'

export type NewEvent = {
	id?: string
	caseId: string | null
	at: string
	actor: string
	type: string
	data?: EventData
	/** The case's version once it had happened. */
	version?: number | null
}

export type CaseEvent = Omit<Row<'events'>, 'data'> & { data: EventData }

const eventData = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

export const readEvent = <Given extends Pick<Row<'events'>, 'data'>>(row: Given) => ({
	...row,
	data: v.parse(eventData, row.data),
})

/** The id of what a key asked for: a repeated call finds what the first one did. */
export function idOfKey(key: string | undefined, ...about: readonly string[]): string {
	if (key === undefined) return randomUUID()
	return createHash('sha256')
		.update(JSON.stringify([key, ...about]))
		.digest('hex')
		.slice(0, 32)
}

/** False when this event had happened already. */
export async function addEvent(run: Run, event: NewEvent): Promise<boolean> {
	const { id = randomUUID(), caseId: case_id, at, actor, type, data = {}, version = null } = event
	const row = { id, case_id, at, actor, type, data: JSON.stringify(data), version }
	const added = await addRows(run, 'events', 'new', [row], (insert) =>
		insert.onConflict((conflict) => conflict.column('id').doNothing()).returning('id'),
	)
	return added.length > 0
}

export async function eventsOf(run: Run, caseId: string, limit = 500): Promise<CaseEvent[]> {
	const rows = await run
		.selectFrom('events')
		.selectAll()
		.where('case_id', '=', caseId)
		.orderBy('at', 'desc')
		.orderBy('id', 'desc')
		.limit(limit)
		.execute()
	return rows.map(readEvent)
}

/** Exported for the test of its plan. */
export const stageMovesQuery = (run: Run, caseId: string) =>
	run
		.selectFrom('events')
		.selectAll()
		.where('case_id', '=', caseId)
		.where(movesStage)
		.orderBy('at', 'desc')
		.orderBy('id', 'desc')

/** Those that moved the case to another stage, newest first. */
export const stageMoves = async (run: Run, caseId: string): Promise<CaseEvent[]> =>
	(await stageMovesQuery(run, caseId).execute()).map(readEvent)

/** What happened to a case after the version that somebody has before them. */
export async function eventsSince(run: Run, caseId: string, version: number) {
	const rows = await run
		.selectFrom('events')
		.selectAll()
		.where('case_id', '=', caseId)
		.where('version', '>', version)
		.orderBy('at')
		.orderBy('id')
		.execute()
	return rows.map(readEvent)
}
