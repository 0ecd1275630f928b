/** What a row of the list shows besides its case: the latest event, with the beginning of what was said, and the day of its erasure. */
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

/** Exported for the bench, which prints its plan. Not `materialized`, PostgreSQL would read the whole history of all cases to find fifty events. */
export const detailsQuery = (run: Run, ids: readonly string[]) =>
	run
		.with(
			(name) => name('listed').materialized(),
			(listed) =>
				listed
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
							.where((or) =>
								or.or([or('latest.actor', '=', applicant), or('latest.type', 'in', theirs)]),
							)
						const event = eb.fn.coalesce(words, latest.where('latest.type', 'not in', looks))
						return ['cases.id', event.as('event_id')]
					})
					.where('cases.id', 'in', ids),
		)
		.selectFrom('listed')
		.leftJoin('events', 'events.id', 'listed.event_id')
		// A case has the id of its submission.
		.leftJoin('erasures', (join) =>
			join.onRef('erasures.submission_id', '=', 'listed.id').on('erasures.done_at', 'is', null),
		)
		.select(['listed.id', 'erasures.due_at as erasure_due_at'])
		.select(['events.type', 'events.at', 'events.actor', 'events.data'])
		// Asked for each event: joined, PostgreSQL reads all messages.
		.select(({ selectFrom }) =>
			selectFrom('messages')
				.select(sql<string>`substr(messages.body, 1, ${excerptLength})`.as('excerpt'))
				.whereRef('messages.event_id', '=', 'events.id')
				.whereRef('messages.case_id', '=', 'events.case_id')
				.limit(1)
				.as('excerpt'),
		)

export async function rowDetails(run: Run, ids: readonly string[]) {
	if (ids.length === 0) return new Map()
	const rows = await detailsQuery(run, ids).execute()
	return new Map(
		rows.map(({ id, erasure_due_at, type, at, actor, data, excerpt }) => {
			const hasEvent = type !== null && at !== null && actor !== null && data !== null
			const last = hasEvent ? readEvent({ type, at, actor, data, excerpt }) : null
			return [id, { last, erasure_due_at }]
		}),
	)
}
