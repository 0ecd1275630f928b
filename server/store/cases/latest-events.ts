/** The latest event of each case of a page, with the beginning of what was said. */
import { sql } from 'kysely'
import type { Run } from '../schema.ts'
import { readEvent } from './events.ts'

/** Looking at a case is no event of the case. */
const looks = ['opened', 'revealed', 'document_opened']

const excerptLength = 160

export async function latestEvents(run: Run, ids: readonly string[]) {
	if (ids.length === 0) return new Map()
	const rows = await run
		.selectFrom('cases')
		.innerJoin('events', (join) =>
			join.on('events.id', '=', (eb) =>
				eb
					.selectFrom('events as latest')
					.select('latest.id')
					.whereRef('latest.case_id', '=', 'cases.id')
					.where('latest.type', 'not in', looks)
					.orderBy('latest.at', 'desc')
					.orderBy('latest.id', 'desc')
					.limit(1),
			),
		)
		.leftJoin('messages', (join) =>
			join.onRef('messages.case_id', '=', 'cases.id').onRef('messages.event_id', '=', 'events.id'),
		)
		.select(['cases.id', 'events.type', 'events.at', 'events.actor', 'events.data'])
		.select(sql<string | null>`substr(messages.body, 1, ${excerptLength})`.as('excerpt'))
		.where('cases.id', 'in', ids)
		.execute()
	return new Map(rows.map(({ id, ...row }) => [id, readEvent(row)]))
}
