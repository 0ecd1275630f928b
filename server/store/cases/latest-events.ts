/** The latest event of each case of a page, with the beginning of what was said. */
import { sql } from 'kysely'
import type { Run } from '../schema.ts'
import { applicant, readEvent } from './events.ts'

/** Looking at a case and handing out its links is no event of the case, and nobody is waiting for what machines write. */
const looks = [
	'opened',
	'revealed',
	'document_opened',
	'pack_opened',
	'link_made',
	'link_mailed',
	'auto_mail',
]

/** What the family said or sent, by itself or through a colleague who wrote it down. */
const theirs = ['wrote', 'uploaded']

const excerptLength = 160

export async function latestEvents(run: Run, ids: readonly string[]) {
	if (ids.length === 0) return new Map()
	const rows = await run
		.selectFrom('cases')
		.innerJoin('events', (join) =>
			join.on('events.id', '=', (eb) => {
				const latest = eb
					.selectFrom('events as latest')
					.select('latest.id')
					.whereRef('latest.case_id', '=', 'cases.id')
					.orderBy('latest.at', 'desc')
					.orderBy('latest.id', 'desc')
					.limit(1)
				// In a case that holds something new the family's words come before whatever happened since.
				const words = latest
					.where(eb.ref('cases.unread'))
					.where((or) =>
						or.or([or('latest.actor', '=', applicant), or('latest.type', 'in', theirs)]),
					)
				return eb.fn.coalesce(words, latest.where('latest.type', 'not in', looks))
			}),
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
