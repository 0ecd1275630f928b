/** Figures of the desk for the manager: what is open, what is late, how fast answers are, which mail does not arrive. */
import * as v from 'valibot'
import type { Database } from '../database.ts'
import { readEvent } from './events.ts'

const day = 24 * 60 * 60 * 1000
const period = 30 * day

/** An answer's event says whether it kept a promise; not there where nothing was promised. */
const keptPromise = v.object({ kept: v.optional(v.boolean()) })

/** Upper bounds of the bars, in hours; the last one has none. */
const replyBars = [2, 4, 8, 24, null] as const

export function createOverview(database: Database) {
	async function failing() {
		const db = await database.ready()
		return db
			.selectFrom('deliveries')
			.leftJoin('cases', 'cases.id', 'deliveries.submission_id')
			.select((eb) => [
				'deliveries.id',
				eb.val<'deliveries' | 'outgoing'>('deliveries').as('table'),
				'cases.id as case_id',
				'cases.reference',
				eb.ref('channel').$castTo<string>().as('what'),
				'attempts',
				'failed_at',
				'last_attempt_at',
				'failure_reason as reason',
			])
			.where('delivered_at', 'is', null)
			.where('attempts', '>', 0)
			.unionAll(
				db
					.selectFrom('outgoing')
					.leftJoin('cases', 'cases.id', 'outgoing.case_id')
					.select((eb) => [
						'outgoing.id',
						eb.val<'deliveries' | 'outgoing'>('outgoing').as('table'),
						'outgoing.case_id',
						'cases.reference',
						'template as what',
						'attempts',
						'failed_at',
						'last_attempt_at',
						'failure_reason as reason',
					])
					.where('sent_at', 'is', null)
					.where('cancelled_at', 'is', null)
					.where('attempts', '>', 0),
			)
			.orderBy('last_attempt_at', 'desc')
			.limit(100)
			.execute()
	}

	return {
		async read() {
			const db = await database.ready()
			const now = new Date()
			const since = new Date(now.getTime() - period).toISOString()
			const open = await db
				.selectFrom('cases')
				.select(({ fn, eb, lit }) => {
					const isLate = eb('clock_at', '<', now.toISOString())
					return [
						'kind',
						'stage',
						fn.countAll<number>().as('n'),
						fn.sum<number>(eb.case().when(isLate).then(lit(1)).else(lit(0)).end()).as('late'),
					]
				})
				.where('closed_at', 'is', null)
				.where('before_desk', '=', false)
				.groupBy(['kind', 'stage'])
				.orderBy('kind')
				.orderBy('stage')
				.execute()
			const replies = await db
				.selectFrom('cases')
				.select(['created_at', 'first_reply_at'])
				.where('first_reply_at', '>', since)
				.$narrowType<{ first_reply_at: string }>()
				.where('before_desk', '=', false)
				.execute()
			// A promise is kept or missed in the moment of the answer, and that answer's event says which; one that was
			// taken back has not kept anything.
			const answers = await db
				.selectFrom('events')
				.select('data')
				.where('at', '>', since)
				.where('type', 'in', ['message', 'requested', 'document', 'changed'])
				.where('data', 'like', '%"kept":%')
				.where(({ not, exists, selectFrom }) =>
					not(
						exists(
							selectFrom('messages')
								.innerJoin('outgoing', 'outgoing.message_id', 'messages.id')
								.select('messages.id')
								.whereRef('messages.case_id', '=', 'events.case_id')
								.whereRef('messages.event_id', '=', 'events.id')
								.where('outgoing.cancelled_at', 'is not', null),
						),
					),
				)
				.execute()
			const promises = answers
				.map((event) => v.parse(keptPromise, readEvent(event).data).kept)
				.filter((kept) => kept !== undefined)
			const hours = replies.map(
				(row) => (Date.parse(row.first_reply_at) - Date.parse(row.created_at)) / (day / 24),
			)
			const bars = replyBars.map((until, at) => {
				const from = at === 0 ? -1 : (replyBars[at - 1] ?? 0)
				return {
					until,
					count: hours.filter((h) => h > from && (until === null || h <= until)).length,
				}
			})
			return {
				open,
				late: open.reduce((sum, row) => sum + row.late, 0),
				promises: { kept: promises.filter(Boolean).length, all: promises.length },
				replies: bars,
				failing: await failing(),
				days: period / day,
			}
		},

		/** Tries once more what has failed: at once, also what was given up. False when there is nothing to try. */
		async retry(table: 'deliveries' | 'outgoing', id: string): Promise<boolean> {
			const db = await database.ready()
			const again = { next_attempt_at: new Date().toISOString(), failed_at: null }
			const query =
				table === 'deliveries'
					? db
							.updateTable('deliveries')
							.set(again)
							.where('id', '=', id)
							.where('delivered_at', 'is', null)
					: db
							.updateTable('outgoing')
							.set(again)
							.where('id', '=', id)
							.where('sent_at', 'is', null)
							.where('cancelled_at', 'is', null)
			return (await query.executeTakeFirst()).numUpdatedRows > 0n
		},
	}
}
