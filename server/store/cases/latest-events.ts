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

/** Which event that is, by case. Exported for the bench, which prints its plan. */
export const latestQuery = (run: Run, ids: readonly string[]) =>
	run
		.selectFrom('cases')
		.select((eb) => {
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
				.where((or) => or.or([or('latest.actor', '=', applicant), or('latest.type', 'in', theirs)]))
			return eb.fn.coalesce(words, latest.where('latest.type', 'not in', looks)).as('event_id')
		})
		.where('cases.id', 'in', ids)

/** Two questions: asked in one, PostgreSQL reads the whole history of all cases to find fifty events. */
export async function latestEvents(run: Run, ids: readonly string[]) {
	if (ids.length === 0) return new Map()
	const latest = await latestQuery(run, ids).execute()
	const eventIds = latest.flatMap(({ event_id }) => event_id ?? [])
	if (eventIds.length === 0) return new Map()
	const rows = await run
		.selectFrom('events')
		.select(['events.case_id as id', 'events.type', 'events.at', 'events.actor', 'events.data'])
		// Asked for each event: joined, PostgreSQL reads all messages.
		.select(({ selectFrom }) =>
			selectFrom('messages')
				.select(sql<string>`substr(messages.body, 1, ${excerptLength})`.as('excerpt'))
				.whereRef('messages.event_id', '=', 'events.id')
				.whereRef('messages.case_id', '=', 'events.case_id')
				.limit(1)
				.as('excerpt'),
		)
		.where('events.id', 'in', eventIds)
		.execute()
	return new Map(rows.map(({ id, ...row }) => [id, readEvent(row)]))
}
