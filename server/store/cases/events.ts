/**
 * What happened, written once and never changed, in the transaction of what it tells. It holds codes, never what
 * somebody typed: that stands in the row it speaks of.
 */
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Run } from '../database.ts'

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

const eventRow = v.object({
	id: v.string(),
	case_id: v.nullable(v.string()),
	at: v.string(),
	actor: v.string(),
	type: v.string(),
	data: v.pipe(
		v.string(),
		v.transform((text): unknown => JSON.parse(text)),
		v.record(v.string(), v.unknown()),
	),
	version: v.nullable(v.number()),
})
export type CaseEvent = v.InferOutput<typeof eventRow>

export const eventColumns = sql.join(
	Object.keys(eventRow.entries).map((name) => sql.ref(`events.${name}`)),
)
export const parseEvents = (rows: unknown): CaseEvent[] => v.parse(v.array(eventRow), rows)

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
	const { rows } = await sql`
		insert into events (id, case_id, at, actor, type, data, version)
		values (${event.id ?? randomUUID()}, ${event.caseId}, ${event.at}, ${event.actor}, ${event.type},
			${JSON.stringify(event.data ?? {})}, ${event.version ?? null})
		on conflict (id) do nothing returning id`.execute(run)
	return rows.length > 0
}

export async function eventsOf(run: Run, caseId: string, limit = 500): Promise<CaseEvent[]> {
	const { rows } = await sql`
		select ${eventColumns} from events where case_id = ${caseId}
		order by at desc, id desc limit ${limit}`.execute(run)
	return parseEvents(rows)
}

/** What happened to a case after the version that somebody has before them. */
export async function eventsSince(run: Run, caseId: string, version: number) {
	const { rows } = await sql`
		select ${eventColumns} from events where case_id = ${caseId} and version > ${version}
		order by at, id`.execute(run)
	return parseEvents(rows)
}
